import type { CoachingEnrollment } from '@tokpa/contract';
import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { ownerOf, type Session } from '#platform/session';
import { changeEnrollment, enrollByStaff, findEnrollmentOrThrow, removeEnrollment, shownToShopper } from './enroll.ts';
import { selectEnrollmentPage } from './enrollments.queries.ts';

function shownTo(session: Session, enrollment: CoachingEnrollment): CoachingEnrollment {
  return session.kind === 'staff' ? enrollment : shownToShopper(enrollment);
}

export function bindEnrollmentRoutes(platform: Platform, route: Route): void {
  route('GET /coaching-enrollments', async ({ query, session }) => {
    const page = await selectEnrollmentPage(platform.db, { ...query, userId: ownerOf(session) ?? query.userId });
    return { ...page, data: page.data.map((row) => shownTo(session, row)) };
  });

  route('GET /coaching-enrollments/{id}', async ({ params, session }) => ({
    data: shownTo(session, await findEnrollmentOrThrow(platform.db, params.id, ownerOf(session))),
  }));

  route('POST /coaching-enrollments', async ({ body, session }) => ({
    data: await enrollByStaff(platform, session, body),
  }));

  route('PUT /coaching-enrollments/{id}', async ({ params: { id }, body, session }) => ({
    data: await changeEnrollment(platform, session, { id, change: body }),
  }));

  route('DELETE /coaching-enrollments/{id}', async ({ params, session }) => {
    await removeEnrollment(platform, session, params.id);
    return { message: 'L’inscription a été supprimée.' };
  });
}
