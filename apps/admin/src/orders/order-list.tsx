import { useListContext } from 'react-admin';
import { formatFcfa } from '@tokpa/contract/money';
import type { Order } from '@tokpa/contract/orders';
import { formatPhone } from '@tokpa/contract/phones';
import { Stack, Typography } from '@mui/material';
import {
  csvExporter,
  DataTable,
  formatMoment,
  ListActions,
  ListPage,
  NoRows,
  RowName,
  useIsPhone,
} from '../ui/index.ts';
import { EXPORTED_COLUMNS } from './exported-columns.ts';
import { OrderCard } from './order-card.tsx';
import { orderFilters, StatusFilter } from './order-filters.tsx';
import { OrderState } from './order-status.tsx';
import { OtherRecipient } from './other-recipient.tsx';

const Column = DataTable.Col<Order>;

function OrderTable() {
  return (
    <DataTable rowClick="show" bulkActionButtons={false}>
      <Column
        source="orderNumber"
        label="Numéro"
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ orderNumber }) => <RowName>{orderNumber}</RowName>}
      />
      <Column source="createdAt" label="Date" render={({ createdAt }) => formatMoment(createdAt)} />
      <Column
        source="customerName"
        label="Client"
        render={(order) => (
          <>
            {order.customer.name}
            <Typography variant="body2" color="text.secondary">
              {formatPhone(order.customer.phone)}
            </Typography>
            <OtherRecipient order={order} />
          </>
        )}
      />
      <Column label="Articles" disableSort align="right" render={({ itemsCount }) => itemsCount} />
      <Column label="Paiement" disableSort render={({ methodName }) => methodName} />
      <Column
        source="finalAmount"
        label="Total"
        align="right"
        cellSx={() => ({ whiteSpace: 'nowrap', fontWeight: 600 })}
        render={({ finalAmount }) => formatFcfa(finalAmount)}
      />
      <Column source="status" label="Statut" render={(order) => <OrderState order={order} />} />
    </DataTable>
  );
}

const exporter = csvExporter('commandes', EXPORTED_COLUMNS);

const actions = <ListActions creation="Commande au téléphone" />;

function OrderCards() {
  const { data = [] } = useListContext<Order>();
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 1 }}>
      {data.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </Stack>
  );
}

const EMPTY = {
  none: 'Aucune commande pour l’instant.',
  first: 'Celles de la boutique arrivent ici d’elles-mêmes ; vous pouvez aussi en prendre au téléphone.',
  unmatched: 'Aucune commande ne correspond à ces critères.',
};

function Orders() {
  const isPhone = useIsPhone();
  const { data, isPending } = useListContext<Order>();
  if (!isPending && data?.length === 0) {
    return <NoRows words={EMPTY} />;
  }
  return (
    <>
      <OrderTable />
      {isPhone && <OrderCards />}
    </>
  );
}

/** The order desk, the newest orders first. */
export function OrderList() {
  return (
    <ListPage title="Commandes" filters={orderFilters} actions={actions} exporter={exporter}>
      <StatusFilter />
      <Orders />
    </ListPage>
  );
}
