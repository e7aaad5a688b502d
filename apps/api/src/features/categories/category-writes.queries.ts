import { sql } from 'kysely';
import type { Picture } from '@tokpa/contract';
import type { Db } from '#db/connect';

export type CategoryColumns = {
  parentId: string | null;
  slug: string;
  name: string;
  description: string;
  picture: Picture | null;
};

function toRow({ parentId, slug, name, description, picture }: CategoryColumns) {
  return { parent_id: parentId, slug, name, description, picture: picture && JSON.stringify(picture) };
}

/** The tree is one thing: two who change it wait for each other, who reads it does not. */
export async function lockTree(tx: Db): Promise<void> {
  await sql`lock table categories in share row exclusive mode`.execute(tx);
}

export async function insertCategory(tx: Db, columns: CategoryColumns): Promise<string> {
  const row = await tx.insertInto('categories').values(toRow(columns)).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateCategory(tx: Db, id: string, columns: CategoryColumns): Promise<void> {
  await tx.updateTable('categories').set(toRow(columns)).where('id', '=', id).execute();
}

export async function deleteCategory(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('categories').where('id', '=', id).execute();
}

/** The category and those above it, nearest first. */
export async function selectPath(tx: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive climb as (
      select id, parent_id, 0 as height from categories where id = ${id}
      union all
      select c.id, c.parent_id, climb.height + 1 from climb join categories c on c.id = climb.parent_id
    )
    select id from climb order by height`.execute(tx);
  return rows.map((row) => row.id);
}

/** The one below this parent that is called so, whatever its accents and case. */
export async function findByName(tx: Db, name: string, parentId: string | null): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from categories
     where parent_id is not distinct from ${parentId}::uuid and without_accents(name) = without_accents(${name})
     order by position, id limit 1`.execute(tx);
  return rows[0]?.id;
}

/** The names from the top down to each of these. */
export async function selectPathNames(db: Db, ids: readonly string[]): Promise<{ id: string; names: string[] }[]> {
  const { rows } = await sql<{ id: string; names: string[] }>`
    with recursive climb as (
      select id as own_id, parent_id, name, 0 as height from categories where id = any (${ids}::uuid[])
      union all
      select climb.own_id, c.parent_id, c.name, climb.height + 1 from climb join categories c on c.id = climb.parent_id
    )
    select own_id as id, array_agg(name order by height desc) as names from climb group by own_id`.execute(db);
  return rows;
}

/** Those with the same parent, in their order. */
export async function selectSiblings(tx: Db, parentId: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from categories where parent_id is not distinct from ${parentId}::uuid
     order by position, name collate french, id`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function writePositions(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update categories set position = placed.at - 1
      from unnest(${ids}::uuid[]) with ordinality as placed (id, at)
     where categories.id = placed.id and categories.position <> placed.at - 1`.execute(tx);
}

/** Whether a product, whatever its state, or a sub-category is in it. */
export async function isInUse(tx: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from products where category_id = ${id})
        or exists (select from categories where parent_id = ${id}) as used`.execute(tx);
  return rows[0]?.used ?? false;
}
