import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { CampaignAudience } from '@tokpa/contract';
import { createOrder } from '#testing/create-order';
import { useTestShop } from '#testing/test-shop';
import { fromAudience } from './recipients.queries.ts';

const shop = await useTestShop();
const { db } = shop.platform;

async function subscribe(...emails: string[]): Promise<void> {
  const rows = emails.map((email) => ({ email, status: 'CONFIRMED' as const, token: `nws_${email}` }));
  await db.insertInto('newsletter_subscribers').values(rows).execute();
}

/** An order of somebody who gave `email` with it, in the place of their account's address; answers the account's. */
async function order(email: string, { isPaid = true, isCancelled = false } = {}): Promise<string> {
  const { orderId, shopper } = await createOrder(shop);
  await db
    .updateTable('orders')
    .set({
      customer_email: email,
      paid_at: isPaid ? shop.clock.now() : null,
      ...(isCancelled && { status: 'CANCELLED' as const, stock_returned_at: shop.clock.now() }),
    })
    .where('id', '=', orderId)
    .execute();
  return shopper.email;
}

async function addressesOf(audience: CampaignAudience): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select subscriber.email ${fromAudience(audience)} order by subscriber.id`.execute(db);
  return rows.map(({ email }) => email);
}

it('who paid an order under either of their addresses is a buyer, and every other subscriber is not one yet', async () => {
  const buyers = [await order('Afi@Exemple.BJ'), 'afi@exemple.bj'];
  const others = [
    await order('panier@exemple.bj', { isPaid: false }),
    'panier@exemple.bj',
    await order('annule@exemple.bj', { isCancelled: true }),
    'annule@exemple.bj',
    'curieuse@exemple.bj',
  ];
  await subscribe(...buyers, ...others);
  expect((await addressesOf('BUYERS')).toSorted()).toEqual(buyers.toSorted());
  expect((await addressesOf('NOT_YET_BUYERS')).toSorted()).toEqual(others.toSorted());
});

it('those who have not bought yet are found at one go, and not by reading all buyers anew for each subscriber', async () => {
  const plan = await db.transaction().execute(async (tx) => {
    // What many buyers do to a usual amount of memory, the few of a test do to this one.
    await sql`set local work_mem = '64kB'`.execute(tx);
    return JSON.stringify((await sql`explain select ${fromAudience('NOT_YET_BUYERS')}`.execute(tx)).rows);
  });
  expect(plan).toContain('Anti Join');
  expect(plan).not.toContain('SubPlan');
});
