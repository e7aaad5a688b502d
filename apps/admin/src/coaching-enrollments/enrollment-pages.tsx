import {
  AutocompleteInput,
  Create,
  Edit,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useRecordContext,
} from 'react-admin';
import type { CoachingEnrollment } from '@tokpa/contract/coaching-enrollments';
import { Typography } from '@mui/material';
import { fullNameOf } from '@tokpa/contract/full-name';
import { AccountEmailInput, Seat, SEAT_CHOICES, seatToolbar, useBackToCourse, useKnownSeat } from '../courses/index.ts';
import { bySearch, formatMoment, PageHeading } from '../ui/index.ts';

function SeatInputs() {
  return (
    <>
      <SelectInput source="status" label="Statut" choices={SEAT_CHOICES} validate={required()} />
      <TextInput
        source="notes"
        label="Notes"
        multiline
        minRows={3}
        helperText="Pour l’équipe : le client ne les voit pas"
      />
    </>
  );
}

const SESSION = { resource: 'coaching-sessions', idField: 'coachingSessionId' };

export function EnrollmentCreate() {
  const toSession = useBackToCourse(SESSION);
  const known = useKnownSeat({ status: 'CONFIRMED' });
  return (
    <>
      <PageHeading title="Inscrire un client au coaching" />
      <Create title={false} redirect={toSession}>
        <SimpleForm defaultValues={known} toolbar={seatToolbar} sx={{ maxWidth: 560 }}>
          <ReferenceInput source="coachingSessionId" reference="coaching-sessions">
            <AutocompleteInput
              label="Séance"
              optionText="title"
              filterToQuery={bySearch}
              validate={required('Choisissez une séance')}
            />
          </ReferenceInput>
          <AccountEmailInput toldAs={['CONFIRMED']} />
          <SeatInputs />
        </SimpleForm>
      </Create>
    </>
  );
}

function Heading() {
  const enrollment = useRecordContext<CoachingEnrollment>();
  return (
    <PageHeading title={enrollment ? fullNameOf(enrollment.user) : 'Inscription'}>
      {enrollment && <Seat status={enrollment.status} />}
    </PageHeading>
  );
}

function Facts() {
  const enrollment = useRecordContext<CoachingEnrollment>();
  if (!enrollment) return null;
  const { coachingSession, user, orderNumber } = enrollment;
  const facts = [
    coachingSession.startDate === null ? 'sur rendez-vous' : formatMoment(coachingSession.startDate),
    user.email,
    orderNumber === null ? 'inscrit à la main' : `commande ${orderNumber}`,
  ];
  return (
    <>
      <Typography sx={{ fontWeight: 700 }}>{coachingSession.title}</Typography>
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {facts.join(' · ')}
      </Typography>
    </>
  );
}

export function EnrollmentEdit() {
  const toSession = useBackToCourse(SESSION);
  return (
    <Edit title={false} actions={<Heading />} mutationMode="pessimistic" redirect={toSession}>
      <SimpleForm sx={{ maxWidth: 560 }}>
        <Facts />
        <SeatInputs />
      </SimpleForm>
    </Edit>
  );
}
