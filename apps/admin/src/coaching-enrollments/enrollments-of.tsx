import type { ReactNode } from 'react';
import { PeopleOfCourse, peopleSearch } from '../courses/index.ts';
import { EnrollmentRows, exporter } from './enrollment-rows.tsx';

const filters = [peopleSearch('Nom, email')];

/** Who is coached in one session, on its own page. */
export function EnrollmentsOf({ sessionId, seats }: { sessionId: string; seats: ReactNode }) {
  return (
    <PeopleOfCourse
      resource="coaching-enrollments"
      course={{ coachingSessionId: sessionId }}
      status="CONFIRMED"
      seats={seats}
      filters={filters}
      exporter={exporter}
      sort={{ field: 'createdAt', order: 'DESC' }}
    >
      <EnrollmentRows showsSession={false} />
    </PeopleOfCourse>
  );
}
