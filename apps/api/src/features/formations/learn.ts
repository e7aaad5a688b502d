import type { EnrollmentDetail } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { lockEnrollment } from './enrollments.queries.ts';
import { findEnrollmentOrThrow } from './find-enrollment.ts';
import { findModules } from './formations.queries.ts';
import {
  findLessonsDone,
  isLessonOf,
  refreshProgress,
  wasDoneWhenCompleted,
  writeLessonDone,
} from './progress.queries.ts';
import { isOpen } from './tell-learner.ts';

/** An enrolment with its lessons. To a shopper they say what they teach once the enrolment is open; staff read everything. */
export async function readEnrollment(
  db: Db,
  { id, userId }: { id: string; userId: string | undefined },
): Promise<EnrollmentDetail> {
  const enrollment = await findEnrollmentOrThrow(db, id, userId);
  const done = await findLessonsDone(db, id);
  const modules = await findModules(db, enrollment.formationId);
  const opensAll = userId === undefined || isOpen(enrollment.status);
  return {
    ...enrollment,
    modules: modules.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson) => ({
        ...lesson,
        ...(opensAll || lesson.isPreview ? {} : { content: null, videoUrl: null, documentUrl: null }),
        isDone: done.has(lesson.id),
      })),
    })),
  };
}

/** Notes a lesson as done, or to be done again; the last one completes the formation. */
export async function noteLesson(
  platform: Platform,
  userId: string,
  { id, lessonId, isDone }: { id: string; lessonId: string; isDone: boolean },
): Promise<EnrollmentDetail> {
  const now = platform.clock.now();
  return platform.transact(async (tx) => {
    const held = await lockEnrollment(tx, id);
    if (held?.userId !== userId) throw new Problem('enrollment_not_found');
    if (!isOpen(held.status)) throw new Problem('enrollment_not_active');
    if (!(await isLessonOf(tx, lessonId, held.formationId))) throw new Problem('lesson_not_found');
    // Who has finished has finished, even when lessons came afterwards: only what they had done by then is taken up again.
    const staysFinished = held.status === 'COMPLETED' && (isDone || !(await wasDoneWhenCompleted(tx, id, lessonId)));
    await writeLessonDone(tx, { enrollmentId: id, lessonId, isDone, at: now });
    if (!staysFinished) await refreshProgress(tx, id, now);
    return readEnrollment(tx, { id, userId });
  });
}
