import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestShop } from '#testing/test-shop';
import { everyWordIn } from './every-word-in.ts';

const shop = await useTestShop();
const { db } = shop.platform;

async function isFound(typed: string, text: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ found: boolean }>`select ${everyWordIn(sql`${text}::text`, typed)} as found`.execute(db);
  return rows[0]?.found;
}

describe('a search in a list', () => {
  it.each([
    ['sossa ama', 'Ama Sossa'],
    ['AMA  SOSSA', 'Ama Sossa'],
    [' ama ', 'Ama Sossa'],
    ['senami', 'Sènami Zinsou'],
    ['97 12 34 56', '+2290197123456'],
    ['97.12.34.56', '+2290197123456'],
    ['+229 01 97 12', '+2290197123456'],
    ['97 12 34 56', 'dites 97 12 34 56'],
    ['sossa 97 12 34 56 ama', 'Ama Sossa 97123456'],
    ['2026 0001', 'ORD-2026-0001'],
    ['', 'Ama Sossa'],
    ['  ', 'Ama Sossa'],
  ])('of « %s » finds « %s »', async (typed, text) => {
    expect(await isFound(typed, text)).toBe(true);
  });

  it.each([
    ['ama kofi', 'Ama Sossa'],
    ['97 12 34 57', '+2290197123456'],
    ['12 97 34 56', '+2290197123456'],
    ['100%', '1000 pièces'],
    ['a_b', 'acb'],
  ])('of « %s » does not find « %s »', async (typed, text) => {
    expect(await isFound(typed, text)).toBe(false);
  });

  it('is read from the index of the orders, of the customers and of the mails, however many words there are', async () => {
    const words = {
      orders: sql<string>`words_of_order(order_number, customer_name, customer_email, customer_phone, shipping_address)`,
      users: sql<string>`first_name || ' ' || last_name || ' ' || email || ' ' || phone`,
      mails: sql<string>`recipient || ' ' || subject`,
    };
    for (const [table, text] of Object.entries(words))
      for (const typed of ['sossa ama', 'ama 97 12 34 56', '97 12 34 56', '2026 0001', 'sossa de']) {
        const plan = await db.transaction().execute(async (tx) => {
          // The tables of a test are too small for an index to be worth it.
          await sql`set local enable_seqscan = off`.execute(tx);
          const asked = sql`explain select id from ${sql.table(table)} where ${everyWordIn(text, typed)}`;
          return JSON.stringify((await asked.execute(tx)).rows);
        });
        expect(plan, `${table}: ${typed}`).toContain('Bitmap Index Scan');
        expect(plan, `${table}: ${typed}`).not.toContain('Seq Scan');
      }
  });
});
