export { nameOf } from './account.ts';
export { CourseInputs, SeatsInput, SlugInput } from './course-inputs.tsx';
export { CourseCard, CourseList } from './course-list.tsx';
export { CourseCreate, CourseEdit } from './course-pages.tsx';
export { MarkSeat } from './mark-seat.tsx';
export { PeopleOfCourse } from './people-of-course.tsx';
export { peopleSearch } from './people-search.tsx';
export { Seat, SEAT_CHOICES, SeatsTaken } from './seat-status.tsx';
