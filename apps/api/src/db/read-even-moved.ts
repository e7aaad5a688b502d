import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { isUuid } from './is-uuid.ts';

/** What leads on from its old addresses, as `slug_redirects` calls it. */
export type MovedKind = 'blog_post' | 'recipe' | 'formation' | 'seminar' | 'coaching_session';

/** Reads what an id or a slug names; where `read` finds nobody at the slug now, whoever lived there before. */
export async function readEvenMoved<Row>(
  db: Db,
  kind: MovedKind,
  idOrSlug: string,
  read: (idOrSlug: string) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const found = await read(idOrSlug);
  if (found !== undefined || isUuid(idOrSlug)) return found;
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(`${kind}_id`)} as id from slug_redirects where kind = ${kind} and slug = ${idOrSlug}`.execute(db);
  return rows[0] && read(rows[0].id);
}

/**
 * What an answer is made of beside the row that was found at this address: an old one may be given to another row, which
 * `listTag` tells of; so nothing more where it is the row's own.
 */
export function tagsOfAddress(idOrSlug: string, row: { id: string; slug: string }, listTag: string): string[] {
  return idOrSlug === row.id || idOrSlug === row.slug ? [] : [listTag];
}
