import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { ownerOf } from '#platform/session';
import { changeEnrollment, enrollByStaff, joinFreeFormation, removeEnrollment } from './enroll.ts';
import { selectEnrollmentPage } from './enrollments.queries.ts';
import { noteLesson, readEnrollment } from './learn.ts';

export function bindEnrollmentRoutes(platform: Platform, route: Route): void {
  const { db } = platform;

  route('GET /formation-enrollments', async ({ query, session }) =>
    selectEnrollmentPage(db, { ...query, userId: ownerOf(session) ?? query.userId }),
  );

  route('GET /formation-enrollments/{id}', async ({ params: { id }, session }) => ({
    data: await readEnrollment(db, { id, userId: ownerOf(session) }),
  }));

  route('POST /formation-enrollments', async ({ body, session }) => ({
    data: await enrollByStaff(platform, session, body),
  }));

  route('PUT /formation-enrollments/{id}', async ({ params: { id }, body, session }) => ({
    data: await changeEnrollment(platform, session, { id, change: body }),
  }));

  route('DELETE /formation-enrollments/{id}', async ({ params, session }) => {
    await removeEnrollment(platform, session, params.id);
    return { message: 'L’inscription a été supprimée.' };
  });

  route('PUT /formation-enrollments/{id}/lessons/{lessonId}', async ({ params, body, session }) => ({
    data: await noteLesson(platform, session.userId, { ...params, ...body }),
  }));

  route('POST /formations/{id}/enroll', async ({ params, session: { userId } }) => {
    const id = await joinFreeFormation(platform, userId, params.id);
    return { data: await readEnrollment(db, { id, userId }) };
  });
}
