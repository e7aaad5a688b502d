import { sql } from 'kysely';
import { findImported, lockImported } from '#features/products';
import type { Db } from '#db/connect';
import { dayOf } from '#platform/benin-days';
import type { Platform } from '#platform/platform';
import type { StaffSession } from '#platform/session';
import type { ProductDraft, RowProblem, TableFormat, TableRow } from './draft.ts';
import { explainRefusal, isTransient } from './explain-refusal.ts';
import { formatNamed } from './formats.ts';
import { tellLostZeros } from './lost-zeros.ts';
import { missingPictures, tellUnfetched } from './own-pictures.ts';
import {
  addOutcome,
  type ImportRow,
  insertErrors,
  insertPictures,
  type Outcome,
  takeImport,
  updateImport,
} from './product-imports.queries.ts';
import { sessionOf } from './session-of.ts';
import { tellSoldOut } from './tell-sold-out.ts';
import { deleteRows, selectNextProducts } from './staged-rows.queries.ts';
import { writeDraft } from './write-draft.ts';

const PRODUCTS_AT_ONCE = 25;

type Fate = 'created' | 'updated' | 'skipped' | 'failed';
type Batch = { platform: Platform; tx: Db; work: ImportRow; format: TableFormat; session: StaffSession };
type Told = { fate: Fate; problems: RowProblem[] };

function doubles(rows: readonly TableRow[], headings: Readonly<Record<string, string>>): RowProblem[] {
  return rows
    .filter(({ cells }) => cells['doubleOf'] !== undefined)
    .map(({ row, cells }) => ({
      row,
      column: headings['variationSku'] ?? headings['sku'] ?? '',
      message: `Cette référence est déjà celle de la ligne ${cells['doubleOf'] ?? ''}`,
    }));
}

function draftOf(rows: readonly TableRow[], { work, format }: Batch): ProductDraft {
  const draft = format.draft(rows, { ...work, day: dayOf(new Date(work.createdAt)) });
  return { ...draft, problems: [...draft.problems, ...doubles(rows, work.headings)] };
}

/** The product of the shop that each draft means. */
async function findKnown({ tx, work }: Batch, drafts: readonly ProductDraft[]): Promise<(string | undefined)[]> {
  const found = await findImported(tx, {
    ids: drafts.flatMap(({ names }) => names.id ?? []),
    slugs: drafts.flatMap(({ names }) => names.slug ?? []),
    skus: drafts.flatMap(({ names }) => names.skus),
    madeBefore: work.createdAt,
  });
  const ids = drafts.map(({ names: { id = '', slug = '', skus } }) =>
    [`id:${id}`, `slug:${slug}`, ...skus.map((sku) => `sku:${sku}`), ...skus.map((sku) => `variation:${sku}`)]
      .map((name) => found.get(name))
      .find((one) => one !== undefined),
  );
  await lockImported(tx, [...new Set(ids.filter((id) => id !== undefined))]);
  return ids;
}

async function queuePictures(
  { platform, tx, work }: Batch,
  draft: ProductDraft,
  product: { id: string; images: string[] },
) {
  const { publicUrl } = platform.config;
  const missing = missingPictures(draft, product.images, { publicUrl, withPictures: work.withPictures });
  await insertPictures(tx, work.id, product.id, missing);
}

/** What a table holds that the shop takes otherwise than it stands there, or not at all. */
function tellTaken({ platform, work, format }: Batch, draft: ProductDraft, isNew: boolean): RowProblem[] {
  // Other shops sell what they do not count; in our own table somebody may still fill the numbers in.
  if (format.name !== 'tokpa') return isNew ? tellSoldOut(draft, work.headings) : [];
  if (work.withPictures) return [];
  const { publicUrl } = platform.config;
  return tellUnfetched(draft, { publicUrl, column: work.headings['images'] ?? '' });
}

/** What goes wrong with one product undoes that product alone. */
async function writeOne(batch: Batch, draft: ProductDraft, id: string | undefined): Promise<Told> {
  const { platform, tx, work, format, session } = batch;
  await sql`savepoint product`.execute(tx);
  try {
    const { product, lost } = await writeDraft({ platform, tx, session }, draft, id);
    await queuePictures(batch, draft, product);
    await sql`release savepoint product`.execute(tx);
    const isNew = id === undefined;
    const problems = [...tellTaken(batch, draft, isNew), ...tellLostZeros(lost, work.headings)];
    return { fate: isNew ? 'created' : 'updated', problems };
  } catch (error) {
    if (isTransient(error)) throw error;
    await sql`rollback to savepoint product`.execute(tx);
    const problems = explainRefusal(error, { draft, format, headings: work.headings });
    platform.log.debug({ err: error, importId: work.id, row: draft.row }, 'a product of a table was refused');
    return { fate: 'failed', problems };
  }
}

