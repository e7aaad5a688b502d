import { defineJob, EVERY_MINUTE } from '#platform/jobs';
import type { Platform } from '#platform/platform';
import { minutesAfter } from '#platform/clock';
import { dropCourses } from './course-kind.ts';
import { findBegun, moveLastLook } from './courses.queries.ts';

// Where nobody has looked yet.
const FIRST_LOOK_BACK_MINUTES = 24 * 60;
// By which the clocks of two machines may differ: to drop an answer twice costs nothing.
const CLOCKS_DIFFER_MINUTES = 2;

export const dropBegunCourses = defineJob<Record<string, never>>('courses.drop-begun', { schedule: EVERY_MINUTE });

/**
 * What has begun since the last look can no longer be bought: answers that still offer it are out of date, although nobody wrote anything.
 * However long ago that look was: a machine that slept keeps its answers.
 */
export async function dropBegun(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  await platform.transact(async (tx) => {
    const before = await moveLastLook(tx, now);
    const from = before ? minutesAfter(before, -CLOCKS_DIFFER_MINUTES) : minutesAfter(now, -FIRST_LOOK_BACK_MINUTES);
    const seminars = await findBegun(tx, 'seminars', from, now);
    const sessions = await findBegun(tx, 'coaching_sessions', from, now);
    if (seminars.length + sessions.length === 0) return;
    dropCourses(platform, tx, { kind: { resource: 'seminars' }, ids: seminars });
    dropCourses(platform, tx, { kind: { resource: 'coaching-sessions' }, ids: sessions });
  });
}
