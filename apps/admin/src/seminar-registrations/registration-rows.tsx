import { LinkBase } from 'react-admin';
import { SEAT_STATUS_LABELS } from '@tokpa/contract/course-fields';
import { formatPhone } from '@tokpa/contract/phones';
import type { SeminarRegistration } from '@tokpa/contract/seminar-registrations';
import { Box, Link, Stack, Typography } from '@mui/material';
import { api } from '../api.ts';
import { MarkSeat, Seat } from '../courses/index.ts';
import { csvExporter, DataTable, formatMoment, Rows } from '../ui/index.ts';

const EMPTY = {
  none: 'Personne n’est encore inscrit.',
  first: 'Les commandes inscrivent d’elles-mêmes ; vous pouvez aussi inscrire quelqu’un à la main.',
  unmatched: 'Personne ne correspond à ces critères.',
};

export const exporter = csvExporter<SeminarRegistration>('inscriptions-seminaires', [
  ['Séminaire', ({ seminar }) => seminar.title],
  ['Début', ({ seminar }) => seminar.startDate],
  ['Nom', ({ fullName }) => fullName],
  ['Email', ({ email }) => email],
  ['Téléphone', ({ phone }) => phone],
  ['Commande', ({ orderNumber }) => orderNumber],
  ['Statut', ({ status }) => SEAT_STATUS_LABELS[status]],
  ['Inscrit le', ({ createdAt }) => createdAt],
]);

function Name({ registration: { id, fullName } }: { registration: SeminarRegistration }) {
  return (
    <Link component={LinkBase} to={`/seminar-registrations/${id}`} sx={{ fontWeight: 600 }}>
      {fullName}
    </Link>
  );
}

function Contact({ registration: { email, phone } }: { registration: SeminarRegistration }) {
  return (
    <Typography variant="body2" component="div">
      <Box sx={{ whiteSpace: 'nowrap' }}>{formatPhone(phone)}</Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{email}</Box>
    </Typography>
  );
}

function Origin({ registration: { createdAt, orderNumber } }: { registration: SeminarRegistration }) {
  return (
    <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
      <div>{formatMoment(createdAt)}</div>
      <Box sx={{ whiteSpace: 'nowrap' }}>{orderNumber ?? 'À la main'}</Box>
    </Typography>
  );
}

function Presence({ registration: { id, fullName, orderId, status } }: { registration: SeminarRegistration }) {
  return (
    <MarkSeat
      resource="seminar-registrations"
      name={fullName}
      status={status}
      isOrdered={orderId !== null}
      run={(next) => api.call('PUT /seminar-registrations/{id}', { params: { id }, body: { status: next } })}
    />
  );
}

const Column = DataTable.Col<SeminarRegistration>;

function RegistrationTable({ showsSeminar }: { showsSeminar: boolean }) {
  return (
    <DataTable rowClick={false} bulkActionButtons={false}>
      <Column source="fullName" label="Nom" render={(registration) => <Name registration={registration} />} />
      {showsSeminar && <Column label="Séminaire" disableSort render={({ seminar }) => seminar.title} />}
      <Column label="Contact" disableSort render={(registration) => <Contact registration={registration} />} />
      <Column source="createdAt" label="Inscrit" render={(registration) => <Origin registration={registration} />} />
      <Column label="Statut" disableSort render={({ status }) => <Seat status={status} />} />
      <Column label="Présence" disableSort render={(registration) => <Presence registration={registration} />} />
    </DataTable>
  );
}

function RegistrationCard({ row }: { row: SeminarRegistration }) {
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Name registration={row} />
        <Seat status={row.status} />
      </Stack>
      <Typography variant="body2">{row.seminar.title}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
        {[formatPhone(row.phone), row.email].filter(Boolean).join(' · ')}
      </Typography>
      <Presence registration={row} />
    </>
  );
}

/** Who comes: on the phone, at the door, one card each. */
export function RegistrationRows({ showsSeminar = true }: { showsSeminar?: boolean }) {
  return (
    <Rows<SeminarRegistration>
      table={<RegistrationTable showsSeminar={showsSeminar} />}
      empty={EMPTY}
      card={RegistrationCard}
    />
  );
}
