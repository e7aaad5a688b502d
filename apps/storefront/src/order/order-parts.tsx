import { formatFcfa } from '@tokpa/contract/money';
import type { Order } from '@tokpa/contract/orders';
import { PAYMENT_METHOD_LABELS, PAYMENT_STATUS_LABELS } from '@tokpa/contract/order-status';
import type { PaymentStatus } from '@tokpa/contract/order-status';
import type { ReactNode } from 'react';
import { Badge } from '../ui/badge.tsx';
import type { BadgeTone } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { formatDateTime } from '../ui/dates.ts';

export function Card({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={classNames('rounded-card border border-line bg-surface p-4 sm:p-5', className)}>
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}

export function Summary({ order }: { order: Order }) {
  const { coupon, discountAmount } = order;
  return (
    <dl className="flex flex-col gap-2 tabular-nums">
      <Row label="Sous-total" value={formatFcfa(order.subtotalAmount)} />
      <Row label="Livraison" value={formatFcfa(order.shippingFee)} />
      {order.codFee > 0 && <Row label="Supplément paiement à la livraison" value={formatFcfa(order.codFee)} />}
      {discountAmount > 0 && (
        <Row label={coupon ? `Remise (${coupon.code})` : 'Remise'} value={formatFcfa(-discountAmount)} />
      )}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-semibold">Total</dt>
        <dd className="whitespace-nowrap text-xl font-bold">{formatFcfa(order.finalAmount)}</dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="text-muted">Mode de paiement</dt>
        <dd className="text-right">{PAYMENT_METHOD_LABELS[order.paymentMethod]}</dd>
      </div>
    </dl>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  );
}

const PAYMENT_TONES: Readonly<Record<PaymentStatus, BadgeTone>> = {
  PENDING: 'amber',
  PAID: 'primary',
  FAILED: 'terracotta',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
  REFUNDED: 'info',
};

const OPERATORS: Readonly<Record<string, string>> = {
  mtn: 'MTN Money',
  moov: 'MOOV Money',
  celtis: 'Celtis Money',
  card: 'Carte bancaire',
  cash: 'Espèces',
};

export function Transactions({ transactions }: Pick<Order, 'transactions'>) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {transactions.map((transaction) => (
        <li key={transaction.id} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="font-semibold tabular-nums">{formatFcfa(transaction.amount)}</span>
            <Badge tone={PAYMENT_TONES[transaction.status]}>{PAYMENT_STATUS_LABELS[transaction.status]}</Badge>
          </span>
          <span className="text-sm text-muted">
            {[OPERATORS[transaction.method ?? ''], formatDateTime(transaction.createdAt)].filter(Boolean).join(' · ')}
          </span>
          {transaction.providerId && (
            <span className="break-all text-sm text-muted">Référence : {transaction.providerId}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
