import type { CoachingSession } from '@tokpa/contract';
import {
  callOff,
  checkSeatsEnough,
  courseTag,
  createCourse,
  foreseeCancellation,
  removeCourse,
  updateCourse,
} from '#features/courses';
import type { Db } from '#db/connect';
import { readEvenMoved, tagsOfAddress } from '#db/read-even-moved';
import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { staffWith } from '#platform/session';
import { callableSession, COACHING_SEATS, coachingKind } from './coaching-kind.ts';
import { findSession, selectSessionPage } from './coaching-sessions.queries.ts';

/** The place of a session online is the way into it: it is for those who have a seat. */
function toPublicSession(session: CoachingSession): CoachingSession {
  return session.mode === 'ONLINE' ? { ...session, location: '' } : session;
}

export function bindSessionRoutes(platform: Platform, route: Route): void {
  const { reads, clock } = platform;
  const kind = coachingKind(platform);
  const callable = callableSession(platform);
  const finish = (tx: Db, id: string) => checkSeatsEnough(tx, COACHING_SEATS, id);

  route('GET /coaching-sessions', async ({ query: { status, ...asked }, session, tag }) => {
    tag('coaching-sessions');
    const now = clock.now();
    if (staffWith(session, 'coaching-sessions.read')) return selectSessionPage(reads, asked, { status, now });
    const page = await selectSessionPage(reads, asked, { status: 'PUBLISHED', now, isPublic: true });
    return { ...page, data: page.data.map(toPublicSession) };
  });

  route('GET /coaching-sessions/{id}', async ({ params, session, tag }) => {
    const found = await readEvenMoved(reads, 'coaching_session', params.id, (named) =>
      findSession(reads, named, clock.now()),
    );
    if (!found) throw new Problem('coaching_session_not_found');
    if (staffWith(session, 'coaching-sessions.read')) return { data: found };
    if (found.status !== 'PUBLISHED') throw new Problem('coaching_session_not_found');
    tag(courseTag(kind, found.id), ...tagsOfAddress(params.id, found, 'coaching-sessions'));
    return { data: toPublicSession(found) };
  });

  route('POST /coaching-sessions', async ({ body, files, session }) => ({
    data: await createCourse(platform, session, kind, { body, uploads: files }),
  }));

  route('PUT /coaching-sessions/{id}', async ({ params: { id }, body, files, session }) => ({
    data: await updateCourse(platform, session, kind, {
      id,
      body,
      uploads: files,
      ...(body.maxParticipants !== undefined && { finish }),
    }),
  }));

  route('DELETE /coaching-sessions/{id}', async ({ params, session }) => ({
    message: await removeCourse(platform, session, kind, params.id),
  }));

  route('GET /coaching-sessions/{id}/cancellation', async ({ params }) => ({
    data: await foreseeCancellation(platform, callable, params.id),
  }));

  route('POST /coaching-sessions/{id}/cancel', async ({ params: { id }, body, session }) => ({
    data: await callOff(platform, session, callable, { id, ...body }),
  }));
}
