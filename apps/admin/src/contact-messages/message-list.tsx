import { SelectInput } from 'react-admin';
import { CONTACT_STATUS_LABELS, type ContactMessage } from '@tokpa/contract/contact-messages';
import { CONTACT_SUBJECT_LABELS } from '@tokpa/contract/shop-policy';
import { Stack, Typography } from '@mui/material';
import { Inbox } from '../desk/index.ts';
import { csvExporter, DataTable, formatMoment, RowName, Rows, searchFilter } from '../ui/index.ts';
import { MessageStatus, STATUS_CHOICES, SUBJECT_CHOICES } from './message-words.tsx';

const EMPTY = { none: 'Aucun message pour l’instant.', unmatched: 'Aucun message ne correspond à ces critères.' };

const filters = [
  searchFilter({ label: 'Rechercher un message', placeholder: 'Nom, email, texte' }),
  <SelectInput key="status" source="status" label="Statut" choices={STATUS_CHOICES} alwaysOn />,
  <SelectInput key="subject" source="subject" label="Sujet" choices={SUBJECT_CHOICES} />,
];

const exporter = csvExporter<ContactMessage>('messages', [
  ['Date', ({ createdAt }) => createdAt],
  ['Nom', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Téléphone', ({ phone }) => phone],
  ['Sujet', ({ subject }) => CONTACT_SUBJECT_LABELS[subject]],
  ['Message', ({ message }) => message],
  ['Statut', ({ status }) => CONTACT_STATUS_LABELS[status]],
  ['Réponse', ({ answer }) => answer],
]);

const BEGINNING = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  minWidth: '16ch',
};
const Column = DataTable.Col<ContactMessage>;

const table = (
  <DataTable rowClick="show" bulkActionButtons={false}>
    <Column source="createdAt" label="Reçu" render={({ createdAt }) => formatMoment(createdAt)} />
    <Column source="name" label="De" render={({ name }) => <RowName>{name}</RowName>} />
    <Column label="Sujet" disableSort render={({ subject }) => CONTACT_SUBJECT_LABELS[subject]} />
    <Column label="Message" disableSort render={({ message }) => <Typography sx={BEGINNING}>{message}</Typography>} />
    <Column label="Chargé" disableSort render={({ assignee }) => assignee?.name ?? '—'} />
    <Column source="status" label="Statut" render={({ status }) => <MessageStatus status={status} />} />
  </DataTable>
);

function MessageCard({ row }: { row: ContactMessage }) {
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 700 }}>{row.name}</Typography>
        <MessageStatus status={row.status} />
      </Stack>
      <Typography variant="body2">{CONTACT_SUBJECT_LABELS[row.subject]}</Typography>
      <Typography sx={BEGINNING}>{row.message}</Typography>
      <Typography variant="body2" color="text.secondary">
        {formatMoment(row.createdAt)}
      </Typography>
    </>
  );
}

/** What people wrote to the shop; what nobody has answered yet first in mind. */
export function MessageList() {
  return (
    <Inbox title="Messages" filters={filters} exporter={exporter} waiting="NEW">
      <Rows<ContactMessage> table={table} card={MessageCard} opens="show" empty={EMPTY} />
    </Inbox>
  );
}
