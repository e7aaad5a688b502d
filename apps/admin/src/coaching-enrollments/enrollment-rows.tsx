import { LinkBase } from 'react-admin';
import type { CoachingEnrollment } from '@tokpa/contract/coaching-enrollments';
import { SEAT_STATUS_LABELS } from '@tokpa/contract/course-fields';
import { fullNameOf } from '@tokpa/contract/full-name';
import { formatPhone } from '@tokpa/contract/phones';
import { Link, Stack, Typography } from '@mui/material';
import { api } from '../api.ts';
import { MarkSeat, Seat } from '../courses/index.ts';
import { csvExporter, DataTable, formatMoment, Rows } from '../ui/index.ts';

const EMPTY = {
  none: 'Personne n’est encore inscrit.',
  first: 'Les commandes inscrivent d’elles-mêmes ; vous pouvez aussi inscrire un client à la main.',
  unmatched: 'Personne ne correspond à ces critères.',
};

export const exporter = csvExporter<CoachingEnrollment>('inscriptions-coaching', [
  ['Séance', ({ coachingSession }) => coachingSession.title],
  ['Date', ({ coachingSession }) => coachingSession.startDate],
  ['Client', ({ user }) => fullNameOf(user)],
  ['Email', ({ user }) => user.email],
  ['Téléphone', ({ user }) => user.phone],
  ['Commande', ({ orderNumber }) => orderNumber],
  ['Statut', ({ status }) => SEAT_STATUS_LABELS[status]],
  ['Notes', ({ notes }) => notes],
]);

function Name({ enrollment: { id, user } }: { enrollment: CoachingEnrollment }) {
  return (
    <Link component={LinkBase} to={`/coaching-enrollments/${id}`} sx={{ fontWeight: 600 }}>
      {fullNameOf(user)}
    </Link>
  );
}

function Presence({ enrollment: { id, user, orderId, status } }: { enrollment: CoachingEnrollment }) {
  return (
    <MarkSeat
      resource="coaching-enrollments"
      name={fullNameOf(user)}
      status={status}
      isOrdered={orderId !== null}
      run={(next) => api.call('PUT /coaching-enrollments/{id}', { params: { id }, body: { status: next } })}
    />
  );
}

const Column = DataTable.Col<CoachingEnrollment>;

function EnrollmentTable({ showsSession }: { showsSession: boolean }) {
  return (
    <DataTable rowClick={false} bulkActionButtons={false}>
      <Column label="Client" disableSort render={(enrollment) => <Name enrollment={enrollment} />} />
      {showsSession && <Column label="Séance" disableSort render={({ coachingSession }) => coachingSession.title} />}
      <Column label="Téléphone" disableSort render={({ user }) => formatPhone(user.phone) || '—'} />
      <Column source="createdAt" label="Inscrit le" render={({ createdAt }) => formatMoment(createdAt)} />
      <Column label="Notes" disableSort render={({ notes }) => notes || '—'} />
      <Column label="Statut" disableSort render={({ status }) => <Seat status={status} />} />
      <Column label="Présence" disableSort render={(enrollment) => <Presence enrollment={enrollment} />} />
    </DataTable>
  );
}

function EnrollmentCard({ row }: { row: CoachingEnrollment }) {
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Name enrollment={row} />
        <Seat status={row.status} />
      </Stack>
      <Typography variant="body2">{row.coachingSession.title}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
        {[formatPhone(row.user.phone), row.notes].filter(Boolean).join(' · ')}
      </Typography>
      <Presence enrollment={row} />
    </>
  );
}

/** Who is coached: on a phone, one card each. */
export function EnrollmentRows({ showsSession = true }: { showsSession?: boolean }) {
  return (
    <Rows<CoachingEnrollment>
      table={<EnrollmentTable showsSession={showsSession} />}
      empty={EMPTY}
      card={EnrollmentCard}
    />
  );
}
