import { useRecordContext } from 'react-admin';
import type { Seminar } from '@tokpa/contract/seminars';
import { api } from '../api.ts';
import { CallOff, CourseCreate, CourseEdit, SeatsTaken } from '../courses/index.ts';
import { RegistrationsOf } from '../seminar-registrations/index.ts';
import { SeminarForm } from './seminar-form.tsx';

function People() {
  const seminar = useRecordContext<Seminar>();
  return seminar ? <RegistrationsOf seminarId={seminar.id} seats={<SeatsTaken {...seminar} />} /> : null;
}

const callOff = (
  <CallOff
    label="Annuler le séminaire"
    done="annulé"
    foresee={(id) => api.call('GET /seminars/{id}/cancellation', { params: { id } })}
    run={(id, body) => api.call('POST /seminars/{id}/cancel', { params: { id }, body })}
  />
);

export function SeminarCreate() {
  return <CourseCreate title="Nouveau séminaire" form={<SeminarForm />} />;
}

export function SeminarEdit() {
  return <CourseEdit form={<SeminarForm />} people={<People />} act={callOff} />;
}
