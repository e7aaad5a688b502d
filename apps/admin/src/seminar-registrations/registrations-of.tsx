import type { ReactNode } from 'react';
import { PeopleOfCourse, peopleSearch } from '../courses/index.ts';
import { exporter, RegistrationRows } from './registration-rows.tsx';

const filters = [peopleSearch('Nom, email, téléphone')];

/** Who comes to one seminar, on its own page: the list at the door. */
export function RegistrationsOf({ seminarId, seats }: { seminarId: string; seats: ReactNode }) {
  return (
    <PeopleOfCourse
      resource="seminar-registrations"
      course={{ seminarId }}
      status="CONFIRMED"
      enrolLabel="Inscrire quelqu’un"
      seats={seats}
      filters={filters}
      exporter={exporter}
      sort={{ field: 'fullName', order: 'ASC' }}
    >
      <RegistrationRows showsSeminar={false} />
    </PeopleOfCourse>
  );
}
