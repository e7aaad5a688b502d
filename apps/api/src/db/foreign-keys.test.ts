import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();

// Orders are never deleted, and each that is placed would write this index.
const WITHOUT = [{ name: 'idempotency_keys_order_id_fkey' }];

it('whatever goes is looked for by an index in all that names it', async () => {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint key
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index where indrelid = key.conrelid and (indkey::int2[])[0] = key.conkey[1])`.execute(
    shop.platform.db,
  );
  expect(rows).toEqual(WITHOUT);
});
