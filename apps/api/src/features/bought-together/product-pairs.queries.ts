import { sql } from 'kysely';
import { readPublishedWith } from '#features/products';
import type { Db } from '#db/connect';

type Counting = {
  /** Older orders tell of another assortment. */
  since: Date;
  /** How many shoppers must have bought the two together. */
  fewestShoppers: number;
  /** How many companions a product keeps. */
  kept: number;
};

/** Counts again which products are bought together and writes only what has changed; answers whether anything has. */
export async function recountPairs(tx: Db, { since, fewestShoppers, kept }: Counting): Promise<boolean> {
  const { rows } = await sql`
    with bought as (
      select distinct orders.id as order_id, orders.user_id, item.product_id
        from orders join order_items item on item.order_id = orders.id
       where orders.status in ('PAID', 'SHIPPED', 'DELIVERED') and orders.paid_at is not null and orders.created_at >= ${since}
         and item.product_id is not null
    ), counted as (
      select one.product_id, other.product_id as with_product_id, count(*)::integer as orders_count
        from bought one join bought other on other.order_id = one.order_id and other.product_id <> one.product_id
       group by one.product_id, other.product_id
      having count(distinct one.user_id) >= ${fewestShoppers}
    ), ranked as (
      select *, row_number() over (partition by product_id order by orders_count desc, with_product_id) as rank from counted
    ), chosen as (
      select product_id, with_product_id, orders_count from ranked where rank <= ${kept}
    ), gone as (
      delete from product_pairs pair
       where not exists (select from chosen
                          where chosen.product_id = pair.product_id and chosen.with_product_id = pair.with_product_id)
      returning product_id
    ), written as (
      insert into product_pairs (product_id, with_product_id, orders_count)
      select * from chosen
          on conflict (product_id, with_product_id) do update set orders_count = excluded.orders_count
       where product_pairs.orders_count <> excluded.orders_count
      returning product_id
    )
    select product_id from gone union all select product_id from written limit 1`.execute(tx);
  return rows.length > 0;
}

/** A published product, and those bought together with it, the most often bought first. */
export const findWithPartners = readPublishedWith<{ id: string; partnerIds: string[] }>(sql`
  p.id, array(select with_product_id from product_pairs where product_id = p.id
               order by orders_count desc, with_product_id) as "partnerIds"`);
