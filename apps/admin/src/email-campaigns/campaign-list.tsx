import { SelectInput } from 'react-admin';
import { CAMPAIGN_AUDIENCE_LABELS, CAMPAIGN_STATUS_LABELS, type EmailCampaign } from '@tokpa/contract/email-campaigns';
import { Stack, Typography } from '@mui/material';
import { csvExporter, DataTable, ListActions, ListPage, RowName, Rows, searchFilter } from '../ui/index.ts';
import { momentOf } from './campaign-moment.ts';
import { CampaignState, STATUS_CHOICES } from './campaign-words.tsx';

const EMPTY = {
  none: 'Aucune campagne pour l’instant.',
  first: 'Écrivez-en une pour donner des nouvelles à vos abonnés.',
  unmatched: 'Aucune campagne ne correspond à ces critères.',
};

const filters = [
  searchFilter({ label: 'Rechercher une campagne', placeholder: 'Objet' }),
  <SelectInput key="status" source="status" label="Statut" choices={STATUS_CHOICES} alwaysOn />,
];

const reachOf = ({ recipientsCount, sentCount }: EmailCampaign) =>
  recipientsCount === 0 ? '—' : `${sentCount} / ${recipientsCount}`;

const Column = DataTable.Col<EmailCampaign>;

const table = (
  <DataTable rowClick="show" bulkActionButtons={false}>
    <Column source="subject" label="Objet" render={({ subject }) => <RowName>{subject}</RowName>} />
    <Column source="createdAt" label="Quand" render={momentOf} />
    <Column label="Envoyés" disableSort align="right" render={reachOf} />
    <Column source="status" label="Statut" render={(campaign) => <CampaignState campaign={campaign} />} />
  </DataTable>
);

function CampaignCard({ row }: { row: EmailCampaign }) {
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 700 }}>{row.subject}</Typography>
        <CampaignState campaign={row} />
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {momentOf(row)} · {reachOf(row)}
      </Typography>
    </>
  );
}

const exporter = csvExporter<EmailCampaign>('campagnes', [
  ['Objet', ({ subject }) => subject],
  ['Statut', ({ status }) => CAMPAIGN_STATUS_LABELS[status]],
  ['Destinataires', ({ audience }) => CAMPAIGN_AUDIENCE_LABELS[audience]],
  ['Écrite le', ({ createdAt }) => createdAt],
  ['Terminée le', ({ sentAt }) => sentAt],
  ['Personnes', ({ recipientsCount }) => recipientsCount],
  ['Envoyés', ({ sentCount }) => sentCount],
  ['Échoués', ({ failedCount }) => failedCount],
]);

const actions = <ListActions creation="Écrire une campagne" />;

export function CampaignList() {
  return (
    <ListPage title="Campagnes" filters={filters} actions={actions} exporter={exporter}>
      <Rows<EmailCampaign> table={table} card={CampaignCard} opens="show" empty={EMPTY} />
    </ListPage>
  );
}
