import { CATEGORY_NAME_MAX } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { cutAtCharacter } from '#platform/cut-text';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { findByName, lockTree, selectPathNames } from './category-writes.queries.ts';
import { addCategory } from './save-category.ts';

async function findPath(tx: Db, names: readonly string[]): Promise<{ id: string | null; missing: readonly string[] }> {
  let id: string | null = null;
  for (const [depth, name] of names.entries()) {
    const found: string | undefined = await findByName(tx, name, id);
    if (found === undefined) return { id, missing: names.slice(depth) };
    id = found;
  }
  return { id, missing: [] };
}

/** The category at the end of these names, the top one first; those that are missing are made. At least one name. */
export async function findOrCreateCategory(
  platform: Platform,
  tx: Db,
  names: readonly string[],
  session: StaffSession,
): Promise<string> {
  const short = names.map((name) => cutAtCharacter(name, CATEGORY_NAME_MAX).trim());
  const seen = await findPath(tx, short);
  if (seen.id !== null && seen.missing.length === 0) return seen.id;
  await lockTree(tx);
  // Somebody may have made it meanwhile.
  const { id, missing } = await findPath(tx, short);
  let last = id;
  for (const name of missing) last = (await addCategory(platform, tx, session, { name, parentId: last })).id;
  if (last === null) throw new Problem('category_not_found');
  return last;
}

/** Each of these categories → « Épicerie > Miels »: its name after those above it. */
export async function findCategoryPaths(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const paths = await selectPathNames(db, [...new Set(ids)]);
  return new Map(paths.map(({ id, names }) => [id, names.join(' > ')]));
}
