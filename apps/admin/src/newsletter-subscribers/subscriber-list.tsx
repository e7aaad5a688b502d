import { SelectInput, useCanAccess } from 'react-admin';
import {
  type NewsletterSubscriber,
  SUBSCRIBER_STATUS_LABELS,
  SUBSCRIBER_STATUSES,
  type SubscriberStatus,
} from '@tokpa/contract/newsletter';
import { Stack, Typography } from '@mui/material';
import {
  csvExporter,
  DataTable,
  formatMoment,
  ListPage,
  RemoveButton,
  Rows,
  Status,
  type Tone,
  searchFilter,
} from '../ui/index.ts';

const EMPTY = { none: 'Aucun abonné pour l’instant.', unmatched: 'Aucun abonné ne correspond à ces critères.' };

const TONES: Readonly<Record<SubscriberStatus, Tone>> = { PENDING: 'waiting', CONFIRMED: 'good', UNSUBSCRIBED: 'over' };

const filters = [
  searchFilter({ label: 'Rechercher un abonné', placeholder: 'Email' }),
  <SelectInput
    key="status"
    source="status"
    label="Statut"
    choices={SUBSCRIBER_STATUSES.map((id) => ({ id, name: SUBSCRIBER_STATUS_LABELS[id] }))}
    alwaysOn
  />,
];

const exporter = csvExporter<NewsletterSubscriber>('abonnes', [
  ['Email', ({ email }) => email],
  ['Statut', ({ status }) => SUBSCRIBER_STATUS_LABELS[status]],
  ['Demandée le', ({ createdAt }) => createdAt],
  ['Confirmée le', ({ confirmedAt }) => confirmedAt],
  ['Désinscrit le', ({ unsubscribedAt }) => unsubscribedAt],
  ['Adresse disparue le', ({ bouncedAt }) => bouncedAt],
]);

const dayOf = (instant: string | null) => (instant === null ? '—' : formatMoment(instant));

function State({ subscriber: { status, bouncedAt } }: { subscriber: NewsletterSubscriber }) {
  if (bouncedAt !== null) return <Status label="Adresse disparue" tone="bad" />;
  return <Status label={SUBSCRIBER_STATUS_LABELS[status]} tone={TONES[status]} />;
}

function Remove({ subscriber }: { subscriber: NewsletterSubscriber }) {
  return (
    <RemoveButton
      record={subscriber}
      question={`Supprimer ${subscriber.email} ?`}
      consequence="L’adresse disparaît de la lettre et des campagnes déjà envoyées. Son propriétaire peut se réinscrire au bas de chaque page."
    />
  );
}

const Column = DataTable.Col<NewsletterSubscriber>;

function SubscriberTable() {
  const { canAccess: mayRemove = false } = useCanAccess({ resource: 'newsletter-subscribers', action: 'delete' });
  return (
    <DataTable rowClick={false} bulkActionButtons={false}>
      <Column source="email" label="Email" cellSx={() => ({ fontWeight: 700 })} />
      <Column source="status" label="Statut" render={(subscriber) => <State subscriber={subscriber} />} />
      <Column source="createdAt" label="Demandée" render={({ createdAt }) => dayOf(createdAt)} />
      <Column source="confirmedAt" label="Confirmée" render={({ confirmedAt }) => dayOf(confirmedAt)} />
      {mayRemove && (
        <Column label="Supprimer" disableSort render={(subscriber) => <Remove subscriber={subscriber} />} />
      )}
    </DataTable>
  );
}

function SubscriberCard({ row }: { row: NewsletterSubscriber }) {
  return (
    <Stack spacing={0.5}>
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{row.email}</Typography>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <State subscriber={row} />
        <Remove subscriber={row} />
      </Stack>
    </Stack>
  );
}

/** Who asked for the newsletter, who confirmed it, who left it. */
export function SubscriberList() {
  return (
    <ListPage title="Abonnés" filters={filters} exporter={exporter}>
      <Rows<NewsletterSubscriber> table={<SubscriberTable />} card={SubscriberCard} empty={EMPTY} />
    </ListPage>
  );
}
