import { addPaymentNotice, findAttempts } from '#features/payments';
import type { Db } from '#db/connect';
import { findOpenBefore } from './order-stock.queries.ts';

/**
 * A formation is sold once to each buyer, but two orders of it may have been open, one of which came back. What the second one's
 * payment found open already is said at that payment, so that a person gives the money back. The payment is written down.
 */
export async function tellOfSecondSale(tx: Db, orderId: string): Promise<void> {
  const open = await findOpenBefore(tx, orderId);
  if (open.length === 0) return;
  const attempts = (await findAttempts(tx, [orderId])).get(orderId) ?? [];
  const paid = attempts.findLast(({ status }) => status === 'PAID');
  if (!paid) return;
  for (const { name, orderNumber } of open) {
    const how = orderNumber === null ? '' : ` par la commande ${orderNumber}`;
    await addPaymentNotice(
      tx,
      { attemptId: paid.id },
      `La formation « ${name} » était déjà ouverte${how} : ce paiement n’ouvre rien de plus, remboursez-le ou l’autre.`,
    );
  }
}
