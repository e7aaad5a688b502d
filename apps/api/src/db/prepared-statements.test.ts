import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/test-database';

const { db } = await useTestDatabase({ max: 1 });

type Kept = { name: string; plans: number };

async function keptLike(words: string): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select name, (generic_plans + custom_plans)::integer as plans from pg_prepared_statements
     where position(${words} in statement) > 0 and position('pg_prepared_statements' in statement) = 0`.execute(db);
  return rows;
}

test('a statement that comes often is kept, one that came once is not', async () => {
  for (let number = 0; number < 20; number += 1) {
    const { rows } = await sql<{ sum: number }>`select ${number}::integer + 1 as sum, 'often' as word`.execute(db);
    expect(rows[0]?.sum).toBe(number + 1);
  }
  await sql`select ${1}::integer as number, 'once' as word`.execute(db);
  expect(await keptLike('often')).toHaveLength(1);
  expect(await keptLike('once')).toEqual([]);
});

test('after a migration under a running process a kept statement fails once at most, then answers what is there now', async () => {
  await sql`create table jars (id integer, name text)`.execute(db);
  await sql`insert into jars values (1, 'Miel')`.execute(db);
  const find = () => sql<Record<string, unknown>>`select * from jars where id = ${1}`.execute(db);
  for (let time = 0; time < 10; time += 1) await find();
  await sql`alter table jars add column price integer default 500`.execute(db);
  const [first] = await Promise.allSettled([find()]);
  expect([first.status, first.status === 'rejected' ? first.reason.code : '0A000']).toContain('0A000');
  const { rows } = await find();
  expect(rows).toEqual([{ id: 1, name: 'Miel', price: 500 }]);
});
