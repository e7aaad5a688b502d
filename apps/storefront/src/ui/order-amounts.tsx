import type { OrderAmounts as Amounts, Order } from '@tokpa/contract/orders';
import { AmountRow, TotalRow } from './amount-row.tsx';

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
      <AmountRow label="Sous-total" amount={subtotalAmount} />
      {isSent && <AmountRow label="Livraison" amount={shippingFee} />}
      {codFee > 0 && <AmountRow label="Supplément paiement à la livraison" amount={codFee} />}
      {discountAmount > 0 && (
        <AmountRow label={coupon ? `Remise (${coupon.code})` : 'Remise'} amount={-discountAmount} />
      )}
      {uncollectedAmount > 0 && <AmountRow label="Déduit à la livraison" amount={-uncollectedAmount} />}
      <TotalRow amount={finalAmount} />
      {givenBack > 0 && <AmountRow label="Remboursé" amount={-givenBack} />}
      {dueRefundAmount > 0 && <AmountRow label="À rembourser" amount={-dueRefundAmount} />}
      {finalAmount > 0 && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <dt className="text-muted">Mode de paiement</dt>
          <dd className="ml-auto text-right">{methodName}</dd>
        </div>
      )}
    </dl>
  );
}
