import { formatFcfa } from '@tokpa/contract/money';
import type { Order } from '@tokpa/contract/orders';
import { PAYMENT_STATUS_LABELS, TRANSACTION_METHOD_LABELS } from '@tokpa/contract/order-status';
import type { PaymentStatus } from '@tokpa/contract/order-status';
import { Badge } from '../ui/badge.tsx';
import type { BadgeTone } from '../ui/badge.tsx';
import { formatDateTime } from '../ui/dates.ts';

const PAYMENT_TONES: Readonly<Record<PaymentStatus, BadgeTone>> = {
  PENDING: 'amber',
  PAID: 'primary',
  FAILED: 'terracotta',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
  REFUNDED: 'info',
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
            {[TRANSACTION_METHOD_LABELS[transaction.method ?? ''], formatDateTime(transaction.createdAt)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {transaction.providerId && (
            <span className="break-all text-sm text-muted">Référence : {transaction.providerId}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
