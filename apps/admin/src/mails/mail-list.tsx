import { SelectInput } from 'react-admin';
import type { Mail } from '@tokpa/contract/mails';
import { Stack, Typography } from '@mui/material';
import { api } from '../api.ts';
import {
  BulkButton,
  csvExporter,
  DataTable,
  formatMoment,
  ListPage,
  RowName,
  Rows,
  searchFilter,
} from '../ui/index.ts';
import { MailStatusChip, STATUS_CHOICES } from './mail-words.tsx';

const EMPTY = { none: 'Aucun email n’est encore parti.', unmatched: 'Aucun email ne correspond à ces critères.' };

const filters = [
  searchFilter({ label: 'Rechercher un email', placeholder: 'Destinataire, objet' }),
  <SelectInput key="status" source="status" label="Statut" choices={STATUS_CHOICES} alwaysOn />,
  <SelectInput
    key="stuck"
    source="stuck"
    label="Ne partent pas"
    choices={[{ id: 'true', name: 'Seulement ceux qui ne partent pas' }]}
  />,
];

const exporter = csvExporter<Mail>('emails', [
  ['Écrit', ({ createdAt }) => createdAt],
  ['À', ({ to }) => to],
  ['Objet', ({ subject }) => subject],
  ['Essais', ({ attempts }) => attempts],
  ['Statut', ({ status }) => STATUS_CHOICES.find(({ id }) => id === status)?.name],
]);

const Column = DataTable.Col<Mail>;

const resending = (
  <BulkButton
    label="Envoyer de nouveau"
    question={{
      title: (count) => (count > 1 ? `Envoyer de nouveau ${count} emails ?` : 'Envoyer de nouveau cet email ?'),
      consequence: 'Une copie de chacun part à la même adresse.',
    }}
    run={(id) => api.call('POST /mails/{id}/resend', { params: { id } })}
    done={(count) => `Copies mises à l’envoi : ${count}`}
  />
);
// What waits goes by itself, and a code or a link is asked for anew.
const canGoAgain = ({ status, isSecret }: Mail) => status === 'FAILED' && !isSecret;

const table = (
  <DataTable rowClick="show" bulkActionButtons={resending} isRowSelectable={canGoAgain}>
    <Column source="createdAt" label="Écrit" render={({ createdAt }) => formatMoment(createdAt)} />
    <Column source="to" label="À" render={({ to }) => <RowName>{to}</RowName>} />
    <Column label="Objet" disableSort render={({ subject }) => subject} />
    <Column label="Essais" disableSort align="right" render={({ attempts }) => attempts} />
    <Column source="status" label="Statut" render={({ status }) => <MailStatusChip status={status} />} />
  </DataTable>
);

function MailCard({ row }: { row: Mail }) {
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{row.to}</Typography>
        <MailStatusChip status={row.status} />
      </Stack>
      <Typography>{row.subject}</Typography>
      <Typography variant="body2" color="text.secondary">
        {formatMoment(row.createdAt)}
      </Typography>
    </>
  );
}

/** Everything that the shop wrote by mail in the last ninety days. */
export function MailList() {
  return (
    <ListPage title="Emails envoyés" filters={filters} exporter={exporter}>
      <Rows<Mail> table={table} card={MailCard} opens="show" empty={EMPTY} />
    </ListPage>
  );
}
