import { useRecordContext } from 'react-admin';
import type { Seminar } from '@tokpa/contract/seminars';
import { CourseCreate, CourseEdit, SeatsTaken } from '../courses/index.ts';
import { RegistrationsOf } from '../seminar-registrations/index.ts';
import { SeminarForm } from './seminar-form.tsx';

function People() {
  const seminar = useRecordContext<Seminar>();
  return seminar ? <RegistrationsOf seminarId={seminar.id} seats={<SeatsTaken {...seminar} />} /> : null;
}

export function SeminarCreate() {
  return <CourseCreate title="Nouveau séminaire" form={<SeminarForm />} />;
}

export function SeminarEdit() {
  return <CourseEdit form={<SeminarForm />} people={<People />} />;
}
