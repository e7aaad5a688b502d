import { SelectInput } from 'react-admin';
import { describeCoupon } from '@tokpa/contract/coupon-words';
import type { Coupon } from '@tokpa/contract/coupons';
import { Stack, Typography } from '@mui/material';
import { csvExporter, DataTable, ListActions, ListPage, RowName, Rows, Status, searchFilter } from '../ui/index.ts';
import { COUPON_TYPE_CHOICES, COUPON_TYPE_LABELS, couponState } from './coupon-words.ts';

const EMPTY = {
  none: 'Aucun code promo pour l’instant.',
  first: 'Créez-en un pour remercier vos clients.',
  unmatched: 'Aucun code promo ne correspond à ces critères.',
};

const filters = [
  searchFilter({ label: 'Rechercher un code promo', placeholder: 'Code ou description' }),
  <SelectInput key="type" source="type" label="Type" choices={COUPON_TYPE_CHOICES} />,
  <SelectInput
    key="isActive"
    source="isActive"
    label="Actif"
    choices={[
      { id: 'true', name: 'Oui' },
      { id: 'false', name: 'Non' },
    ]}
  />,
];

const exporter = csvExporter<Coupon>('codes-promo', [
  ['Code', ({ code }) => code],
  ['Type', ({ type }) => COUPON_TYPE_LABELS[type]],
  ['Valeur', ({ value }) => value],
  ['Utilisations', ({ usedCount }) => usedCount],
  ['Limite', ({ usageLimit }) => usageLimit],
  ['Début', ({ startsAt }) => startsAt],
  ['Fin', ({ endsAt }) => endsAt],
  ['Actif', ({ isActive }) => isActive],
  ['Description', ({ description }) => description],
]);

const uses = ({ usedCount, usageLimit }: Coupon) =>
  usageLimit === null ? `${usedCount}` : `${usedCount} / ${usageLimit}`;

const Column = DataTable.Col<Coupon>;

const table = (
  <DataTable bulkActionButtons={false} rowClick="edit">
    <Column source="code" label="Code" render={({ code }) => <RowName>{code}</RowName>} />
    <Column label="Ce qu’il fait" disableSort render={describeCoupon} />
    <Column source="usedCount" label="Utilisations" align="right" render={uses} />
    <Column label="État" disableSort render={(coupon) => <Status {...couponState(coupon)} />} />
  </DataTable>
);

function CouponCard({ row: coupon }: { row: Coupon }) {
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 700 }}>{coupon.code}</Typography>
        <Status {...couponState(coupon)} />
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {describeCoupon(coupon)} Utilisé : {uses(coupon)}.
      </Typography>
    </>
  );
}

const actions = <ListActions creation="Créer un code" />;

export function CouponList() {
  return (
    <ListPage title="Codes promo" filters={filters} actions={actions} exporter={exporter}>
      <Rows<Coupon> table={table} card={CouponCard} opens="edit" empty={EMPTY} />
    </ListPage>
  );
}
