import { useRecordContext } from 'react-admin';
import type { CoachingSession } from '@tokpa/contract/coaching-sessions';
import { EnrollmentsOf } from '../coaching-enrollments/index.ts';
import { CourseCreate, CourseEdit, SeatsTaken } from '../courses/index.ts';
import { SessionForm } from './session-form.tsx';

function People() {
  const session = useRecordContext<CoachingSession>();
  return session ? <EnrollmentsOf sessionId={session.id} seats={<SeatsTaken {...session} />} /> : null;
}

export function SessionCreate() {
  return <CourseCreate title="Nouvelle séance" form={<SessionForm />} />;
}

export function SessionEdit() {
  return <CourseEdit form={<SessionForm />} people={<People />} />;
}
