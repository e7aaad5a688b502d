import { SelectInput } from 'react-admin';
import { fullNameOf } from '@tokpa/contract/full-name';
import { formatFcfa } from '@tokpa/contract/money';
import { formatPhone } from '@tokpa/contract/phones';
import type { Shopper } from '@tokpa/contract/users';
import { Box, Stack, Typography } from '@mui/material';
import { csvExporter, DataTable, formatMoment, ListPage, RowName, Rows, Status, searchFilter } from '../ui/index.ts';

const EMPTY = { none: 'Aucun client pour l’instant.', unmatched: 'Aucun client ne correspond à ces critères.' };

const filters = [
  searchFilter({ label: 'Rechercher un client', placeholder: 'Nom, email, téléphone' }),
  <SelectInput
    key="blocked"
    source="blocked"
    label="Bloqué"
    choices={[
      { id: 'true', name: 'Oui' },
      { id: 'false', name: 'Non' },
    ]}
  />,
];

const exporter = csvExporter<Shopper>('clients', [
  ['Prénom', ({ firstName }) => firstName],
  ['Nom', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Téléphone', ({ phone }) => phone],
  ['Inscrit le', ({ createdAt }) => createdAt],
  ['Commandes', ({ ordersCount }) => ordersCount],
  ['Dépensé (FCFA)', ({ spentAmount }) => spentAmount],
  ['Dernière commande', ({ lastOrderAt }) => lastOrderAt],
  ['Bloqué', ({ blocked }) => blocked],
]);

const Column = DataTable.Col<Shopper>;

function UserTable() {
  return (
    <DataTable rowClick="show" bulkActionButtons={false}>
      <Column
        source="lastName"
        label="Nom"
        render={(user) => (
          <>
            <RowName>{fullNameOf(user)}</RowName> {user.blocked && <Status label="Bloqué" tone="bad" />}
          </>
        )}
      />
      <Column
        label="Coordonnées"
        disableSort
        render={({ email, phone }) => (
          <>
            <Box sx={{ overflowWrap: 'anywhere' }}>{email}</Box>
            <Typography variant="body2" color="text.secondary">
              {formatPhone(phone)}
            </Typography>
          </>
        )}
      />
      <Column source="createdAt" label="Inscrit le" render={({ createdAt }) => formatMoment(createdAt)} />
      <Column source="ordersCount" label="Commandes" align="right" />
      <Column
        source="spentAmount"
        label="Dépensé"
        align="right"
        render={({ spentAmount }) => formatFcfa(spentAmount)}
      />
      <Column
        source="lastOrderAt"
        label="Dernière commande"
        render={({ lastOrderAt }) => (lastOrderAt ? formatMoment(lastOrderAt) : '—')}
      />
    </DataTable>
  );
}

function UserCard({ row }: { row: Shopper }) {
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 700 }}>{fullNameOf(row)}</Typography>
        {row.blocked && <Status label="Bloqué" tone="bad" />}
      </Stack>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{row.email}</Typography>
      <Typography variant="body2" color="text.secondary">
        {row.ordersCount} commande{row.ordersCount > 1 ? 's' : ''} · {formatFcfa(row.spentAmount)}
      </Typography>
    </>
  );
}

/** The customers, the newest first. */
export function UserList() {
  return (
    <ListPage title="Clients" filters={filters} exporter={exporter}>
      <Rows<Shopper> table={<UserTable />} card={UserCard} opens="show" empty={EMPTY} />
    </ListPage>
  );
}