const isGrave = ({ isNotice }: RowProblem) => isNotice !== true;

/**
 * What the rules have against a product whose row can not be read: whoever puts it right does so once. A cell that is wrong already is
 * not complained of again, and a price that was not read says nothing of the old one. Rows that lean on others (variations, those of
 * other shops' tables) lack things because the others are wrong.
 */
async function alsoRefused(
  batch: Batch,
  { draft, id, known }: { draft: ProductDraft; id: string | undefined; known: readonly RowProblem[] },
): Promise<RowProblem[]> {
  const { tx, work, format } = batch;
  if (format.name !== 'tokpa' || draft.variations.length > 0) return [];
  await sql`savepoint refused`.execute(tx);
  const { fate, problems } = await writeOne(batch, draft, id);
  await sql`rollback to savepoint refused`.execute(tx);
  if (fate !== 'failed') return [];
  const { price, originalPrice } = work.headings;
  const wrong = new Set(known.filter(isGrave).map(({ row, column }) => `${row}:${column}`));
  const isWrong = (row: number, column: string | undefined) => wrong.has(`${row}:${column}`);
  return problems.filter(
    ({ row, column }) => !isWrong(row, column) && !(column === originalPrice && isWrong(row, price)),
  );
}

/** By its name alone, two of a table would be the same product of the shop, each with the other's price. */
function namesakes({ row, namesakeOf }: ProductDraft, headings: Readonly<Record<string, string>>): RowProblem[] {
  if (namesakeOf === undefined) return [];
  const message = `Le produit de la ligne ${namesakeOf} porte le même nom : donnez à chacun une référence (SKU)`;
  return [{ row, column: headings['name'] ?? '', message }];
}

async function settle(batch: Batch, draft: ProductDraft, id: string | undefined): Promise<Told> {
  const problems = [...draft.problems, ...(id === undefined ? [] : namesakes(draft, batch.work.headings))];
  if (draft.leftOut !== undefined) {
    const notice = {
      row: draft.row,
      column: batch.work.headings['type'] ?? '',
      message: draft.leftOut,
      isNotice: true,
    };
    return { fate: 'skipped', problems: [notice] };
  }
  if (problems.some(isGrave)) {
    return { fate: 'failed', problems: [...problems, ...(await alsoRefused(batch, { draft, id, known: problems }))] };
  }
  if (id !== undefined && batch.work.onExisting === 'skip') return { fate: 'skipped', problems };
  const told = await writeOne(batch, draft, id);
  return { ...told, problems: [...problems, ...told.problems] };
}

async function writeAll(batch: Batch, drafts: readonly ProductDraft[]): Promise<Told[]> {
  const ids = await findKnown(batch, drafts);
  const told: Told[] = [];
  for (const [at, draft] of drafts.entries()) told.push(await settle(batch, draft, ids[at]));
  return told;
}

/** Everything is done as if for good, and undone: a trial says what the import will say. */
async function tryAll(batch: Batch, drafts: readonly ProductDraft[]): Promise<Told[]> {
  const { tx, platform } = batch;
  await sql`savepoint trial`.execute(tx);
  const told = await writeAll({ ...batch, platform: { ...platform, dropTags: () => undefined } }, drafts);
  await sql`rollback to savepoint trial`.execute(tx);
  return told;
}

function outcomeOf(products: readonly (readonly TableRow[])[], told: readonly Told[]): Outcome {
  const count = (fate: Fate) => told.filter((one) => one.fate === fate).length;
  return {
    rows: products.reduce((sum, rows) => sum + rows.length, 0),
    created: count('created'),
    updated: count('updated'),
    skipped: count('skipped'),
    failed: count('failed'),
  };
}

/**
 * Writes the next products of the table and forgets their rows, in one transaction: an import that is cut off here goes on here.
 * False when somebody else is at it.
 */
export function writeBatch(platform: Platform, importId: string): Promise<boolean> {
  return platform.transact(async (tx) => {
    const work = await takeImport(tx, importId, 'WRITING');
    if (!work) return false;
    const products = await selectNextProducts(tx, importId, PRODUCTS_AT_ONCE);
    if (products.length === 0) {
      await updateImport(tx, importId, { status: 'PICTURES' });
      return true;
    }
    const batch: Batch = { platform, tx, work, format: formatNamed(work.format), session: sessionOf(work) };
    const drafts = products.map((rows) => draftOf(rows, batch));
    const told = await (work.isDryRun ? tryAll(batch, drafts) : writeAll(batch, drafts));
    await insertErrors(
      tx,
      importId,
      told.flatMap(({ problems }) => problems),
    );
    await addOutcome(tx, importId, outcomeOf(products, told));
    await deleteRows(
      tx,
      importId,
      products.flatMap((rows) => rows.map(({ row }) => row)),
    );
    return true;
  });
}
