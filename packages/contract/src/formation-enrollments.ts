import { z } from 'zod';
import { accountInput, courseAccount } from './course-fields.ts';
import { endpoints } from './endpoint.ts';
import { id, instant, messageOnly, momentInput, single, wholeNumber } from './fields.ts';
import { formationModule, lesson } from './formations.ts';
import { pageOf } from './page.ts';
import { picture } from './pictures.ts';
import { staffQuery } from './staff-lists.ts';
import { ENROLLMENT_STATUSES } from './course-labels.ts';

export { ENROLLMENT_STATUS_LABELS, ENROLLMENT_STATUSES, type EnrollmentStatus } from './course-labels.ts';

export const formationEnrollment = z.object({
  id,
  formationId: id,
  userId: id,
  orderId: id.nullable(),
  orderNumber: z.string().nullable(),
  status: z.enum(ENROLLMENT_STATUSES),
  progress: z.int().min(0).max(100).describe('Pour cent'),
  enrolledAt: instant,
  completedAt: instant.nullable(),
  formation: z.object({ id, slug: z.string(), title: z.string(), picture: picture.nullable(), duration: z.string() }),
  user: courseAccount,
});
export type FormationEnrollment = z.infer<typeof formationEnrollment>;

/** With everything to learn, as far as the enrolment opens it. */
export const enrollmentDetail = formationEnrollment.extend({
  modules: z.array(formationModule.extend({ lessons: z.array(lesson.extend({ isDone: z.boolean() })) })),
});
export type EnrollmentDetail = z.infer<typeof enrollmentDetail>;

const progress = wholeNumber.min(0).max(100);

const enrollmentInput = z.strictObject({
  formationId: id,
  ...accountInput,
  orderId: id.nullish(),
  status: z.enum(ENROLLMENT_STATUSES, 'Statut inconnu').optional(),
  progress: progress.optional(),
  enrolledAt: momentInput.optional(),
});
export type EnrollmentInput = z.output<typeof enrollmentInput>;

const enrollmentChange = enrollmentInput.omit({ email: true }).partial();
export type EnrollmentChange = z.output<typeof enrollmentChange>;

export const enrollmentQuery = staffQuery(['createdAt', 'enrolledAt', 'progress'], {
  formationId: id.optional(),
  userId: id.optional(),
  orderId: id.optional(),
  status: z.enum(ENROLLMENT_STATUSES, 'Statut inconnu').optional(),
});
export type EnrollmentQuery = z.output<typeof enrollmentQuery>;

export const formationEnrollmentEndpoints = endpoints({
  'GET /formation-enrollments': {
    summary: 'Les inscriptions aux formations ; un client voit les siennes',
    access: 'shopper-or-staff',
    right: 'formation-enrollments.read',
    query: enrollmentQuery,
    response: pageOf(formationEnrollment),
  },
  'GET /formation-enrollments/{id}': {
    summary: 'Une inscription, avec les leçons qu’elle ouvre et celles qui sont faites',
    access: 'shopper-or-staff',
    right: 'formation-enrollments.read',
    params: z.object({ id }),
    response: single(enrollmentDetail),
    refusals: ['enrollment_not_found'],
  },
  'POST /formation-enrollments': {
    summary: 'Inscrit un compte à une formation',
    access: 'staff',
    right: 'formation-enrollments.write',
    body: enrollmentInput,
    status: 201,
    response: single(formationEnrollment),
    refusals: ['formation_not_found', 'account_not_found', 'order_not_found', 'already_enrolled'],
  },
  'PUT /formation-enrollments/{id}': {
    summary: 'Change une inscription ; ce qui n’est pas envoyé reste',
    access: 'staff',
    right: 'formation-enrollments.write',
    params: z.object({ id }),
    body: enrollmentChange,
    response: single(formationEnrollment),
    refusals: [
      'enrollment_not_found',
      'formation_not_found',
      'account_not_found',
      'order_not_found',
      'already_enrolled',
    ],
  },
  'DELETE /formation-enrollments/{id}': {
    summary: 'Supprime une inscription et sa progression',
    access: 'staff',
    right: 'formation-enrollments.delete',
    params: z.object({ id }),
    response: messageOnly,
    refusals: ['enrollment_not_found'],
  },
  'PUT /formation-enrollments/{id}/lessons/{lessonId}': {
    summary: 'Note une leçon comme faite, ou à refaire ; la dernière termine la formation',
    access: 'shopper',
    params: z.object({ id, lessonId: id }),
    body: z.strictObject({ isDone: z.boolean().default(true) }),
    response: single(enrollmentDetail),
    refusals: ['enrollment_not_found', 'lesson_not_found', 'enrollment_not_active'],
  },
  'POST /formations/{id}/enroll': {
    summary: 'Inscrit le compte à une formation gratuite',
    access: 'shopper',
    params: z.object({ id }),
    status: 201,
    response: single(enrollmentDetail),
    refusals: ['formation_not_found', 'formation_not_free', 'already_enrolled'],
  },
});
