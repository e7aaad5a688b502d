import { sql } from 'kysely';
import type { Db } from './connect.ts';
import type { DB } from './tables.ts';

/** The tables whose rows have an address of their own. */
export type SluggedTable = { [T in keyof DB]: 'slug' extends keyof DB[T] ? T : never }[keyof DB];

async function heldSlugs(tx: Db, table: SluggedTable, wanted: string, ownId: string | undefined): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(table)}
     where (slug = ${wanted} or slug ~ ${`^${wanted}-[0-9]+$`}) and id is distinct from ${ownId ?? null}::uuid`.execute(
    tx,
  );
  return new Set(rows.map(({ slug }) => slug));
}

export async function isSlugFree(tx: Db, table: SluggedTable, wanted: string, ownId?: string): Promise<boolean> {
  return !(await heldSlugs(tx, table, wanted, ownId)).has(wanted);
}

/** `wanted`, or the first of `wanted-2`, `wanted-3` … that no other row has. Holds until the transaction ends. */
export async function freeSlug(tx: Db, table: SluggedTable, wanted: string, ownId?: string): Promise<string> {
  // Two rows made at once under one name choose one after the other.
  await sql`select pg_advisory_xact_lock(hashtext(${`slugs of ${table}`}))`.execute(tx);
  const held = await heldSlugs(tx, table, wanted, ownId);
  let slug = wanted;
  for (let next = 2; held.has(slug); next += 1) slug = `${wanted}-${next}`;
  return slug;
}
