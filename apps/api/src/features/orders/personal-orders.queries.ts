import { type RawBuilder, sql } from 'kysely';
import { UNPAID_STATUSES, USUAL_SESSION_HOURS } from '@tokpa/contract';
import { forgetPayers } from '#features/payments';
import type { Db } from '#db/connect';

/** Orders that wait for an online payment, in the order of their ids. */
export async function findUnpaidOrdersOf(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', UNPAID_STATUSES)
    .where('payment_method', '!=', 'cod')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** When a line's seminar or session is over, as `isSessionOver` says it; one that is only to be agreed on never is. */
const sessionEnd = sql`coalesce(seminars.end_date,
  coalesce(seminars.start_date, coaching_sessions.start_date) + make_interval(hours => ${USUAL_SESSION_HOURS}), 'infinity')`;

/**
 * A condition on `orders`: nothing of it is still to come. It was delivered or cancelled; or it was paid, and either all that paid it went back,
 * or it holds no parcel and no session that is still to come or under way. No status says that of an order of courses alone.
 */
const isOver = (
  now: Date,
) => sql<boolean>`(orders.status in ('DELIVERED', 'CANCELLED') or orders.paid_at is not null and (
  not exists (
    select from order_items item
    left join seminars on seminars.id = item.seminar_id
    left join coaching_sessions on coaching_sessions.id = item.coaching_session_id
    where item.order_id = orders.id and (item.product_id is not null or item.formation_id is null
      and coalesce(seminars.cancelled_at, coaching_sessions.cancelled_at) is null
      and ${sessionEnd} > ${now}))
  or exists (select from payment_attempts attempt where attempt.order_id = orders.id and attempt.status = 'REFUNDED')
    and not exists (select from payment_attempts attempt where attempt.order_id = orders.id and attempt.status = 'PAID')))`;

/** A condition on `orders`: the customer waits for no money of it, and nobody has to look at its payments, which may say that they should. */
const owesNothing = sql<boolean>`not exists (
  select from payment_attempts attempt where attempt.order_id = orders.id and (
    exists (select from payment_refunds refund where refund.attempt_id = attempt.id and refund.status in ('PENDING', 'MANUAL'))
    or exists (select from payment_notices notice where notice.attempt_id = attempt.id and notice.is_open)))`;

/** The accounts need the order, not the person. */
const NOBODY = { customer_name: 'Compte supprimé', customer_email: '', customer_phone: '', shipping_address: null };

type Which = { which: RawBuilder<boolean>; now: Date };

/** Whoever gives money back at this moment is waited for: what they owe is seen afterwards. */
async function lockOver(tx: Db, { which, now }: Which): Promise<void> {
  await tx.selectFrom('orders').select('id').where(which).where(isOver(now)).orderBy('id').forNoKeyUpdate().execute();
}

async function takeNamesOff(tx: Db, { which, now }: Which): Promise<void> {
  const nameless = await tx
    .updateTable('orders')
    .set(NOBODY)
    .where(which)
    .where(isOver(now))
    .where(owesNothing)
    .returning('id')
    .execute();
  if (nameless.length === 0) return;
  await forgetPayers(
    tx,
    nameless.map(({ id }) => id),
  );
}

/** Of this person's orders that are over and owe them nothing. */
export async function removeNames(tx: Db, userId: string, now: Date): Promise<void> {
  const all = { which: sql<boolean>`orders.user_id = ${userId}`, now };
  await lockOver(tx, all);
  await takeNamesOff(tx, all);
}

/** Asked after the order is locked: whoever closes the account at this moment holds its orders until it is closed. */
export async function hasClosedAccount(tx: Db, userId: string): Promise<boolean> {
  const closed = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return closed !== undefined;
}

const isOfClosedAccount = sql<boolean>`orders.user_id in (select id from users where deleted_at is not null)`;

/** Of an order whose account was closed before, once it is over and owes nothing. The caller holds the order's row. */
export async function removeNameOfClosedAccount(tx: Db, orderId: string, now: Date): Promise<void> {
  await takeNamesOff(tx, { which: sql<boolean>`orders.id = ${orderId} and ${isOfClosedAccount}`, now });
}

/** Of all that are over by now: that a session has taken place comes with no act of anybody. */
export async function removeNamesOfClosedAccounts(tx: Db, now: Date): Promise<void> {
  const isNamed = sql<boolean>`(orders.customer_name, orders.customer_email) <> (${NOBODY.customer_name}, ${NOBODY.customer_email})`;
  const named = { which: sql<boolean>`${isOfClosedAccount} and ${isNamed}`, now };
  await lockOver(tx, named);
  await takeNamesOff(tx, named);
}
