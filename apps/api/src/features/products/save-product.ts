import {
  optionsOf,
  PRICE_REQUIRED,
  type Product,
  type ProductChange,
  type ProductCreation,
  type ProductOption,
} from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import type { UploadedFile } from '#platform/http/forms';
import type { Platform } from '#platform/platform';
import { fieldProblem, invalidFields, Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { chooseSlug } from '#platform/slugs';
import { storeUploadedPicture } from '#platform/uploaded-pictures';
import { arrangePictures, type Upload, withoutNames } from './arrange-pictures.ts';
import { findOwnCategory } from './find-category.ts';
import { plainFieldsOf } from './plain-fields.ts';
import { keepAll, planVariations, PRICE_BELOW, type VariationPlan } from './plan-variations.ts';
import { toStaffProduct } from './present-product.ts';
import {
  deleteVariations,
  findTakenSkus,
  findVariationInOrders,
  insertProduct,
  lockProduct,
  type Offer,
  type ProductColumns,
  type ProductLock,
  updateProduct,
  writeVariations,
} from './product-writes.queries.ts';
import type { ProductRow } from './products.queries.ts';
import { refuseMovedStock } from './refuse-moved-stock.ts';
import { sentOr } from './sent-or.ts';
import { selectAny } from './staff-products.queries.ts';
import { stockChanges } from './stock-changes.ts';
import { insertMovements } from './stock-movements.queries.ts';

const BLANK = {
  pictures: [],
  sku: null,
  name: '',
  originalPrice: null,
  stock: 0,
  variations: [],
} as const satisfies Partial<ProductRow>;

type Write = {
  body: ProductChange;
  before: ProductRow | undefined;
  uploads: readonly Upload[];
  /** What the stock's history says of it, where it is not a correction by hand. */
  stockReason?: 'import';
};

/** A product whose variations are priced and counted has no price and stock of its own to set. */
function refuseOwnOffer({ price, stock }: ProductChange, row: ProductRow): void {
  if (price !== undefined && price !== row.price)
    throw invalidFields({ price: 'Le prix se règle sur chaque déclinaison' });
  if (stock !== undefined && stock !== row.stock)
    throw invalidFields({ stock: 'Le stock se règle sur chaque déclinaison' });
}

/** With variations: the price of the cheapest and the sum of their stocks. */
export function offerOf({ kept }: Pick<VariationPlan, 'kept'>): Offer | undefined {
  const [first, ...others] = kept;
  if (!first) return undefined;
  const cheapest = others.reduce((least, one) => (one.price < least.price ? one : least), first);
  const stock = kept.reduce((sum, one) => sum + one.stock, 0);
  return { price: cheapest.price, originalPrice: cheapest.originalPrice, stock };
}

function ownOffer({ body, before }: Write): Offer {
  const price = sentOr(body.price, before?.price);
  if (price === undefined) throw invalidFields({ price: PRICE_REQUIRED });
  const kept = before ?? BLANK;
  const originalPrice = sentOr(body.originalPrice, kept.originalPrice);
  if (originalPrice !== null && originalPrice <= price) throw invalidFields({ originalPrice: PRICE_BELOW });
  return { price, originalPrice, stock: sentOr(body.stock, kept.stock) };
}

function planOf({ body, before }: Write): VariationPlan {
  const known = before?.variations ?? [];
  if (body.variations)
    return planVariations(body.variations, { known, options: body.options ?? before?.options ?? [] });
  if (before && known.length > 0) refuseOwnOffer(body, before);
  return keepAll(known);
}

function stocksTyped({ body, before }: Write, { kept }: VariationPlan) {
  const own = { field: 'stock', typed: body, now: kept.length > 0 ? undefined : before?.stock };
  const each = (body.variations ?? []).map((typed, at) => ({
    field: `variations.${at}.stock`,
    typed,
    now: kept[at]?.before?.stock,
  }));
  return [own, ...each];
}

async function refuseTakenSkus(
  tx: Db,
  sku: string | null,
  { kept }: VariationPlan,
  productId: string | null,
): Promise<void> {
  const all = [sku, ...kept.map((one) => one.sku)].filter((one) => one !== null);
  if (all.length === 0) return;
  const taken = await findTakenSkus(tx, all, productId);
  if (sku !== null && taken.has(sku)) throw fieldProblem('sku_taken', 'sku');
  const at = kept.findIndex((one) => one.sku !== null && (taken.has(one.sku) || one.sku === sku));
  if (at >= 0) throw fieldProblem('sku_taken', `variations.${at}.sku`);
}

async function readSku(tx: Db, { body, before }: Write, plan: VariationPlan): Promise<string | null> {
  const sku = sentOr(body.sku, before?.sku ?? null) || null;
  await refuseTakenSkus(tx, sku, plan, before?.id ?? null);
  return sku;
}

/** Those that were sent, those of the variations that were sent, else what they were. */
function optionsFor({ body, before }: Write, plan: VariationPlan): ProductOption[] {
  if (body.options) return body.options;
  return body.variations ? optionsOf(plan.kept) : (before?.options ?? []);
}

async function columnsOf(tx: Db, write: Write, plan: VariationPlan): Promise<ProductColumns> {
  const { body, before, uploads } = write;
  const kept = before ?? BLANK;
  const name = sentOr(body.name, kept.name);
  const sku = await readSku(tx, write, plan);
  return {
    ...plainFieldsOf(body, before),
    ...(offerOf(plan) ?? ownOffer(write)),
    name,
    sku,
    categoryId: await findOwnCategory(tx, body, before),
    slug: await chooseSlug(tx, 'products', { title: name, asked: body.slug, row: before }),
    pictures: withoutNames(arrangePictures(body, { known: kept.pictures, uploads }), [name, kept.name]),
    options: optionsFor(write, plan),
  };
}

/** An order that is not at its end may give its pieces back: they need somewhere to go. */
async function removeVariations(tx: Db, { removed }: VariationPlan): Promise<void> {
  const ids = removed.map(({ id }) => id);
  if (ids.length === 0) return;
  const name = await findVariationInOrders(tx, ids);
  if (name !== undefined) throw fieldProblem('variation_in_orders', 'variations', { name });
  await deleteVariations(tx, ids);
}

/** Writes a product and all that belongs to it; `before` is the row as it stands, held by the caller. */
export async function writeProduct(platform: Platform, tx: Db, write: Write, session: StaffSession): Promise<Product> {
  const { body, before } = write;
  const plan = planOf(write);
  refuseMovedStock(stocksTyped(write, plan));
  const columns = await columnsOf(tx, write, plan);
  await removeVariations(tx, plan);
  const id = before?.id ?? (await insertProduct(tx, columns));
  if (before) await updateProduct(tx, id, columns);
  const variationIds = body.variations
    ? await writeVariations(tx, id, plan.kept)
    : plan.kept.map((one) => one.before?.id ?? '');
  const by = { productId: id, staffId: session.staffId, at: platform.clock.now() };
  const { stockReason: reason } = write;
  await insertMovements(tx, by, stockChanges({ before, plan, stock: columns.stock, variationIds, reason }));
  return finishWrite(platform, tx, { id, before, session });
}

/** Logs the write and drops what was made of the product: lists, its page, what resembles it, the counts of its category. */
export async function finishWrite(
  platform: Platform,
  tx: Db,
  { id, before, session }: { id: string; before: ProductRow | undefined; session: StaffSession },
): Promise<Product> {
  const row = await selectAny(tx, id);
  if (!row) throw new Problem('product_not_found');
  const after = toStaffProduct(row);
  const was = before && toStaffProduct(before);
  await recordAct(tx, session, { act: before ? 'update' : 'create', resource: 'products', id, before: was, after });
  platform.dropTags(tx, 'products', 'categories', `product:${id}`);
  return after;
}

/** Its row is held from here on. */
export async function lockProductOrThrow(
  tx: Db,
  idOrSlug: string,
  lock: ProductLock = 'for no key update',
): Promise<ProductRow> {
  const id = await lockProduct(tx, idOrSlug, lock);
  const row = id === undefined ? undefined : await selectAny(tx, id);
  if (!row) throw new Problem('product_not_found');
  return row;
}

async function storeUploads(platform: Platform, files: readonly UploadedFile[]): Promise<Upload[]> {
  const stored: Upload[] = [];
  for (const file of files)
    stored.push({ field: file.field, picture: await storeUploadedPicture(platform.files, file, '') });
  return stored;
}

type Sent<Body> = { body: Body; files: readonly UploadedFile[] };

export async function createProduct(
  platform: Platform,
  session: StaffSession,
  { body, files }: Sent<ProductCreation>,
): Promise<Product> {
  const uploads = await storeUploads(platform, files);
  return platform.transact((tx) => writeProduct(platform, tx, { body, before: undefined, uploads }, session));
}

export async function changeProduct(
  platform: Platform,
  session: StaffSession,
  { idOrSlug, body, files }: Sent<ProductChange> & { idOrSlug: string },
): Promise<Product> {
  const known = await selectAny(platform.db, idOrSlug);
  if (!known) throw new Problem('product_not_found');
  const uploads = await storeUploads(platform, files);
  return platform.transact(async (tx) => {
    const before = await lockProductOrThrow(tx, known.id);
    return writeProduct(platform, tx, { body, before, uploads }, session);
  });
}

/** A picture more, after those of the product. One that it has already keeps its place and takes the text, where there is one. */
export async function addPicture(
  platform: Platform,
  session: StaffSession,
  { productId, file, alt }: { productId: string; file: UploadedFile; alt: string | undefined },
): Promise<void> {
  const known = await selectAny(platform.db, productId);
  if (!known) throw new Problem('product_not_found');
  const picture = await storeUploadedPicture(platform.files, file, alt ?? '');
  await platform.transact(async (tx) => {
    const before = await lockProductOrThrow(tx, productId);
    const pictures = before.pictures.map(({ src }) => (src === picture.src ? { src, alt } : { src }));
    const uploads = [{ field: file.field, picture }];
    await writeProduct(platform, tx, { body: { pictures }, before, uploads }, session);
  });
}
