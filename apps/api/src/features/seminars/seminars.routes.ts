import { checkSeatsEnough, courseTag, createCourse, removeCourse, updateCourse } from '#features/courses';
import type { Db } from '#db/connect';
import { readEvenMoved, tagsOfAddress } from '#db/read-even-moved';
import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { staffWith } from '#platform/session';
import { SEMINAR_SEATS, seminarKind } from './seminar-kind.ts';
import { findSeminar, selectSeminarPage } from './seminars.queries.ts';

export function bindSeminarRoutes(platform: Platform, route: Route): void {
  const { reads, clock } = platform;
  const kind = seminarKind(platform);
  const finish = (tx: Db, id: string) => checkSeatsEnough(tx, SEMINAR_SEATS, id);

  route('GET /seminars', async ({ query: { status, ...asked }, session, tag }) => {
    tag('seminars');
    const visible = staffWith(session, 'seminars.read') ? status : 'PUBLISHED';
    return selectSeminarPage(reads, asked, { status: visible, now: clock.now() });
  });

  route('GET /seminars/{id}', async ({ params, session, tag }) => {
    const seminar = await readEvenMoved(reads, 'seminar', params.id, (named) => findSeminar(reads, named, clock.now()));
    if (!seminar) throw new Problem('seminar_not_found');
    if (seminar.status !== 'PUBLISHED' && !staffWith(session, 'seminars.read')) throw new Problem('seminar_not_found');
    tag(courseTag(kind, seminar.id), ...tagsOfAddress(params.id, seminar, 'seminars'));
    return { data: seminar };
  });

  route('POST /seminars', async ({ body, files, session }) => ({
    data: await createCourse(platform, session, kind, { body, uploads: files }),
  }));

  route('PUT /seminars/{id}', async ({ params: { id }, body, files, session }) => ({
    data: await updateCourse(platform, session, kind, {
      id,
      body,
      uploads: files,
      ...(body.maxParticipants !== undefined && { finish }),
    }),
  }));

  route('DELETE /seminars/{id}', async ({ params, session }) => ({
    message: await removeCourse(platform, session, kind, params.id),
  }));
}
