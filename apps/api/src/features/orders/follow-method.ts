import type { PaymentMethod } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { type LockedOrder, setPaymentMethod } from './status.queries.ts';

const PAID_BY: ReadonlyMap<string | null, PaymentMethod> = new Map([
  ['card', 'card'],
  ['momo', 'momo'],
  ['mtn', 'momo'],
  ['moov', 'momo'],
  ['celtis', 'momo'],
]);

/** Who chose mobile money may have paid by card: the order is found by what it was paid by. Cash keeps its supplement, and its place in the steps. */
export async function followMethod(tx: Db, order: LockedOrder, method: string | null): Promise<void> {
  const paidBy = PAID_BY.get(method);
  if (paidBy === undefined || paidBy === order.paymentMethod || order.paymentMethod === 'cod') return;
  await setPaymentMethod(tx, order.id, paidBy);
}
