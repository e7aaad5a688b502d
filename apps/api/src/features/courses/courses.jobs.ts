import { defineJob } from '#platform/jobs';
import type { Platform } from '#platform/platform';
import { minutesAfter } from '#platform/clock';
import { dropCourses } from './course-kind.ts';
import { findBegun } from './courses.queries.ts';

const EVERY_MINUTE = '* * * * *';
// More than the time between two runs, so that one which comes late forgets nothing.
const LOOK_BACK_MINUTES = 10;

export const dropBegunCourses = defineJob<Record<string, never>>('courses.drop-begun', { schedule: EVERY_MINUTE });

/** What has begun can no longer be bought: answers that still offer it are out of date, although nobody wrote anything. */
export async function dropBegun(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const from = minutesAfter(now, -LOOK_BACK_MINUTES);
  const seminars = await findBegun(platform.db, 'seminars', from, now);
  const sessions = await findBegun(platform.db, 'coaching_sessions', from, now);
  if (seminars.length + sessions.length === 0) return;
  await platform.transact(async (tx) => {
    dropCourses(platform, tx, { kind: { resource: 'seminars' }, ids: seminars });
    dropCourses(platform, tx, { kind: { resource: 'coaching-sessions' }, ids: sessions });
  });
}
