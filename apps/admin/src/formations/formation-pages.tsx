import { useRecordContext } from 'react-admin';
import type { FormationDetail } from '@tokpa/contract/formations';
import { CourseCreate, CourseEdit } from '../courses/index.ts';
import { EnrollmentsOf } from '../formation-enrollments/index.ts';
import { FormationForm } from './formation-form.tsx';

function People() {
  const formation = useRecordContext<FormationDetail>();
  return formation ? <EnrollmentsOf formationId={formation.id} /> : null;
}

export function FormationCreate() {
  return <CourseCreate title="Nouvelle formation" form={<FormationForm />} />;
}

export function FormationEdit() {
  return <CourseEdit form={<FormationForm />} people={<People />} />;
}
