import type { CellReader } from './read-cells.ts';

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** Why the sale does not hold on this day; undefined where it does. */
function pauseOf(cells: CellReader, day: string): { column: string; message: string } | undefined {
  const [from, until] = ['saleFrom', 'saleUntil'].map((column) => DAY.exec(cells.text(column))?.[0]);
  if (until !== undefined && until < day) return { column: 'saleUntil', message: `La promotion a fini le ${until}` };
  if (from !== undefined && from > day)
    return { column: 'saleFrom', message: `La promotion ne commence que le ${from}` };
  return undefined;
}

/** While there is a sale, its price is the price, and the regular one the one before; the exporter writes it whether it holds or not. */
export function pricesOf(cells: CellReader, day: string) {
  const [regular, sale] = [cells.price('regularPrice'), cells.price('salePrice')];
  const usual = { price: regular, originalPrice: regular === undefined ? undefined : null };
  if (sale === undefined || (regular !== undefined && sale >= regular)) return usual;
  const pause = regular === undefined ? undefined : pauseOf(cells, day);
  if (pause) {
    cells.tell(pause.column, `${pause.message} : le prix est le tarif habituel`);
    return usual;
  }
  return { price: sale, originalPrice: regular ?? null };
}
