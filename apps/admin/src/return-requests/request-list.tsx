import { SelectInput } from 'react-admin';
import { RETURN_STATUS_LABELS, type ReturnRequest } from '@tokpa/contract/return-requests';
import { RETURN_REASON_LABELS } from '@tokpa/contract/shop-policy';
import { Stack, Typography } from '@mui/material';
import { Inbox } from '../desk/index.ts';
import { csvExporter, DataTable, formatMoment, RowName, Rows, searchFilter } from '../ui/index.ts';
import { REASON_CHOICES, RequestStatus, STATUS_CHOICES } from './request-words.tsx';

const EMPTY = {
  none: 'Aucune demande de retour pour l’instant.',
  unmatched: 'Aucune demande de retour ne correspond à ces critères.',
};

const filters = [
  searchFilter({ label: 'Rechercher une demande de retour', placeholder: 'Commande, email, texte' }),
  <SelectInput key="status" source="status" label="Statut" choices={STATUS_CHOICES} alwaysOn />,
  <SelectInput key="reason" source="reason" label="Motif" choices={REASON_CHOICES} />,
];

const exporter = csvExporter<ReturnRequest>('demandes-de-retour', [
  ['Date', ({ createdAt }) => createdAt],
  ['Commande', ({ orderNumber }) => orderNumber],
  ['Email', ({ email }) => email],
  ['Motif', ({ reason }) => RETURN_REASON_LABELS[reason]],
  ['Description', ({ description }) => description],
  ['Statut', ({ status }) => RETURN_STATUS_LABELS[status]],
  ['Réponse', ({ answer }) => answer],
]);

const Column = DataTable.Col<ReturnRequest>;

const table = (
  <DataTable rowClick="show" bulkActionButtons={false}>
    <Column source="createdAt" label="Reçue" render={({ createdAt }) => formatMoment(createdAt)} />
    <Column
      source="orderNumber"
      label="Commande"
      cellSx={() => ({ whiteSpace: 'nowrap' })}
      render={({ orderNumber }) => <RowName>{orderNumber}</RowName>}
    />
    <Column label="Email" disableSort cellSx={() => ({ overflowWrap: 'anywhere' })} render={({ email }) => email} />
    <Column label="Motif" disableSort render={({ reason }) => RETURN_REASON_LABELS[reason]} />
    <Column label="Chargé" disableSort render={({ assignee }) => assignee?.name ?? '—'} />
    <Column source="status" label="Statut" render={({ status }) => <RequestStatus status={status} />} />
  </DataTable>
);

function RequestCard({ row }: { row: ReturnRequest }) {
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{row.orderNumber}</Typography>
        <RequestStatus status={row.status} />
      </Stack>
      <Typography>{RETURN_REASON_LABELS[row.reason]}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {row.email}, {formatMoment(row.createdAt)}
      </Typography>
    </>
  );
}

/** What people want to send back; what nobody has decided yet first in mind. */
export function RequestList() {
  return (
    <Inbox title="Demandes de retour" filters={filters} exporter={exporter} waiting="NEW">
      <Rows<ReturnRequest> table={table} card={RequestCard} opens="show" empty={EMPTY} />
    </Inbox>
  );
}
