import type { BulkProductRow, Product } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { invalidFields } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { keepAll, PRICE_BELOW } from './plan-variations.ts';
import { lockProducts, type Offer, updateOffer, updateVariationOffer } from './product-writes.queries.ts';
import type { ProductRow } from './products.queries.ts';
import { refuseMovedStock, type StockAt } from './refuse-moved-stock.ts';
import { finishWrite, offerOf } from './save-product.ts';
import { selectAll } from './staff-products.queries.ts';
import { insertMovements, type StockChange } from './stock-movements.queries.ts';

type Errors = Record<string, string>;
type Place = { row: BulkProductRow; at: number };
type Target = { id: string; name: string | null } & Offer;
type Change = { target: Target; after: Offer };

const keyOf = ({ id, variationId }: BulkProductRow) => `${id} ${variationId ?? ''}`;

/** What the row names: the product, or one of its variations; else where the row is wrong. */
function targetOf(product: ProductRow | undefined, { variationId }: BulkProductRow): Target | Errors {
  if (!product) return { id: 'Produit non trouvé' };
  if (variationId == null) {
    if (product.variations.length > 0) return { variationId: 'Choisissez une déclinaison de ce produit' };
    return { ...product, name: null };
  }
  return product.variations.find(({ id }) => id === variationId) ?? { variationId: 'Déclinaison non trouvée' };
}

function isTarget(found: Target | Errors): found is Target {
  return 'stock' in found && typeof found.stock === 'number';
}

function changeOf(target: Target, { price, originalPrice, stock }: BulkProductRow): Change {
  const after: Offer = {
    price: price ?? target.price,
    originalPrice: originalPrice === undefined ? target.originalPrice : originalPrice,
    stock: stock ?? target.stock,
  };
  return { target, after };
}

/** Every row's change, or 422 (409 for stocks that moved) with all that is wrong, row by row: `items.<place>.<field>`. */
function readChanges(
  rows: readonly BulkProductRow[],
  products: ReadonlyMap<string, ProductRow>,
): Map<string, Change[]> {
  const errors: Errors = {};
  const changes = new Map<string, Change[]>();
  const stocks: StockAt[] = [];
  const seen = new Set<string>();
  for (const { row, at } of rows.map((one, place): Place => ({ row: one, at: place }))) {
    const found = targetOf(products.get(row.id), row);
    if (!isTarget(found)) {
      for (const [field, message] of Object.entries(found)) errors[`items.${at}.${field}`] = message;
      continue;
    }
    if (seen.has(keyOf(row))) errors[`items.${at}.id`] = 'Cette ligne est là deux fois';
    seen.add(keyOf(row));
    const change = changeOf(found, row);
    const { price, originalPrice } = change.after;
    if (originalPrice !== null && originalPrice <= price) errors[`items.${at}.originalPrice`] = PRICE_BELOW;
    stocks.push({ field: `items.${at}.stock`, typed: row, now: found.stock });
    changes.set(row.id, [...(changes.get(row.id) ?? []), change]);
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  refuseMovedStock(stocks);
  return changes;
}

async function writeOffers(tx: Db, product: ProductRow, changes: readonly Change[]): Promise<void> {
  if (product.variations.length === 0) {
    for (const { after } of changes) await updateOffer(tx, product.id, after);
    return;
  }
  for (const { target, after } of changes) await updateVariationOffer(tx, target.id, after);
  const { kept } = keepAll(product.variations);
  const changed = kept.map((one) => ({ ...one, ...changes.find(({ target }) => target.id === one.before?.id)?.after }));
  const offer = offerOf({ kept: changed });
  if (offer) await updateOffer(tx, product.id, offer);
}

function movementOf({ target, after }: Change, { variations }: ProductRow): StockChange {
  const isVariation = variations.length > 0;
  return {
    variationId: isVariation ? target.id : null,
    variationName: isVariation ? target.name : null,
    change: after.stock - target.stock,
    reason: 'correction',
  };
}

/** Prices and stocks of many products at once: all rows or none. */
export function changeOffers(
  platform: Platform,
  session: StaffSession,
  rows: readonly BulkProductRow[],
): Promise<Product[]> {
  return platform.transact(async (tx) => {
    const ids = [...new Set(rows.map(({ id }) => id))];
    await lockProducts(tx, ids);
    const products = new Map((await selectAll(tx, ids)).map((product) => [product.id, product]));
    const changed: Product[] = [];
    for (const [id, changes] of readChanges(rows, products)) {
      const before = products.get(id);
      if (!before) continue;
      await writeOffers(tx, before, changes);
      const by = { productId: id, staffId: session.staffId, at: platform.clock.now() };
      await insertMovements(
        tx,
        by,
        changes.map((change) => movementOf(change, before)),
      );
      changed.push(await finishWrite(platform, tx, { id, before, session }));
    }
    return changed;
  });
}
