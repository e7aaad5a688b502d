import { sql } from 'kysely';
import type { Db } from '#db/connect';

/** Whether nothing is for sale there and no category is named: only such a shop is filled with the demo shop. */
export async function isEmptyShop(db: Db): Promise<boolean> {
  const { rows } = await sql<{ filled: boolean }>`
    select exists (select from products) or exists (select from categories) as filled`.execute(db);
  return rows[0]?.filled === false;
}
