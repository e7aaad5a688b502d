import { refusalMessage } from '@tokpa/contract';
import { Problem } from '#platform/problem';

type TypedStock = { stock?: number | undefined; stockSeen?: number | undefined };

/** What is written of a stock at one field, and what it is now; undefined where it is new. */
export type StockAt = { field: string; typed: TypedStock; now: number | undefined };

function hasMoved({ typed: { stock, stockSeen }, now }: StockAt): boolean {
  if (stock === undefined || stockSeen === undefined || now === undefined) return false;
  return stockSeen !== now && stock !== now;
}

/**
 * A number that was typed over another one than there is now may be what somebody counted, or what they read and what came: only they
 * know, and are asked. A difference would be added twice where two people write down the same delivery, and never make a stock nothing.
 */
export function refuseMovedStock(stocks: readonly StockAt[]): void {
  const moved = stocks.filter(hasMoved);
  const [first] = moved;
  if (!first) return;
  const said = ({ now: stock = 0 }: StockAt) => [refusalMessage('stock_changed', { stock })];
  throw new Problem('stock_changed', {
    values: { stock: first.now ?? 0 },
    errors: Object.fromEntries(moved.map((one) => [one.field, said(one)])),
  });
}
