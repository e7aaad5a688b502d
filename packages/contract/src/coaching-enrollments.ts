import { z } from 'zod';
import { accountInput, clearableText, courseAccount, SEAT_STATUSES } from './course-fields.ts';
import { COACHING_MODES } from './coaching-sessions.ts';
import { endpoints } from './endpoint.ts';
import { id, instant, messageOnly, single } from './fields.ts';
import { pageOf } from './page.ts';
import { picture } from './pictures.ts';
import { staffQuery } from './staff-lists.ts';

export const coachingEnrollment = z.object({
  id,
  coachingSessionId: id,
  userId: id,
  orderId: id.nullable(),
  orderNumber: z.string().nullable(),
  status: z.enum(SEAT_STATUSES),
  notes: z.string().describe('Écrites par l’équipe ; un client ne les voit pas'),
  createdAt: instant,
  coachingSession: z.object({
    id,
    slug: z.string(),
    title: z.string(),
    coachName: z.string(),
    mode: z.enum(COACHING_MODES),
    location: z.string().describe('Vide, en ligne, tant qu’un client n’a pas sa place'),
    startDate: instant.nullable(),
    picture: picture.nullable(),
    isPublished: z.boolean().describe('A une page dans la boutique'),
  }),
  user: courseAccount,
});
export type CoachingEnrollment = z.infer<typeof coachingEnrollment>;

const coachingEnrollmentInput = z.strictObject({
  coachingSessionId: id,
  ...accountInput,
  orderId: id.nullish(),
  status: z.enum(SEAT_STATUSES, 'Statut inconnu').optional(),
  notes: clearableText(5000),
});
export type CoachingEnrollmentInput = z.output<typeof coachingEnrollmentInput>;
const coachingEnrollmentChange = coachingEnrollmentInput.omit({ email: true }).partial();
export type CoachingEnrollmentChange = z.output<typeof coachingEnrollmentChange>;

export const coachingEnrollmentQuery = staffQuery(['createdAt'], {
  coachingSessionId: id.optional(),
  userId: id.optional(),
  orderId: id.optional(),
  status: z.enum(SEAT_STATUSES, 'Statut inconnu').optional(),
});
export type CoachingEnrollmentQuery = z.output<typeof coachingEnrollmentQuery>;

export const coachingEnrollmentEndpoints = endpoints({
  'GET /coaching-enrollments': {
    summary: 'Les inscriptions au coaching ; un client voit les siennes',
    access: 'shopper-or-staff',
    right: 'coaching-enrollments.read',
    query: coachingEnrollmentQuery,
    response: pageOf(coachingEnrollment),
  },
  'GET /coaching-enrollments/{id}': {
    summary: 'Une inscription au coaching',
    access: 'shopper-or-staff',
    right: 'coaching-enrollments.read',
    params: z.object({ id }),
    response: single(coachingEnrollment),
    refusals: ['enrollment_not_found'],
  },
  'POST /coaching-enrollments': {
    summary: 'Inscrit un compte à une séance, tant qu’il reste des places',
    access: 'staff',
    right: 'coaching-enrollments.write',
    body: coachingEnrollmentInput,
    status: 201,
    response: single(coachingEnrollment),
    refusals: ['coaching_session_not_found', 'account_not_found', 'order_not_found', 'no_seat_left', 'called_off'],
  },
  'PUT /coaching-enrollments/{id}': {
    summary: 'Change une inscription : présence, annulation, notes',
    access: 'staff',
    right: 'coaching-enrollments.write',
    params: z.object({ id }),
    body: coachingEnrollmentChange,
    response: single(coachingEnrollment),
    refusals: [
      'enrollment_not_found',
      'coaching_session_not_found',
      'account_not_found',
      'order_not_found',
      'no_seat_left',
      'called_off',
    ],
  },
  'DELETE /coaching-enrollments/{id}': {
    summary: 'Supprime une inscription : sa place est libre',
    access: 'staff',
    right: 'coaching-enrollments.delete',
    params: z.object({ id }),
    response: messageOnly,
    refusals: ['enrollment_not_found'],
  },
});
