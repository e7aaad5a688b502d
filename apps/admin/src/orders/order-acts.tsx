import MailIcon from '@mui/icons-material/Mail';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { isShipped } from '@tokpa/contract/is-shipped';
import { staffMovesOf } from '@tokpa/contract/order-moves';
import type { OrderStatus } from '@tokpa/contract/order-status';
import type { Order } from '@tokpa/contract/orders';
import { Alert, Button, Stack } from '@mui/material';
import { MoveOrder } from './move-order.tsx';
import { MOVES } from './move-texts.ts';
import { keepsPieces, PIECES_KEPT, refundOf } from './order-contents.ts';
import { OrderPapers } from './order-papers.tsx';
import { ReceivePayment } from './receive-payment.tsx';
import { RefundOrder } from './refund-order.tsx';
import { ResendMail } from './resend-mail.tsx';

/** What is done next with most orders that stand there. */
function usualMove(order: Order): OrderStatus | undefined {
  const { status, paymentMethod } = order;
  if (refundOf(order) === 'whole') return keepsPieces(order) ? 'CANCELLED' : undefined;
  const isDue = status === 'PAID' || (status === 'PROCESSING' && paymentMethod === 'cod');
  if (isDue) return isShipped(order.orderItems) ? 'SHIPPED' : 'DELIVERED';
  if (status === 'SHIPPED') return 'DELIVERED';
  return undefined;
}

function colourOf(to: OrderStatus): 'error' | 'primary' {
  return to === 'CANCELLED' ? 'error' : 'primary';
}

/** Cancelling gives the money back, which takes the right to; an order of courses alone is never on its way. */
function movesOf(order: Order, mayRefund: boolean): OrderStatus[] {
  const isOpen: Partial<Record<OrderStatus, boolean>> = {
    CANCELLED: mayRefund || order.refundableAmount === 0,
    SHIPPED: isShipped(order.orderItems),
  };
  return staffMovesOf(order).filter((to) => isOpen[to] ?? true);
}

type Asked = OrderStatus | 'refund' | 'mail';

type AskedActProps = { order: Order; asked: Asked; ask: (asked: Asked) => void; onClose: () => void };

function AskedAct({ asked, ask, ...act }: AskedActProps) {
  if (asked === 'refund') return <RefundOrder {...act} onCancelOrder={() => ask('CANCELLED')} />;
  if (asked === 'mail') return <ResendMail {...act} />;
  if (asked === 'PAID') return <ReceivePayment {...act} />;
  return <MoveOrder to={asked} {...act} />;
}

/** What may be done with the order now, and nothing else. */
export function OrderActs({ order }: { order: Order }) {
  const [asked, setAsked] = useState<Asked>();
  const usual = usualMove(order);
  const { canAccess: mayRefund = false } = useCanAccess({ resource: 'orders', action: 'refund' });
  const moves = movesOf(order, mayRefund);
  const close = () => setAsked(undefined);
  return (
    <>
      {refundOf(order) === 'whole' && keepsPieces(order) && (
        <Alert severity="info" role="note" sx={{ mt: 2 }}>
          {PIECES_KEPT}
        </Alert>
      )}
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
        {order.leftUnpaid && (
          <Button variant="outlined" onClick={() => setAsked('PAID')} sx={{ minHeight: 44 }}>
            {MOVES.PAID.act}
          </Button>
        )}
        {mayRefund && order.refundableAmount > 0 && (
          <Button variant="outlined" color="error" onClick={() => setAsked('refund')} sx={{ minHeight: 44 }}>
            Rembourser
          </Button>
        )}
        <OrderPapers order={order} />
        {order.mailAddress !== '' && (
          <Button startIcon={<MailIcon />} onClick={() => setAsked('mail')} sx={{ minHeight: 44 }}>
            Renvoyer un email
          </Button>
        )}
      </Stack>
      {asked !== undefined && <AskedAct order={order} asked={asked} ask={setAsked} onClose={close} />}
    </>
  );
}
