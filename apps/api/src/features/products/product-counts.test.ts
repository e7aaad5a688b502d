import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createCategory } from '#testing/create-category';
import { createProduct } from '#testing/create-product';
import { useTestShop } from '#testing/test-shop';
import { sumUpProductCountsJob } from './products.jobs.ts';

const shop = await useTestShop();
const { db } = shop.platform;
const { call } = shop.client();

const soaps = await createCategory(shop, { name: 'Savons' });
const teas = await createCategory(shop, { name: 'Tisanes' });

/** What is kept otherwise than it is. */
async function wronglyCounted(): Promise<unknown[]> {
  const { rows } = await sql`
    with kept as (
      select category_id, price, rating, is_in_stock, sum(products) as products from product_counts
       group by 1, 2, 3, 4 having sum(products) <> 0
    ), real as (
      select category_id, price_part(price), rating_part(average_rating), is_in_stock, count(*)
        from products where status = 'PUBLISHED' group by 1, 2, 3, 4
    )
    (table kept except table real) union all (table real except table kept)`.execute(db);
  return rows;
}

async function change(id: string, values: Record<string, unknown>): Promise<void> {
  await db.updateTable('products').set(values).where('id', '=', id).execute();
}

test('what is kept follows a product through all that may happen to it', async () => {
  const candles = await createCategory(shop, { name: 'Bougies' });
  const inStock = async () => (await call('GET /products/facets', { query: { category: candles.slug } })).data.inStock;
  const { id } = await createProduct(shop, { categoryId: candles.id, price: 1500, stock: 4, status: 'DRAFT' });
  expect(await inStock()).toBe(0);
  const steps: [Record<string, unknown>, number][] = [
    [{ status: 'PUBLISHED' }, 1],
    [{ stock: 3 }, 1],
    [{ stock: 0 }, 0],
    [{ stock: 9, price: 24_999, rating_sum: 9, reviews_count: 2 }, 1],
    [{ rating_sum: 10, reviews_count: 4 }, 1],
    [{ category_id: teas.id }, 0],
    [{ category_id: candles.id, price: 25_000 }, 1],
    [{ status: 'ARCHIVED' }, 0],
    [{ status: 'PUBLISHED' }, 1],
  ];
  for (const [values, left] of steps) {
    await change(id, values);
    expect(await wronglyCounted()).toEqual([]);
    shop.platform.cache.clear();
    expect(await inStock()).toBe(left);
  }
  await db.deleteFrom('products').where('id', '=', id).execute();
  expect(await wronglyCounted()).toEqual([]);
});

test('many that come at once, a draft among them, are counted, and as many when they go', async () => {
  const { id } = await createProduct(shop, { categoryId: teas.id });
  await sql`
    insert into products (category_id, slug, name, price, stock, status)
    select category_id, slug || '-' || n, name || n, n * 900, n % 3, case n % 5 when 0 then 'DRAFT' else 'PUBLISHED' end
      from products cross join generate_series(1, 40) n where id = ${id}`.execute(db);
  expect(await wronglyCounted()).toEqual([]);
  await db
    .updateTable('products')
    .set({ price: sql`price + 1`, stock: sql`stock * (price % 2)` })
    .execute();
  expect(await wronglyCounted()).toEqual([]);
  await db.deleteFrom('products').where('price', '>', 9999).execute();
  expect(await wronglyCounted()).toEqual([]);
});

test('those who sell the last piece of two shelves at once, each the other one first, wait for nobody', async () => {
  const [soap, tea] = [
    await createProduct(shop, { categoryId: soaps.id }),
    await createProduct(shop, { categoryId: teas.id }),
  ];
  const [otherSoap, otherTea] = [
    await createProduct(shop, { categoryId: soaps.id }),
    await createProduct(shop, { categoryId: teas.id }),
  ];
  const { transact } = shop.platform;
  const sell = (tx: typeof db, { id }: { id: string }) =>
    tx.updateTable('products').set({ stock: 0 }).where('id', '=', id).execute();
  await transact(async (one) => {
    await sell(one, soap);
    await transact(async (other) => {
      await sell(other, otherTea);
      await sell(other, otherSoap);
    });
    await sell(one, tea);
  });
  expect(await wronglyCounted()).toEqual([]);
});

test('each part of the prices and ratings begins where the shop’s filter begins', async () => {
  const { prices, ratings } = (await call('GET /products/facets')).data;
  for (const { min, max } of prices) {
    const { rows } = await sql<{ first: number; last: number }>`
      select price_part(${min}::integer) as first, price_part(${max ?? min + 1}::integer) as last`.execute(db);
    expect(rows).toEqual([{ first: min, last: min }]);
  }
  // As products hold them: with one decimal.
  const tenths = Array.from({ length: 51 }, (_, tenth) => tenth);
  const { rows: parts } = await sql<{ part: number }>`
    select rating_part((tenth / 10.0)::real) as part from unnest(${tenths}::integer[]) tenth`.execute(db);
  const begins = tenths.map((tenth) => ratings.find(({ minRating }) => minRating * 10 <= tenth)?.minRating ?? 0);
  expect(parts.map(({ part }) => part)).toEqual(begins);
});

test('after a night there is one row of each kind, and it says the same', async () => {
  const { id } = await createProduct(shop, { categoryId: soaps.id, stock: 1 });
  await change(id, { stock: 0 });
  await change(id, { stock: 2 });
  const rows = () => db.selectFrom('product_counts').selectAll().execute();
  expect((await rows()).some(({ products }) => products < 0)).toBe(true);
  await shop.platform.jobs.run(sumUpProductCountsJob, {});
  const kept = await rows();
  expect(kept.every(({ products }) => products > 0)).toBe(true);
  const kinds = kept.map((one) => [one.category_id, one.price, one.rating, one.is_in_stock].join());
  expect(new Set(kinds).size).toBe(kept.length);
  expect(await wronglyCounted()).toEqual([]);
});

test('what is asked by a list’s choices, and what is not, says the same', async () => {
  await createProduct(shop, { categoryId: soaps.id, price: 2500 });
  const soldOut = await createProduct(shop, { categoryId: soaps.id, price: 26_000, stock: 0 });
  await change(soldOut.id, { rating_sum: 4, reviews_count: 1 });
  await createProduct(shop, { categoryId: teas.id, price: 500 });
  shop.platform.cache.clear();
  const facets = async (query: Record<string, unknown>) => (await call('GET /products/facets', { query })).data;
  // One franc more or less is nobody's choice, and nothing costs so much.
  const pairs: [Record<string, unknown>, Record<string, unknown>][] = [
    [{}, { maxPrice: 499_999 }],
    [
      { category: soaps.slug, minPrice: 2000 },
      { category: soaps.slug, minPrice: 1999 },
    ],
    [
      { inStock: 'true', maxPrice: 1999 },
      { inStock: 'true', maxPrice: 1998 },
    ],
    [{ minRating: 3 }, { minRating: 3, maxPrice: 499_999 }],
  ];
  for (const [offered, typed] of pairs) expect(await facets(offered)).toEqual(await facets(typed));
});
