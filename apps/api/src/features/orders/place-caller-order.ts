import { type CallerOrder, findCommune, formatFcfa, isBenin, isShipped, type Order } from '@tokpa/contract';
import { ensureCustomer } from '#features/auth';
import type { CartLine } from '#features/cart';
import { findSettings } from '#features/settings';
import type { Db } from '#db/connect';
import { recordAct, recordNothing } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { fieldProblem, Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { refuseWithoutEmail } from './caller-email.ts';
import { findCallerLines } from './caller-lines.ts';
import { placeAndPay } from './checkout.ts';
import { setKeyOrder } from './idempotency.queries.ts';
import { takeKey } from './idempotency.ts';
import type { PayableOrder } from './pay-order.ts';
import { lockArticles } from './place-order.queries.ts';
import { checkCountry } from './price-basket.ts';
import { writeOrder } from './write-order.ts';

type Taken = { data: Order; checkout_url?: string };

const ENDPOINT = 'POST /orders/caller';

/** A commune says its department, whatever the address that was begun from said. */
function departmentOf({ city, country }: NonNullable<CallerOrder['address']>): string | undefined {
  return isBenin(country) ? findCommune(city)?.department : undefined;
}

function readAddress(lines: readonly CartLine[], { address }: CallerOrder): Order['shippingAddress'] {
  if (!isShipped(lines)) return null;
  if (!address) throw fieldProblem('address_required', 'address');
  const { recipientName, phone, addressLine1, addressLine2, landmark, city, state, postalCode, country } = address;
  return {
    recipientName: recipientName || null,
    phone: phone || null,
    addressLine1,
    addressLine2: addressLine2 || null,
    landmark: landmark || null,
    city,
    state: departmentOf(address) ?? (state || null),
    postalCode: postalCode || null,
    country,
  };
}

/** Refuses what costs more than the caller was told, in words for whoever has them on the line. */
function checkTold({ finalAmount }: PayableOrder, { agreedAmount }: CallerOrder): void {
  if (agreedAmount === undefined || finalAmount <= agreedAmount) return;
  const problem = new Problem('total_changed', { values: { total: formatFcfa(finalAmount) } });
  problem.message = `Le total est maintenant de ${formatFcfa(finalAmount)} : dites-le au client, puis enregistrez.`;
  throw problem;
}

type Desk = { wish: CallerOrder; idempotencyKey: string | undefined };

async function writeCallerOrder(
  platform: Platform,
  tx: Db,
  by: StaffSession,
  wish: CallerOrder,
): Promise<PayableOrder> {
  const now = platform.clock.now();
  const customer = await ensureCustomer(tx, wish, now);
  if (!customer) throw new Problem('user_not_found');
  await lockArticles(
    tx,
    wish.items.map(({ itemId }) => itemId),
  );
  const lines = await findCallerLines(tx, wish.items, now);
  if (customer.email === '') await refuseWithoutEmail(tx, lines, wish);
  const basket = { customer, lines, address: readAddress(lines, wish) };
  const settings = await findSettings(tx);
  checkCountry(basket.address, settings, 'address.country');
  const writer = { actor: 'STAFF', staffId: by.staffId } as const;
  const placed = await writeOrder(platform, tx, basket, { terms: wish, settings, now, writer });
  checkTold(placed, wish);
  const after = { orderNumber: placed.orderNumber, finalAmount: placed.finalAmount };
  await recordAct(tx, by, { act: 'create', resource: 'orders', id: placed.id, after });
  return placed;
}

/**
 * An order that somebody at the shop takes on the telephone, by the same rules as the shopper's own: one transaction, prices and
 * stock of the moment. The customer's cart stays as it is. With an idempotency key, the same call again gets the same answer.
 */
export async function placeCallerOrder(
  platform: Platform,
  by: StaffSession,
  { wish, idempotencyKey: key }: Desk,
): Promise<Taken> {
  const ownerId = by.staffId;
  // The price on the screen may have been asked for anew since: it is the same order.
  const what = { ...wish, agreedAmount: undefined };
  const act = { ownerId, endpoint: ENDPOINT, body: what, at: platform.clock.now() };
  // Of a call that joins another, or comes again, no line is missing in the log.
  if (key !== undefined) recordNothing();
  const { order: data, ...paying } = await placeAndPay(platform, { by: ownerId, opener: by.kind, key, what }, () =>
    platform.transact(async (tx) => {
      const known = key === undefined ? undefined : await takeKey(tx, { ...act, key });
      if (known !== undefined) return { orderId: known, toPay: undefined };
      const toPay = await writeCallerOrder(platform, tx, by, wish);
      if (key !== undefined) await setKeyOrder(tx, { ownerId, key }, toPay.id);
      return { orderId: toPay.id, toPay };
    }),
  );
  return { data, ...paying };
}
