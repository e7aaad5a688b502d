import { useRecordContext } from 'react-admin';
import type { CoachingSession } from '@tokpa/contract/coaching-sessions';
import { api } from '../api.ts';
import { EnrollmentsOf } from '../coaching-enrollments/index.ts';
import { CallOff, CourseCreate, CourseEdit, SeatsTaken } from '../courses/index.ts';
import { SessionForm } from './session-form.tsx';

function People() {
  const session = useRecordContext<CoachingSession>();
  return session ? <EnrollmentsOf sessionId={session.id} seats={<SeatsTaken {...session} />} /> : null;
}

const callOff = (
  <CallOff
    label="Annuler la séance"
    done="annulée"
    foresee={(id) => api.call('GET /coaching-sessions/{id}/cancellation', { params: { id } })}
    run={(id, body) => api.call('POST /coaching-sessions/{id}/cancel', { params: { id }, body })}
  />
);

export function SessionCreate() {
  return <CourseCreate title="Nouvelle séance" form={<SessionForm />} />;
}

export function SessionEdit() {
  return <CourseEdit form={<SessionForm />} people={<People />} act={callOff} />;
}
