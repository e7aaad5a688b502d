import { SelectInput } from 'react-admin';
import { fullNameOf } from '@tokpa/contract/full-name';
import { STAFF_ROLE_LABELS, type StaffMember } from '@tokpa/contract/staff';
import { Stack, Typography } from '@mui/material';
import {
  csvExporter,
  DataTable,
  formatMoment,
  ListActions,
  ListPage,
  RowName,
  Rows,
  Status,
  searchFilter,
} from '../ui/index.ts';
import { ROLE_CHOICES, STATE_CHOICES, stateOf } from './staff-words.ts';

const EMPTY = {
  none: 'Personne dans l’équipe pour l’instant.',
  first: 'Invitez quelqu’un pour partager le travail.',
  unmatched: 'Personne ne correspond à ces critères.',
};

const filters = [
  searchFilter({ label: 'Rechercher dans l’équipe', placeholder: 'Nom ou email' }),
  <SelectInput key="role" source="role" label="Rôle" choices={ROLE_CHOICES} />,
  <SelectInput key="status" source="status" label="État" choices={STATE_CHOICES} />,
];

const lastSeen = ({ lastLoginAt }: StaffMember) => (lastLoginAt ? formatMoment(lastLoginAt) : 'Jamais');

const exporter = csvExporter<StaffMember>('equipe', [
  ['Nom', fullNameOf],
  ['Email', ({ email }) => email],
  ['Rôle', ({ role }) => STAFF_ROLE_LABELS[role].name],
  ['Second facteur', ({ secondFactor }) => secondFactor],
  ['Dernière connexion', ({ lastLoginAt }) => lastLoginAt],
  ['État', ({ status }) => stateOf(status).label],
]);

const Column = DataTable.Col<StaffMember>;

function StaffTable() {
  return (
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <Column source="lastName" label="Nom" render={(member) => <RowName>{fullNameOf(member)}</RowName>} />
      <Column source="email" label="Email" />
      <Column source="role" label="Rôle" render={({ role }) => STAFF_ROLE_LABELS[role].name} />
      <Column label="Second facteur" disableSort render={({ secondFactor }) => (secondFactor ? 'Oui' : 'Non')} />
      <Column source="lastLoginAt" label="Dernière connexion" render={lastSeen} />
      <Column label="État" disableSort render={({ status }) => <Status {...stateOf(status)} />} />
    </DataTable>
  );
}

function StaffCard({ row }: { row: StaffMember }) {
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 700 }}>{fullNameOf(row)}</Typography>
        <Status {...stateOf(row.status)} />
      </Stack>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{row.email}</Typography>
      <Typography variant="body2" color="text.secondary">
        {STAFF_ROLE_LABELS[row.role].name} · Dernière connexion : {lastSeen(row)}
      </Typography>
    </>
  );
}

const actions = <ListActions creation="Inviter quelqu’un" />;

/** Who works for the shop. */
export function StaffList() {
  return (
    <ListPage
      title="Équipe"
      filters={filters}
      actions={actions}
      exporter={exporter}
      sort={{ field: 'lastName', order: 'ASC' }}
    >
      <Rows<StaffMember> table={<StaffTable />} card={StaffCard} opens="edit" empty={EMPTY} />
    </ListPage>
  );
}
