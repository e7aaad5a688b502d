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
import { useWatch } from 'react-hook-form';
import type { SeatStatus } from '@tokpa/contract/course-labels';
import type { SeminarRegistration } from '@tokpa/contract/seminar-registrations';
import { Typography } from '@mui/material';
import { Seat, SEAT_CHOICES, seatToolbar, useBackToCourse, useKnownSeat } from '../courses/index.ts';
import { bySearch, formatMoment, PageHeading } from '../ui/index.ts';

const CONFIRMATIONS: Readonly<Record<SeatStatus, string>> = {
  PENDING: 'La confirmation y est envoyée une fois la place confirmée',
  CONFIRMED: 'La confirmation y est envoyée',
  ATTENDED: 'Aucune confirmation n’y est envoyée',
  CANCELLED: 'Aucune confirmation n’y est envoyée',
};

function PersonInputs() {
  const status = useWatch<{ status: SeatStatus }, 'status'>({ name: 'status' });
  return (
    <>
      <TextInput source="fullName" label="Nom complet" validate={required('Le nom est requis')} />
      <TextInput source="email" label="Email" type="email" helperText={CONFIRMATIONS[status]} />
      <TextInput source="phone" label="Téléphone" type="tel" />
      <SelectInput source="status" label="Statut" choices={SEAT_CHOICES} validate={required()} />
    </>
  );
}

const SEMINAR = { resource: 'seminars', idField: 'seminarId' };

export function RegistrationCreate() {
  const toSeminar = useBackToCourse(SEMINAR);
  const known = useKnownSeat({ status: 'CONFIRMED' });
  return (
    <>
      <PageHeading title="Inscrire quelqu’un à un séminaire" />
      <Create title={false} redirect={toSeminar}>
        <SimpleForm defaultValues={known} toolbar={seatToolbar} sx={{ maxWidth: 560 }}>
          <ReferenceInput source="seminarId" reference="seminars">
            <AutocompleteInput
              label="Séminaire"
              optionText="title"
              filterToQuery={bySearch}
              validate={required('Choisissez un séminaire')}
            />
          </ReferenceInput>
          <PersonInputs />
        </SimpleForm>
      </Create>
    </>
  );
}

function Heading() {
  const registration = useRecordContext<SeminarRegistration>();
  return (
    <PageHeading title={registration?.fullName ?? 'Inscription'}>
      {registration && <Seat status={registration.status} />}
    </PageHeading>
  );
}

function Facts() {
  const registration = useRecordContext<SeminarRegistration>();
  if (!registration) return null;
  const { seminar, orderNumber } = registration;
  return (
    <>
      <Typography sx={{ fontWeight: 700 }}>{seminar.title}</Typography>
      <Typography color="text.secondary">
        {formatMoment(seminar.startDate)} · {orderNumber === null ? 'inscrit à la main' : `commande ${orderNumber}`}
      </Typography>
    </>
  );
}

export function RegistrationEdit() {
  const toSeminar = useBackToCourse(SEMINAR);
  return (
    <Edit title={false} actions={<Heading />} mutationMode="pessimistic" redirect={toSeminar}>
      <SimpleForm sx={{ maxWidth: 560 }}>
        <Facts />
        <PersonInputs />
      </SimpleForm>
    </Edit>
  );
}
