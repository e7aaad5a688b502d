import { toPage, type Page, type Shelf, type StockMovement } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct, recordNothing } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { fieldProblem, Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { updateOffer, updateVariationOffer } from './product-writes.queries.ts';
import type { ProductRow } from './products.queries.ts';
import { lockProductOrThrow } from './save-product.ts';
import { selectAny } from './staff-products.queries.ts';
import {
  countMovements,
  findMadeMovement,
  findShelf,
  insertMovements,
  selectMovements,
  type StockChange,
} from './stock-movements.queries.ts';

type Move = Pick<StockChange, 'change' | 'reason' | 'note'> & {
  variationId?: string | null | undefined;
  idempotencyKey: string | undefined;
};

/** The variation whose stock moves; undefined for a product that has none. */
function variationOf({ variations }: ProductRow, { variationId }: Move) {
  if (variationId == null) {
    if (variations.length > 0) throw fieldProblem('variation_required', 'variationId');
    return undefined;
  }
  const variation = variations.find(({ id }) => id === variationId);
  if (!variation) throw new Problem('variation_not_found');
  return variation;
}

/** The movement that this key has made, undefined when it has made none. Throws `idempotency_key_reused` when it was another one. */
async function findMade(tx: Db, { staffId }: StaffSession, productId: string, move: Move): Promise<string | undefined> {
  const { idempotencyKey: key, variationId = null, change, reason, note = '' } = move;
  const made = key === undefined ? undefined : await findMadeMovement(tx, staffId, key);
  if (!made) return undefined;
  const isSame =
    made.productId === productId &&
    made.variationId === variationId &&
    made.change === change &&
    made.reason === reason &&
    made.note === note;
  if (!isSame) throw new Problem('idempotency_key_reused');
  return made.id;
}

/** Pieces that came, went or were counted: the stock and its history change together, and never below zero. */
export function moveStock(
  platform: Platform,
  session: StaffSession,
  idOrSlug: string,
  move: Move,
): Promise<StockMovement> {
  return platform.transact(async (tx) => {
    const product = await lockProductOrThrow(tx, idOrSlug);
    const { id, stock } = product;
    const madeId = await findMade(tx, session, id, move);
    if (madeId !== undefined) {
      recordNothing();
      return findMovement(tx, id, madeId);
    }
    const variation = variationOf(product, move);
    const left = variation?.stock ?? stock;
    if (left + move.change < 0) throw fieldProblem('stock_below_zero', 'change', { left });
    if (variation) await updateVariationOffer(tx, variation.id, { ...variation, stock: left + move.change });
    await updateOffer(tx, id, { ...product, stock: stock + move.change });
    const { change, reason, note, idempotencyKey } = move;
    const by = { productId: id, staffId: session.staffId, at: platform.clock.now(), idempotencyKey };
    const line = { variationId: variation?.id ?? null, variationName: variation?.name ?? null, change, reason, note };
    const [movementId] = await insertMovements(tx, by, [line]);
    const movement = await findMovement(tx, id, movementId);
    await recordAct(tx, session, {
      act: 'stock',
      resource: 'products',
      id,
      before: { stock: left },
      after: { stock: left + change, ...movement },
    });
    platform.dropTags(tx, 'products', `product:${id}`);
    return movement;
  });
}

async function findMovement(tx: Db, productId: string, movementId: string | undefined): Promise<StockMovement> {
  const movement = (await selectMovements(tx, { productId, movementId }, { limit: 1, offset: 0 }))[0];
  if (!movement) throw new Problem('internal_error');
  return movement;
}

type Asked = { page: number; limit: number; variationId?: string | undefined };

export async function listMovements(
  db: Db,
  idOrSlug: string,
  asked: Asked,
): Promise<Page<StockMovement> & { shelf: Shelf }> {
  const product = await selectAny(db, idOrSlug);
  const shelf = product && (await findShelf(db, product.id));
  if (!shelf) throw new Problem('product_not_found');
  const { page, limit, variationId } = asked;
  const which = { productId: product.id, variationId };
  const rows = await selectMovements(db, which, { limit, offset: (page - 1) * limit });
  return { ...toPage(rows, await countMovements(db, which), asked), shelf };
}
