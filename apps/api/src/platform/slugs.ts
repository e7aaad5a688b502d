import { slugify } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { freeSlug, isSlugFree, type SluggedTable } from '#db/free-slug';
import { fieldProblem } from './problem.ts';

type SlugWish = {
  /** What the row is called, and what its address is made of when nothing else is wished. */
  title: string;
  /** As it was sent: undefined leaves it, empty has it made of the title. */
  asked: string | null | undefined;
  /** The row as it stands, when there is one. */
  row?: { id: string; slug: string } | undefined;
};

// Room for « -2 », below what an address takes.
const LONGEST = 180;

/** The slug that a row gets. Throws `slug_taken` at the field when the one chosen by hand is another row's. */
export async function chooseSlug(tx: Db, table: SluggedTable, { title, asked, row }: SlugWish): Promise<string> {
  if (asked === undefined && row) return row.slug;
  if (!asked) return freeSlug(tx, table, slugify(title.slice(0, LONGEST)) || 'sans-titre', row?.id);
  if (!(await isSlugFree(tx, table, asked, row?.id))) throw fieldProblem('slug_taken', 'slug');
  return asked;
}
