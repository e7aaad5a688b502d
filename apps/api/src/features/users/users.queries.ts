import { sql } from 'kysely';
import type { z } from 'zod';
import type { Page, Shopper, ShopperDetail, userEndpoints } from '@tokpa/contract';
import { findAddresses, MOST_ADDRESSES } from '#features/shipping-addresses';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { keptOfOrder } from '#db/kept-of-order';
import { knownEmail } from '#db/known-email';
import { selectPage } from '#db/select-page';

type UserQuery = z.output<(typeof userEndpoints)['GET /users']['query']>;

// Looked up for the rows of the page alone, unless the list is sorted by one of them.
const ORDERS_COUNT = sql<number>`(select count(*) from orders where orders.user_id = users.id)`;
// Ids are given in the order of time: the index of a customer's orders is read at its end alone.
const LAST_ORDER = sql<string | null>`(
  select created_at from orders where orders.user_id = users.id order by orders.id desc limit 1)`;
const LAST_ORDER_ID = sql`(select orders.id from orders where orders.user_id = users.id order by orders.id desc limit 1)`;
const SPENT = sql<number>`(
  select coalesce(sum(${keptOfOrder}), 0) from orders
  where orders.user_id = users.id and paid_at is not null and status <> 'CANCELLED')`;
const REVIEWS_COUNT = sql<number>`(select count(*) from reviews where reviews.user_id = users.id)`;

function selectUsers(db: Db) {
  return db
    .selectFrom('users')
    .select([
      'users.id',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.phone',
      'users.blocked_at as blockedAt',
      'users.created_at as createdAt',
    ])
    .select([
      knownEmail('users.email').as('email'),
      sql<boolean>`blocked_at is not null`.as('blocked'),
      ORDERS_COUNT.as('ordersCount'),
      SPENT.as('spentAmount'),
      LAST_ORDER.as('lastOrderAt'),
      REVIEWS_COUNT.as('reviewsCount'),
    ]);
}

/** The accounts that are there; a deleted one is only found from its orders. */
export async function selectShoppers(db: Db, asked: UserQuery): Promise<Page<Shopper>> {
  let rows = selectUsers(db).where('deleted_at', 'is', null);
  if (asked.blocked !== undefined) rows = rows.where('blocked_at', asked.blocked ? 'is not' : 'is', null);
  if (asked.search) {
    const words = sql<string>`(first_name || ' ' || last_name || ' ' || email || ' ' || phone)`;
    rows = rows.where(everyWordIn(words, asked.search));
  }
  return selectPage(rows, asked, {
    columns: {
      createdAt: 'users.created_at',
      lastName: 'users.last_name',
      ordersCount: ORDERS_COUNT,
      spentAmount: SPENT,
      lastOrderAt: sql`coalesce(${LAST_ORDER_ID}, '00000000-0000-0000-0000-000000000000')`,
    },
    byDefault: '-createdAt',
    id: 'users.id',
  });
}

export async function findShopper(db: Db, id: string): Promise<ShopperDetail | undefined> {
  const row = await selectUsers(db)
    .select([
      'users.deleted_at as deletedAt',
      sql<boolean>`exists (
        select from newsletter_subscribers s where s.email = users.email and s.status = 'CONFIRMED'
      )`.as('isSubscribed'),
      sql<number>`(select count(*) from return_requests r where r.email = users.email)`.as('returnRequestsCount'),
      sql<number>`(select count(*) from contact_messages m where m.email = users.email)`.as('contactMessagesCount'),
    ])
    .where('users.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, addresses: await findAddresses(db, id, { page: 1, limit: MOST_ADDRESSES }) };
}

export async function setBlocked(tx: Db, id: string, blockedAt: Date | null): Promise<void> {
  await tx.updateTable('users').set({ blocked_at: blockedAt }).where('id', '=', id).execute();
}
