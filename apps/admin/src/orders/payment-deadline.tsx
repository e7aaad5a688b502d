import { isUnpaid } from '@tokpa/contract/order-status';
import type { Order } from '@tokpa/contract/orders';
import { Typography } from '@mui/material';
import { formatMoment } from '../ui/index.ts';

/** When the clock cancels an order that nobody pays, and what keeps it. */
export function PaymentDeadline({ order: { status, payableUntil } }: { order: Order }) {
  if (payableUntil === null || !isUnpaid(status)) return null;
  return (
    <Typography>
      À payer avant le {formatMoment(payableUntil)} : passé ce délai, elle est annulée, sauf si l’équipe la prend en
      charge.
    </Typography>
  );
}
