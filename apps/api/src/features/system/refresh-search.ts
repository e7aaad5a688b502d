import { sql } from 'kysely';
import type { Platform } from '#platform/platform';

const AT_ONCE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Reads the words of every product again, some at a time: the shop goes on selling meanwhile. */
export async function refreshSearch({ transact, dropTags }: Platform): Promise<void> {
  let last: string | undefined = FIRST;
  while (last !== undefined) {
    const after: string = last;
    last = await transact(async (tx) => {
      const { rows } = await sql<{ last: string | null }>`
        with batch as (select id from products where id > ${after} order by id limit ${AT_ONCE}),
             read as (select refresh_product_search(array(select id from batch)))
        select (select id from batch order by id desc limit 1) as last from read`.execute(tx);
      return rows[0]?.last ?? undefined;
    });
  }
  await transact(async (tx) => dropTags(tx, '*'));
}
