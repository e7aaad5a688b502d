import { ShowBase, useShowContext } from 'react-admin';
import type { OrderDetail } from '@tokpa/contract/orders';
import { Box, CircularProgress, Stack, Typography } from '@mui/material';
import { formatMoment, MissingRow, PageHeading } from '../ui/index.ts';
import { OrderActs } from './order-acts.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderState } from './order-status.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderTransactions } from './order-transactions.tsx';
import { PaymentDeadline } from './payment-deadline.tsx';
import { PaymentLink } from './payment-link.tsx';

function OrderDetails({ order }: { order: OrderDetail }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      <Stack spacing={2}>
        <OrderLines order={order} />
        <OrderAmounts order={order} />
        <OrderTransactions order={order} />
        <OrderRefunds order={order} />
      </Stack>
      <Stack spacing={2}>
        <OrderCustomer order={order} />
        <PaymentLink order={order} />
        <OrderNotes order={order} />
        <OrderTimeline order={order} />
      </Stack>
    </Box>
  );
}

function OrderScreen() {
  const { record: order, error, isPending, isFetching, refetch } = useShowContext<OrderDetail>();
  if (isPending) return <CircularProgress aria-label="Chargement de la commande" sx={{ m: 4 }} />;
  if (!order) {
    return <MissingRow title="Commande introuvable" error={error} isBusy={isFetching} onRetry={refetch} />;
  }
  return (
    <Box sx={{ pb: 4 }}>
      <PageHeading title={`Commande ${order.orderNumber}`}>
        <OrderState order={order} />
      </PageHeading>
      <Typography color="text.secondary">Passée le {formatMoment(order.createdAt)}</Typography>
      <PaymentDeadline order={order} />
      <OrderActs order={order} />
      <OrderDetails order={order} />
    </Box>
  );
}

export function OrderPage() {
  return (
    // A refused address says so here; it does not send the person back to the list.
    <ShowBase disableAuthentication={false} queryOptions={{ onError: undefined }}>
      <OrderScreen />
    </ShowBase>
  );
}
