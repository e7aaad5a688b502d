import type { PaymentStatus } from '@tokpa/contract';
import type { OrderRecord } from './orders.queries.ts';

/** What the mail about a cancelled order says of its money: at most one of these. */
export type MoneyAtEnd = {
  /** Still to be given back. */
  due: number;
  /** Whether all of that is the one payment that the order counts as its own. */
  isDueAsItCame: boolean;
  returned: number;
  /** A page on which it could be paid was open until now, or its time ran out unheard. */
  mayCome: boolean;
  /** Money that still comes brings back what ran out of time, not what a person cancelled. */
  mayRevive: boolean;
  isUnbilled: boolean;
};

const CAME: readonly PaymentStatus[] = ['PAID', 'REFUNDED'];
// What is open as the order ends is closed with it: it stands there as cancelled.
const UNHEARD: readonly PaymentStatus[] = ['PENDING', 'CANCELLED', 'EXPIRED'];

type Ended = Pick<OrderRecord, 'transactions' | 'refunds' | 'dueRefundAmount' | 'events'>;

export function moneyAtEnd({ transactions, refunds, dueRefundAmount, events }: Ended): MoneyAtEnd {
  const has = (wanted: readonly PaymentStatus[]) => transactions.some(({ status }) => wanted.includes(status));
  const sumOf = (wanted: readonly OrderRecord['refunds'][number]['status'][]) =>
    refunds.reduce((sum, { amount, status }) => (wanted.includes(status) ? sum + amount : sum), 0);
  const due = sumOf(['PENDING', 'MANUAL']);
  const came = has(CAME);
  const mayCome = !came && has(UNHEARD);
  return {
    due,
    isDueAsItCame: due === dueRefundAmount,
    returned: sumOf(['DONE']),
    mayCome,
    mayRevive:
      events.findLast(({ status, actor }) => status === 'CANCELLED' && actor !== 'PAYMENT')?.actor === 'SYSTEM',
    isUnbilled: !came && !mayCome,
  };
}
