import type { Order } from '@tokpa/contract/orders';
import { Typography } from '@mui/material';
import { recipientOf } from './order-contents.ts';

/** Who gets the parcel, where that is not who ordered it. */
export function OtherRecipient({ order }: { order: Order }) {
  const name = recipientOf(order)?.name;
  if (name === undefined || name === order.customer.name) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      Pour {name}
    </Typography>
  );
}
