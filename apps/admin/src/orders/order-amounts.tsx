import { formatFcfa } from '@tokpa/contract/money';
import type { Order, OrderAmounts as Amounts } from '@tokpa/contract/orders';
import { Box, Typography } from '@mui/material';
import { Panel } from '../ui/index.ts';
import { CorrectReceived } from './correct-received.tsx';
import { isCorrectable } from './read-received.ts';

type PricedOrder = Amounts & Pick<Order, 'coupon' | 'methodName'> & Partial<Pick<Order, 'uncollectedAmount'>>;

/** What makes the total; what is nothing is left out. */
function rowsOf(order: PricedOrder): [label: string, amount: number][] {
  const extras: [string, number][] = [
    ['Livraison', order.shippingFee],
    ['Supplément paiement à la livraison', order.codFee],
    [order.coupon ? `Remise (${order.coupon.code})` : 'Remise', -order.discountAmount],
    ['Déduit à la livraison', -(order.uncollectedAmount ?? 0)],
  ];
  return [['Sous-total', order.subtotalAmount], ...extras.filter(([, amount]) => amount !== 0)];
}

function AmountRow({ label, amount, isTotal = false }: { label: string; amount: number; isTotal?: boolean }) {
  const weight = { fontWeight: isTotal ? 700 : 400 };
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 }}>
      <Typography component="dt" sx={weight}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ ...weight, m: 0, whiteSpace: 'nowrap' }}>
        {formatFcfa(amount)}
      </Typography>
    </Box>
  );
}

/** The rows of an order's price, its total last. */
export function AmountRows({ order }: { order: PricedOrder }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {rowsOf(order).map(([label, amount]) => (
        <AmountRow key={label} label={label} amount={amount} />
      ))}
      <AmountRow label={`Total · ${order.methodName}`} amount={order.finalAmount} isTotal />
    </Box>
  );
}

export function OrderAmounts({ order }: { order: Order }) {
  return (
    <Panel title="Montants">
      <AmountRows order={order} />
      {isCorrectable(order) && <CorrectReceived order={order} />}
    </Panel>
  );
}
