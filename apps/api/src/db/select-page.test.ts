import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createShopper } from '#testing/create-shopper';
import { useTestShop } from '#testing/test-shop';
import { selectPage } from './select-page.ts';

const shop = await useTestShop();

const ORDER = { columns: { email: 'users.email' }, byDefault: 'email', id: 'users.id' } as const;

it('a page far behind the first is computed of its own rows alone, and holds those that follow the page before it', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await createShopper(shop, { email: `${name}@page.bj` });
  await shop.platform.db.transaction().execute(async (tx) => {
    await sql`create temporary sequence computed`.execute(tx);
    const shoppers = tx
      .selectFrom('users')
      .select(['users.email', sql<number>`nextval('computed')`.as('turn')])
      .where('users.email', 'like', '%@page.bj');
    const page = async (number: number, sort: string) => {
      const { data, meta } = await selectPage(shoppers, { page: number, limit: 2, sort }, ORDER);
      return [data.map(({ email }) => email.charAt(0)).join(''), meta.total];
    };
    expect(await page(3, 'email')).toEqual(['ef', 7]);
    expect(await page(4, 'email')).toEqual(['g', 7]);
    expect(await page(5, 'email')).toEqual(['', 7]);
    expect(await page(3, '-email')).toEqual(['cb', 7]);
    const { rows } = await sql<{ computed: number }>`select nextval('computed') - 1 as computed`.execute(tx);
    expect(Number(rows[0]?.computed)).toBe(5);
  });
});
