import type { SeminarChange } from '@tokpa/contract';
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
import { fieldProblem, Problem } from '#platform/problem';
import { staffWith } from '#platform/session';
import { callableSeminar, SEMINAR_SEATS, seminarKind } from './seminar-kind.ts';
import { endsAfterStart, findSeminar, selectSeminarPage } from './seminars.queries.ts';

/** One of the two stands in the row, where the contract does not see it. */
async function checkEndsAfterStart(tx: Db, id: string): Promise<void> {
  if (!(await endsAfterStart(tx, id))) throw fieldProblem('ends_before_start', 'endDate');
}

export function bindSeminarRoutes(platform: Platform, route: Route): void {
  const { reads, clock } = platform;
  const kind = seminarKind(platform);
  const callable = callableSeminar(platform);
  const finish = (body: SeminarChange) => async (tx: Db, id: string) => {
    if (body.maxParticipants !== undefined) await checkSeatsEnough(tx, SEMINAR_SEATS, id);
    if (body.startDate !== undefined || body.endDate !== undefined) await checkEndsAfterStart(tx, id);
  };

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
    data: await updateCourse(platform, session, kind, { id, body, uploads: files, finish: finish(body) }),
  }));

  route('DELETE /seminars/{id}', async ({ params, session }) => ({
    message: await removeCourse(platform, session, kind, params.id),
  }));

  route('GET /seminars/{id}/cancellation', async ({ params }) => ({
    data: await foreseeCancellation(platform, callable, params.id),
  }));

  route('POST /seminars/{id}/cancel', async ({ params: { id }, body, session }) => ({
    data: await callOff(platform, session, callable, { id, ...body }),
  }));
}
