import { useCanAccess, type Identifier, type RaRecord } from 'react-admin';

type CourseOfSeat = {
  /** `seminars` */
  resource: string;
  /** What names it in a seat: `seminarId`. */
  idField: string;
};

type WayBack = (seats?: string, id?: Identifier, seat?: Partial<RaRecord>) => string;

/** Back to the course where somebody was put down; to the list of seats for whoever may not open it. */
export function backToCourse({ resource, idField }: CourseOfSeat, mayOpen: boolean): WayBack {
  return (seats = '', _id, seat) => {
    const id = seat?.[idField] as string | undefined;
    return mayOpen && id !== undefined ? `${resource}/${id}` : seats;
  };
}

export function useBackToCourse(course: CourseOfSeat): WayBack {
  const { canAccess = false } = useCanAccess({ resource: course.resource, action: 'edit' });
  return backToCourse(course, canAccess);
}
