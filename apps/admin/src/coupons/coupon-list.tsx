import {
  CreateButton,
  DataTable,
  ExportButton,
  LinkBase,
  List,
  SearchInput,
  SelectInput,
  TopToolbar,
  useListContext,
} from 'react-admin';
import type { Coupon } from '@tokpa/contract/coupons';
import { Card, CardActionArea, Stack, Typography } from '@mui/material';
import { csvExporter, PageHeading, Status, useIsPhone } from '../ui/index.ts';
import { COUPON_TYPE_CHOICES, COUPON_TYPE_LABELS, couponState, describeCoupon } from './coupon-words.ts';

const filters = [
  <SearchInput
    key="search"
    source="search"
    alwaysOn
    placeholder="Code ou description"
    slotProps={{ htmlInput: { 'aria-label': 'Rechercher un code promo', maxLength: 200 } }}
  />,
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

function CouponTable() {
  return (
    <DataTable bulkActionButtons={false} rowClick="edit">
      <Column source="code" label="Code" cellSx={() => ({ fontWeight: 700 })} />
      <Column label="Ce qu’il fait" disableSort render={describeCoupon} />
      <Column source="usedCount" label="Utilisations" align="right" render={uses} />
      <Column label="État" disableSort render={(coupon) => <Status {...couponState(coupon)} />} />
    </DataTable>
  );
}

function CouponCards() {
  const { data = [] } = useListContext<Coupon>();
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 1 }}>
      {data.map((coupon) => (
        <Card component="li" key={coupon.id} sx={{ listStyle: 'none' }}>
          <CardActionArea component={LinkBase} to={`/coupons/${coupon.id}`} sx={{ p: 1.5 }}>
            <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
              <Typography sx={{ fontWeight: 700 }}>{coupon.code}</Typography>
              <Status {...couponState(coupon)} />
            </Stack>
            <Typography variant="body2" color="text.secondary">
              {describeCoupon(coupon)} Utilisé : {uses(coupon)}.
            </Typography>
          </CardActionArea>
        </Card>
      ))}
    </Stack>
  );
}

function Coupons() {
  const isPhone = useIsPhone();
  const { data, isPending } = useListContext<Coupon>();
  if (!isPending && data?.length === 0) {
    return <Typography sx={{ p: 3 }}>Aucun code promo. Créez-en un pour remercier vos clients.</Typography>;
  }
  return isPhone ? <CouponCards /> : <CouponTable />;
}

const actions = (
  <TopToolbar>
    <CreateButton label="Créer un code" />
    <ExportButton label="Exporter (CSV)" />
  </TopToolbar>
);

export function CouponList() {
  return (
    <>
      <PageHeading title="Codes promo" />
      <List
        title={false}
        filters={filters}
        actions={actions}
        exporter={exporter}
        empty={false}
        perPage={25}
        sort={{ field: 'createdAt', order: 'DESC' }}
      >
        <Coupons />
      </List>
    </>
  );
}
