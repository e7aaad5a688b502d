import { useState } from 'react';
import { movesFrom } from '@tokpa/contract/order-moves';
import type { OrderStatus } from '@tokpa/contract/order-status';
import type { Order } from '@tokpa/contract/orders';
import { Button, Stack } from '@mui/material';
import { MoveOrder } from './move-order.tsx';
import { MOVES } from './move-texts.ts';
import { RefundOrder } from './refund-order.tsx';

/** What is done next with most orders that stand there. */
function usualMove({ status, paymentMethod }: Order): OrderStatus | undefined {
  if (status === 'PAID' || (status === 'PROCESSING' && paymentMethod === 'cod')) return 'SHIPPED';
  if (status === 'SHIPPED') return 'DELIVERED';
  return undefined;
}

function colourOf(to: OrderStatus): 'error' | 'primary' {
  return to === 'CANCELLED' ? 'error' : 'primary';
}

/** What may be done with the order now, and nothing else. */
export function OrderActs({ order }: { order: Order }) {
  const [asked, setAsked] = useState<OrderStatus | 'refund'>();
  const usual = usualMove(order);
  const moves = movesFrom('STAFF', order.status);
  const isPaid = order.transactions.some(({ status }) => status === 'PAID');
  const close = () => setAsked(undefined);
  if (moves.length === 0 && !isPaid) return null;
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap sx={{ gap: 1, flexWrap: 'wrap', py: 2 }}>
        {moves.map((to) => (
          <Button
            key={to}
            variant={to === usual ? 'contained' : 'outlined'}
            color={colourOf(to)}
            onClick={() => setAsked(to)}
            sx={{ minHeight: 44 }}
          >
            {MOVES[to].act}
          </Button>
        ))}
        {isPaid && (
          <Button variant="outlined" color="error" onClick={() => setAsked('refund')} sx={{ minHeight: 44 }}>
            Rembourser
          </Button>
        )}
      </Stack>
      {asked === 'refund' && <RefundOrder order={order} onClose={close} />}
      {asked !== undefined && asked !== 'refund' && <MoveOrder order={order} to={asked} onClose={close} />}
    </>
  );
}
