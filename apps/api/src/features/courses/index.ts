import type { Feature } from '#platform/feature';
import { dropBegun, dropBegunCourses } from './courses.jobs.ts';

export { callOff, type CallableKind, foreseeCancellation } from './call-off.ts';
export { findAccountOrThrow } from './accounts.ts';
export { type CourseKind, courseTag, dropCourses } from './course-kind.ts';
export { followOrders } from './follow-orders.ts';
export type { Meeting } from './meeting.ts';
export { checkSeatsEnough, type SeatKind } from './seats.ts';
export { type SeatHolder, type SessionWords, tellMoved } from './tell-moved.ts';
export { createCourse, removeCourse, updateCourse } from './write-course.ts';
export { changeSeat, type EnrolmentKind, giveSeat, nameSeat, removeSeat } from './write-seat.ts';

/** What formations, seminars and coaching sessions share: how they are written, their seats, and what orders do to them. */
export const coursesFeature: Feature = {
  name: 'courses',
  register({ platform }) {
    platform.jobs.handle(dropBegunCourses, () => dropBegun(platform));
  },
};
