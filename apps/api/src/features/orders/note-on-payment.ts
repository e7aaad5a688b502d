import { addPaymentNotice, findAttempts } from '#features/payments';
import type { Db } from '#db/connect';

/** Says at the payment of an order, which is written down, what a person has to look at; nothing where no money came. */
export async function noteOnPayment(tx: Db, orderId: string, sentences: readonly string[]): Promise<void> {
  if (sentences.length === 0) return;
  const attempts = (await findAttempts(tx, [orderId])).get(orderId) ?? [];
  const paid = attempts.findLast(({ status }) => status === 'PAID');
  if (!paid) return;
  for (const sentence of sentences) await addPaymentNotice(tx, { attemptId: paid.id }, sentence);
}
