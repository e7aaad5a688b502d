import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { ownerOf } from '#platform/session';
import {
  changeRegistration,
  findRegistrationOrThrow,
  nameParticipant,
  registerByStaff,
  removeRegistration,
} from './register.ts';
import { selectRegistrationPage } from './registrations.queries.ts';

// Each may write to a stranger.
const PARTICIPANTS = { name: 'participant', points: 20, seconds: 3600 } as const;

export function bindRegistrationRoutes(platform: Platform, route: Route): void {
  route('GET /seminar-registrations', async ({ query, session }) =>
    selectRegistrationPage(platform.db, { ...query, userId: ownerOf(session) ?? query.userId }),
  );

  route('GET /seminar-registrations/{id}', async ({ params, session }) => ({
    data: await findRegistrationOrThrow(platform.db, params.id, ownerOf(session)),
  }));

  route('POST /seminar-registrations', async ({ body, session }) => ({
    data: await registerByStaff(platform, session, body),
  }));

  route('PUT /seminar-registrations/{id}', async ({ params: { id }, body, session }) => ({
    data: await changeRegistration(platform, session, { id, change: body }),
  }));

  route('PUT /seminar-registrations/{id}/participant', async ({ params: { id }, body, session: { userId } }) => {
    await platform.throttle.count(PARTICIPANTS, userId);
    return { data: await nameParticipant(platform, { id, userId, participant: body }) };
  });

  route('DELETE /seminar-registrations/{id}', async ({ params, session }) => {
    await removeRegistration(platform, session, params.id);
    return { message: 'L’inscription a été supprimée.' };
  });
}
