import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { STAFF_ROLES } from '@tokpa/contract';

export const CALLERS = ['visitor', 'shopper', ...STAFF_ROLES] as const;
export type Caller = (typeof CALLERS)[number];

/** Of the columns of `docs/rights.md`, the one for who asks for what is another shopper's. */
const COLUMNS = ['visitor', 'shopper', 'another', ...STAFF_ROLES] as const;
type Column = (typeof COLUMNS)[number];

const TABLE = path.join(import.meta.dirname, '../../../../docs/rights.md');
const A_ROW = /^\| `(?<endpoint>[A-Z]+ [^`]+)` \|(?<cells>.*)\|$/u;

export type RightsRow = Readonly<Record<Column, string>>;

/** Endpoint → what stands in each cell of its row: empty, `✓`, and for another shopper the refusal's number or `own`. */
export async function readRightsTable(): Promise<ReadonlyMap<string, RightsRow>> {
  const table = new Map<string, RightsRow>();
  for (const line of (await readFile(TABLE, 'utf8')).split('\n')) {
    const { endpoint, cells = '' } = A_ROW.exec(line)?.groups ?? {};
    if (endpoint === undefined) continue;
    const texts = cells.split('|').map((cell) => cell.trim());
    table.set(endpoint, Object.fromEntries(COLUMNS.map((column, at) => [column, texts[at]])) as RightsRow);
  }
  return table;
}
