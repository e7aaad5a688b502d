import type { Db } from '#db/connect';
import { noteOnPayment } from './note-on-payment.ts';
import { findOpenBefore } from './order-stock.queries.ts';

/**
 * A formation is sold once to each buyer, but two orders of it may have been open, one of which came back. What the second one's
 * payment found open already is said at that payment, so that a person gives the money back. The payment is written down.
 */
export async function tellOfSecondSale(tx: Db, orderId: string): Promise<void> {
  const sentences = (await findOpenBefore(tx, orderId)).map(({ name, orderNumber }) => {
    const [how, which] = orderNumber === null ? ['', ''] : [` par la commande ${orderNumber}`, ' ou l’autre'];
    return `La formation « ${name} » était déjà ouverte${how} : ce paiement n’ouvre rien de plus, remboursez-le${which}.`;
  });
  await noteOnPayment(tx, orderId, sentences);
}
