import { PeopleOfCourse } from '../courses/index.ts';
import { EnrollmentRows, exporter } from './enrollment-rows.tsx';

/** Who is enrolled in one formation, on its own page. */
export function EnrollmentsOf({ formationId }: { formationId: string }) {
  return (
    <PeopleOfCourse
      resource="formation-enrollments"
      course={{ formationId }}
      status="ACTIVE"
      exporter={exporter}
      sort={{ field: 'enrolledAt', order: 'DESC' }}
    >
      <EnrollmentRows showsFormation={false} />
    </PeopleOfCourse>
  );
}
