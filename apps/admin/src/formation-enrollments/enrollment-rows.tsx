import { ENROLLMENT_STATUS_LABELS, type FormationEnrollment } from '@tokpa/contract/formation-enrollments';
import { Stack, Typography } from '@mui/material';
import { fullNameOf } from '@tokpa/contract/full-name';
import { csvExporter, DataTable, formatMoment, RowName, Rows } from '../ui/index.ts';
import { Enrollment } from './enrollment-status.tsx';

const EMPTY = {
  none: 'Personne n’est encore inscrit.',
  first: 'Les commandes payées inscrivent d’elles-mêmes ; vous pouvez aussi inscrire un client.',
  unmatched: 'Personne ne correspond à ces critères.',
};

export const exporter = csvExporter<FormationEnrollment>('inscriptions-formations', [
  ['Formation', ({ formation }) => formation.title],
  ['Client', ({ user }) => fullNameOf(user)],
  ['Email', ({ user }) => user.email],
  ['Téléphone', ({ user }) => user.phone],
  ['Commande', ({ orderNumber }) => orderNumber],
  ['Statut', ({ status }) => ENROLLMENT_STATUS_LABELS[status]],
  ['Progression (%)', ({ progress }) => progress],
  ['Inscrit le', ({ enrolledAt }) => enrolledAt],
  ['Terminé le', ({ completedAt }) => completedAt],
]);

const Column = DataTable.Col<FormationEnrollment>;

function EnrollmentTable({ showsFormation }: { showsFormation: boolean }) {
  return (
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <Column
        label="Client"
        disableSort
        render={({ user }) => (
          <>
            <RowName>{fullNameOf(user)}</RowName> ({user.email})
          </>
        )}
      />
      {showsFormation && <Column label="Formation" disableSort render={({ formation }) => formation.title} />}
      <Column source="enrolledAt" label="Inscrit le" render={({ enrolledAt }) => formatMoment(enrolledAt)} />
      <Column source="progress" label="Progression" align="right" render={({ progress }) => `${progress} %`} />
      <Column label="Statut" disableSort render={({ status }) => <Enrollment status={status} />} />
    </DataTable>
  );
}

function LearnerCard({ row: { user, formation, progress, status } }: { row: FormationEnrollment }) {
  return (
    <>
      <Typography sx={{ fontWeight: 700 }}>{fullNameOf(user)}</Typography>
      <Typography>{formation.title}</Typography>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, mt: 1 }}>
        <Typography variant="body2" color="text.secondary">
          {progress} %
        </Typography>
        <Enrollment status={status} />
      </Stack>
    </>
  );
}

/** Who learns what, and how far they are. */
export function EnrollmentRows({ showsFormation = true }: { showsFormation?: boolean }) {
  return (
    <Rows<FormationEnrollment>
      table={<EnrollmentTable showsFormation={showsFormation} />}
      opens="edit"
      empty={EMPTY}
      card={LearnerCard}
    />
  );
}
