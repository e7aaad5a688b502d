import type { Category, CategoryChange, CategoryCreation, Picture } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { takeYourTime } from '#db/long-work';
import { recordAct } from '#platform/audit';
import type { UploadedFile } from '#platform/http/forms';
import type { Platform } from '#platform/platform';
import { nextPicture, storeImage } from '#platform/one-picture';
import { fieldProblem, invalidFields, Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { chooseSlug } from '#platform/slugs';
import { categoryLeaving } from './categories.events.ts';
import { selectBranchOf } from './categories.queries.ts';
import { toTrees } from './category-tree.ts';
import {
  type CategoryColumns,
  deleteCategory,
  insertCategory,
  isInUse,
  lockTree,
  selectPath,
  selectSiblings,
  updateCategory,
  writePositions,
} from './category-writes.queries.ts';

type Write = { body: CategoryChange; before: Category | undefined; upload: Picture | undefined };

/** What the log keeps: the category itself, without the tree below it. */
function alone(category: Category): Omit<Category, 'subcategories'> {
  const { subcategories: _, ...own } = category;
  return own;
}

async function findCategory(db: Db, idOrSlug: string): Promise<Category> {
  const [category] = toTrees(await selectBranchOf(db, idOrSlug));
  if (!category) throw new Problem('category_not_found');
  return category;
}

async function parentOf(tx: Db, { body, before }: Write): Promise<string | null> {
  const parentId = body.parentId === undefined ? (before?.parentId ?? null) : body.parentId;
  if (parentId === null) return null;
  const path = await selectPath(tx, parentId);
  if (path.length === 0) throw invalidFields({ parentId: 'Catégorie non trouvée' });
  if (before && path.includes(before.id)) throw fieldProblem('category_cycle', 'parentId');
  return parentId;
}

async function columnsOf(tx: Db, write: Write): Promise<CategoryColumns> {
  const { body, before, upload } = write;
  const name = body.name ?? before?.name ?? '';
  return {
    parentId: await parentOf(tx, write),
    slug: await chooseSlug(tx, 'categories', { title: name, asked: body.slug, row: before }),
    name,
    description: body.description ?? before?.description ?? '',
    picture: nextPicture({
      uploaded: upload && { ...upload, alt: name },
      asked: body.image,
      current: before?.picture ?? null,
    }),
  };
}

/** Puts the category at its place among those with the same parent: the others make room. A new or moved one without a place comes last. */
async function place(tx: Db, id: string, parentId: string | null, write: Write): Promise<void> {
  const { body, before } = write;
  const isMoved = before?.parentId !== parentId || !before;
  if (body.position === undefined && !isMoved) return;
  const others = (await selectSiblings(tx, parentId)).filter((other) => other !== id);
  await writePositions(tx, others.toSpliced(body.position ?? others.length, 0, id));
}

async function writeAll(platform: Platform, tx: Db, write: Write, session: StaffSession): Promise<Category> {
  const columns = await columnsOf(tx, write);
  const { before } = write;
  const id = before?.id ?? (await insertCategory(tx, columns));
  if (before) await updateCategory(tx, id, columns);
  await place(tx, id, columns.parentId, write);
  const after = await findCategory(tx, id);
  await recordAct(tx, session, {
    act: before ? 'update' : 'create',
    resource: 'categories',
    id,
    before: before && alone(before),
    after: alone(after),
  });
  // Every product's page and list names its category.
  platform.dropTags(tx, 'categories', 'products');
  return after;
}

type Sent<Body> = { body: Body; files: readonly UploadedFile[] };

export async function createCategory(
  platform: Platform,
  session: StaffSession,
  { body, files }: Sent<CategoryCreation>,
): Promise<Category> {
  const upload = await storeImage(platform.files, files, body.name);
  return platform.transact(async (tx) => {
    await lockTree(tx);
    return writeAll(platform, tx, { body, before: undefined, upload }, session);
  });
}

/** The same within another act's transaction; the caller holds the tree. */
export function addCategory(
  platform: Platform,
  tx: Db,
  session: StaffSession,
  body: Pick<CategoryCreation, 'name' | 'parentId'>,
): Promise<Category> {
  return writeAll(platform, tx, { body, before: undefined, upload: undefined }, session);
}

function isCalledOtherwise({ name, parentId }: CategoryChange, before: Category): boolean {
  return (name ?? before.name) !== before.name || (parentId !== undefined && parentId !== before.parentId);
}

export async function changeCategory(
  platform: Platform,
  session: StaffSession,
  { idOrSlug, body, files }: Sent<CategoryChange> & { idOrSlug: string },
): Promise<Category> {
  const { id } = await findCategory(platform.db, idOrSlug);
  const upload = await storeImage(platform.files, files, body.name ?? '');
  return platform.transact(async (tx) => {
    await lockTree(tx);
    const before = await findCategory(tx, id);
    // Every product below it is found under its names: of a large one they are many.
    if (isCalledOtherwise(body, before)) await takeYourTime(tx);
    return writeAll(platform, tx, { body, before, upload }, session);
  });
}

/** An empty one goes; what is in it is never taken along. */
export function removeCategory(platform: Platform, session: StaffSession, idOrSlug: string): Promise<void> {
  return platform.transact(async (tx) => {
    await lockTree(tx);
    const before = await findCategory(tx, idOrSlug);
    if (await isInUse(tx, before.id)) throw new Problem('category_in_use');
    await platform.events.emit(tx, categoryLeaving, { id: before.id });
    await deleteCategory(tx, before.id);
    await recordAct(tx, session, { act: 'delete', resource: 'categories', id: before.id, before: alone(before) });
    platform.dropTags(tx, 'categories', 'products');
  });
}
