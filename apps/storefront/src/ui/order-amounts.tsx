import { formatFcfa } from '@tokpa/contract/money';
import type { OrderAmounts as Amounts, Order } from '@tokpa/contract/orders';

type OrderAmountsProps = {
  amounts: Amounts &
    Pick<Order, 'methodName' | 'refundedAmount' | 'dueRefundAmount'> &
    Partial<Pick<Order, 'uncollectedAmount'>>;
  /** Whether a parcel goes to an address: courses cost no delivery. */
  isSent: boolean;
  /** What the discount was given for. */
  coupon?: { code: string } | null;
};

/** What an order costs and out of what, and how it is paid, where it costs anything. */
export function OrderAmounts({ amounts, isSent, coupon }: OrderAmountsProps) {
  const { subtotalAmount, shippingFee, codFee, discountAmount, finalAmount } = amounts;
  const { methodName, refundedAmount, dueRefundAmount, uncollectedAmount = 0 } = amounts;
  const givenBack = refundedAmount - dueRefundAmount;
  return (
    <dl className="flex flex-col gap-2 tabular-nums">
      <Row label="Sous-total" amount={subtotalAmount} />
      {isSent && <Row label="Livraison" amount={shippingFee} />}
      {codFee > 0 && <Row label="Supplément paiement à la livraison" amount={codFee} />}
      {discountAmount > 0 && <Row label={coupon ? `Remise (${coupon.code})` : 'Remise'} amount={-discountAmount} />}
      {uncollectedAmount > 0 && <Row label="Déduit à la livraison" amount={-uncollectedAmount} />}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
        <dt className="font-semibold">Total</dt>
        <dd className="ml-auto whitespace-nowrap text-xl font-bold">{formatFcfa(finalAmount)}</dd>
      </div>
      {givenBack > 0 && <Row label="Remboursé" amount={-givenBack} />}
      {dueRefundAmount > 0 && <Row label="À rembourser" amount={-dueRefundAmount} />}
      {finalAmount > 0 && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <dt className="text-muted">Mode de paiement</dt>
          <dd className="ml-auto text-right">{methodName}</dd>
        </div>
      )}
    </dl>
  );
}

function Row({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="min-w-0 flex-[1_1_6rem] text-muted">{label}</dt>
      <dd className="ml-auto whitespace-nowrap">{formatFcfa(amount)}</dd>
    </div>
  );
}
