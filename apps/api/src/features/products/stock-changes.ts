import type { VariationPlan } from './plan-variations.ts';
import type { ProductRow } from './products.queries.ts';
import type { StockChange } from './stock-movements.queries.ts';

type Written = {
  before: ProductRow | undefined;
  plan: VariationPlan;
  /** The product's own after the write. */
  stock: number;
  variationIds: readonly string[];
  /** Of every change, where it is not « initial » or « correction ». */
  reason?: StockChange['reason'] | undefined;
};

/** What a write of a product does to its stock, piece by piece: together as much as the product's own stock changes. */
export function stockChanges({ before, plan, stock, variationIds, reason }: Written): StockChange[] {
  const reasonFor = (isKnown: boolean) => reason ?? (isKnown ? 'correction' : 'initial');
  const had = before?.variations.length ? 0 : (before?.stock ?? 0);
  const has = plan.kept.length > 0 ? 0 : stock;
  const own: StockChange = {
    variationId: null,
    variationName: null,
    change: has - had,
    reason: reasonFor(before !== undefined),
  };
  const kept = plan.kept.map((one, at): StockChange => ({
    variationId: variationIds[at] ?? null,
    variationName: one.name,
    change: one.stock - (one.before?.stock ?? 0),
    reason: reasonFor(one.before !== undefined),
  }));
  const removed = plan.removed.map((one): StockChange => ({
    variationId: null,
    variationName: one.name,
    change: -one.stock,
    reason: reasonFor(true),
    note: 'Déclinaison retirée',
  }));
  return [own, ...kept, ...removed];
}
