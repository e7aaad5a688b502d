import { sql } from 'kysely';
import type { Db } from './connect.ts';

/** What leads on from its old addresses, as `slug_redirects` calls it. */
export type MovedKind = 'blog_post' | 'recipe' | 'formation' | 'seminar' | 'coaching_session';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads what an id or a slug names; where `read` finds nobody at the slug now, whoever lived there before. */
export async function readEvenMoved<Row>(
  db: Db,
  kind: MovedKind,
  idOrSlug: string,
  read: (idOrSlug: string) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const found = await read(idOrSlug);
  if (found !== undefined || UUID.test(idOrSlug)) return found;
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(`${kind}_id`)} as id from slug_redirects where kind = ${kind} and slug = ${idOrSlug}`.execute(db);
  return rows[0] && read(rows[0].id);
}
