import type { Page, RefusalCode } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct } from './audit.ts';
import {
  type AskedCategories,
  type CategoryColumns,
  type CategorySource,
  deleteCategory,
  insertCategory,
  type PageCategory,
  selectCategory,
  selectCategoryPage,
  updateCategory,
} from './page-categories.queries.ts';
import type { Platform } from './platform.ts';
import { Problem } from './problem.ts';
import type { StaffSession } from './session.ts';
import { chooseSlug } from './slugs.ts';

type CategoryChange = {
  name?: string | undefined;
  slug?: string | null | undefined;
  description?: string | null | undefined;
};

/** Categories of one kind of pages; `resource` is what the audit log and the caches call them. */
type Kind<Count extends string> = CategorySource<Count> & { resource: string; notFound: RefusalCode };

export type PageCategories<Count extends string> = {
  list(asked: AskedCategories): Promise<Page<PageCategory<Count>>>;
  /** By id or slug. Throws the kind's `notFound`. */
  findOrThrow(idOrSlug: string): Promise<PageCategory<Count>>;
  create(by: StaffSession, change: CategoryChange): Promise<PageCategory<Count>>;
  change(by: StaffSession, id: string, change: CategoryChange): Promise<PageCategory<Count>>;
  /** Refused by the database while pages are in it. */
  remove(by: StaffSession, id: string): Promise<void>;
};

/** What can be done with the categories that pages of one kind are sorted into. */
export function createPageCategories<Count extends string>(
  platform: Platform,
  kind: Kind<Count>,
): PageCategories<Count> {
  const { table, resource, notFound } = kind;
  const { clock, reads } = platform;

  async function findOrThrow(db: Db, idOrSlug: string, options?: { lock: boolean }): Promise<PageCategory<Count>> {
    const category = await selectCategory(db, kind, { idOrSlug, now: clock.now(), ...options });
    if (!category) throw new Problem(notFound);
    return category;
  }

  async function columnsOf(tx: Db, change: CategoryChange, row?: CategoryColumns & { id: string }) {
    const name = change.name ?? row?.name ?? '';
    const description = (change.description === undefined ? row?.description : change.description) ?? '';
    return { name, description, slug: await chooseSlug(tx, table, { title: name, asked: change.slug, row }) };
  }

  return {
    list: (asked) => selectCategoryPage(reads, kind, { asked, now: clock.now() }),
    findOrThrow: (idOrSlug) => findOrThrow(reads, idOrSlug),
    create: (by, change) =>
      platform.transact(async (tx) => {
        const id = await insertCategory(tx, table, await columnsOf(tx, change));
        const after = await findOrThrow(tx, id);
        await recordAct(tx, by, { act: 'create', resource, id, after });
        platform.dropTags(tx, resource);
        return after;
      }),
    change: (by, id, change) =>
      platform.transact(async (tx) => {
        const before = await findOrThrow(tx, id, { lock: true });
        await updateCategory(tx, table, { id, columns: await columnsOf(tx, change, before) });
        const after = await findOrThrow(tx, id);
        await recordAct(tx, by, { act: 'update', resource, id, before, after });
        platform.dropTags(tx, resource);
        return after;
      }),
    remove: (by, id) =>
      platform.transact(async (tx) => {
        const before = await findOrThrow(tx, id, { lock: true });
        await deleteCategory(tx, table, id);
        await recordAct(tx, by, { act: 'delete', resource, id, before });
        platform.dropTags(tx, resource);
      }),
  };
}
