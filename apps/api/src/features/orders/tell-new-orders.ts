import { findSettings } from '#features/settings';
import type { Db } from '#db/connect';
import { minutesAfter } from '#platform/clock';
import type { Platform } from '#platform/platform';
import { newOrdersMail } from './emails/new-orders.ts';
import { findLastEventBefore, findUntold, lockNews, type ReadyOrder, writeNews } from './new-orders.queries.ts';

// Some mail programs cut what is longer.
const AT_ONCE = 50;
// An event is counted when it is written and seen when its transaction ends, which none puts off for so long: the database ends it before.
const SETTLED_MINUTES = 60;

/** « 2 × Jus de bissap, 1 × Miel et 3 autres articles » */
function sayContents({ lines, linesCount }: ReadyOrder): string {
  const shown = lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
  const others = linesCount - lines.length;
  if (others === 0) return shown;
  return `${shown} et ${others === 1 ? '1 autre article' : `${others} autres articles`}`;
}

function sayPayment({ isPaid, total }: ReadyOrder): string {
  if (total === 0) return 'rien à payer';
  return isPaid ? 'payée' : 'à payer à la livraison';
}

async function mailShop({ mailer }: Platform, tx: Db, ready: readonly ReadyOrder[]): Promise<void> {
  const [first] = ready;
  const { contactEmail, newOrderMails } = await findSettings(tx);
  if (!first || !newOrderMails) return;
  const orders = ready.map((order) => ({ ...order, contents: sayContents(order), payment: sayPayment(order) }));
  const isOne = orders.length === 1;
  const { id, customerEmail: email } = first;
  await mailer.send(tx, newOrdersMail, {
    to: contactEmail,
    data: { count: orders.length, only: isOne ? first : null, orders },
    // Of several nobody could be forgotten without the others.
    ...(isOne && email !== '' && { about: { id, email }, headers: { 'Reply-To': email } }),
  });
}

/** Tells the shop, in one mail, of the orders that can be prepared since it was told last; of each once, whoever else looks and whatever ends on the way. */
export async function tellNewOrders(platform: Platform): Promise<void> {
  const told = await platform.transact(async (tx) => {
    const toldUntil = await lockNews(tx);
    const ready = await findUntold(tx, toldUntil, AT_ONCE);
    const isAll = ready.length < AT_ONCE;
    const settled = minutesAfter(platform.clock.now(), -SETTLED_MINUTES);
    await mailShop(platform, tx, ready);
    await writeNews(tx, {
      told: ready.map(({ eventId }) => eventId),
      toldUntil: isAll ? await findLastEventBefore(tx, settled, toldUntil) : toldUntil,
    });
    return ready.length;
  });
  if (told === AT_ONCE) await tellNewOrders(platform);
}
