import { LinkBase } from 'react-admin';
import { formatFcfa } from '@tokpa/contract/money';
import type { Order } from '@tokpa/contract/orders';
import { formatPhone } from '@tokpa/contract/phones';
import { Card, CardActionArea, Stack, Typography } from '@mui/material';
import { formatMoment } from '../ui/index.ts';
import { orderAt } from './order-links.ts';
import { OrderState } from './order-status.tsx';
import { OtherRecipient } from './other-recipient.tsx';

/** An order in the width of a phone: who, what, how much, and where it stands. */
export function OrderCard({ order }: { order: Order }) {
  return (
    <Card component="li" sx={{ listStyle: 'none' }}>
      <CardActionArea component={LinkBase} to={orderAt(order.id)} sx={{ p: 1.5 }}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1 }}>
          <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{order.orderNumber}</Typography>
          <OrderState order={order} />
        </Stack>
        <Typography>{order.customer.name}</Typography>
        {order.customer.phone !== '' && (
          <Typography color="text.secondary">{formatPhone(order.customer.phone)}</Typography>
        )}
        <OtherRecipient order={order} />
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, mt: 0.5, alignItems: 'end' }}>
          <Typography variant="body2" component="div" color="text.secondary">
            <div>{formatMoment(order.createdAt)}</div>
            <div>{order.methodName}</div>
          </Typography>
          <Typography sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>{formatFcfa(order.finalAmount)}</Typography>
        </Stack>
      </CardActionArea>
    </Card>
  );
}
