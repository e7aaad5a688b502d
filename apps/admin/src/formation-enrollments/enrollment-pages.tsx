import {
  AutocompleteInput,
  Create,
  Edit,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  useRecordContext,
} from 'react-admin';
import type { FormationEnrollment } from '@tokpa/contract/formation-enrollments';
import { Typography } from '@mui/material';
import { fullNameOf } from '@tokpa/contract/full-name';
import { AccountEmailInput, seatToolbar, useKnownSeat } from '../courses/index.ts';
import { bySearch, formatMoment, PageHeading } from '../ui/index.ts';
import { ENROLLMENT_CHOICES, Enrollment } from './enrollment-status.tsx';

export function EnrollmentCreate() {
  const known = useKnownSeat({ status: 'ACTIVE' });
  return (
    <>
      <PageHeading title="Inscrire un client à une formation" />
      <Create title={false} redirect="list">
        <SimpleForm defaultValues={known} toolbar={seatToolbar} sx={{ maxWidth: 560 }}>
          <ReferenceInput source="formationId" reference="formations">
            <AutocompleteInput
              label="Formation"
              optionText="title"
              filterToQuery={bySearch}
              validate={required('Choisissez une formation')}
            />
          </ReferenceInput>
          <AccountEmailInput toldAs={['ACTIVE', 'COMPLETED']} />
          <SelectInput source="status" label="Statut" choices={ENROLLMENT_CHOICES} validate={required()} />
        </SimpleForm>
      </Create>
    </>
  );
}

function Heading() {
  const enrollment = useRecordContext<FormationEnrollment>();
  return (
    <PageHeading title={enrollment ? fullNameOf(enrollment.user) : 'Inscription'}>
      {enrollment && <Enrollment status={enrollment.status} />}
    </PageHeading>
  );
}

function Facts() {
  const enrollment = useRecordContext<FormationEnrollment>();
  if (!enrollment) return null;
  const { formation, user, orderNumber, enrolledAt } = enrollment;
  return (
    <>
      <Typography sx={{ fontWeight: 700 }}>{formation.title}</Typography>
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {user.email} · inscrit le {formatMoment(enrolledAt)}
        {orderNumber !== null && ` · commande ${orderNumber}`}
      </Typography>
    </>
  );
}

export function EnrollmentEdit() {
  return (
    <Edit title={false} actions={<Heading />} mutationMode="pessimistic" redirect="list">
      <SimpleForm sx={{ maxWidth: 560 }}>
        <Facts />
        <SelectInput source="status" label="Statut" choices={ENROLLMENT_CHOICES} validate={required()} />
        <NumberInput source="progress" label="Progression (%)" min={0} max={100} validate={required()} />
      </SimpleForm>
    </Edit>
  );
}
