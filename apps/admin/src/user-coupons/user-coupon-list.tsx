import { AutocompleteInput, DeleteButton, RecordContextProvider, ReferenceInput } from 'react-admin';
import type { UserCoupon } from '@tokpa/contract/coupons';
import { Stack, Typography } from '@mui/material';
import {
  bySearch,
  csvExporter,
  DataTable,
  formatMoment,
  ListActions,
  ListPage,
  RecordLink,
  RowName,
  Rows,
  Status,
  searchFilter,
} from '../ui/index.ts';

const EMPTY = {
  none: 'Aucun code n’est attribué à un client en particulier.',
  first: 'Attribuez-en un pour remercier un client.',
  unmatched: 'Aucun code attribué ne correspond à ces critères.',
};

const filters = [
  searchFilter({ label: 'Rechercher une attribution', placeholder: 'Nom, email ou code' }),
  <ReferenceInput key="couponId" source="couponId" reference="coupons">
    <AutocompleteInput label="Code promo" optionText="code" filterToQuery={bySearch} />
  </ReferenceInput>,
];

const exporter = csvExporter<UserCoupon>('codes-attribues', [
  ['Client', ({ user }) => user.name],
  ['Email', ({ user }) => user.email],
  ['Code', ({ coupon }) => coupon.code],
  ['Attribué le', ({ assignedAt }) => assignedAt],
  ['Utilisé le', ({ usedAt }) => usedAt],
]);

function Use({ usedAt }: Pick<UserCoupon, 'usedAt'>) {
  if (usedAt === null) return <Status label="Pas encore utilisé" tone="waiting" />;
  return <Status label={`Utilisé le ${formatMoment(usedAt)}`} tone="done" />;
}

const takeBack = <DeleteButton mutationMode="pessimistic" label="Retirer" />;
const Column = DataTable.Col<UserCoupon>;

const table = (
  <DataTable bulkActionButtons={false} rowClick="edit">
    <Column label="Client" disableSort render={({ user }) => <RowName>{`${user.name} (${user.email})`}</RowName>} />
    <Column label="Code" disableSort render={({ coupon }) => coupon.code} />
    <Column source="assignedAt" label="Attribué le" render={({ assignedAt }) => formatMoment(assignedAt)} />
    <Column source="usedAt" label="Utilisation" render={({ usedAt }) => <Use usedAt={usedAt} />} />
    <Column label="Action" disableSort render={() => takeBack} />
  </DataTable>
);

function GivenCard({ row: given }: { row: UserCoupon }) {
  return (
    <RecordContextProvider value={given}>
      <RecordLink resource="user-coupons" id={given.id} sx={{ fontWeight: 700 }}>
        {given.coupon.code}
      </RecordLink>
      <Typography>{given.user.name}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {given.user.email}
      </Typography>
      <Stack direction="row" sx={{ justifyContent: 'space-between', mt: 1 }}>
        <Use usedAt={given.usedAt} />
        {takeBack}
      </Stack>
    </RecordContextProvider>
  );
}

const actions = <ListActions creation="Attribuer un code" />;

export function UserCouponList() {
  return (
    <ListPage
      title="Codes attribués"
      filters={filters}
      actions={actions}
      exporter={exporter}
      sort={{ field: 'assignedAt', order: 'DESC' }}
    >
      <Rows<UserCoupon> table={table} card={GivenCard} empty={EMPTY} />
    </ListPage>
  );
}
