import { createHash } from 'node:crypto';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { IMPORT_ROWS_MAX } from '@tokpa/contract';
import type { RowIdentity, RowProblem, TableFormat, TableRow } from './draft.ts';
import { formatNamed } from './formats.ts';
import { meaningsOf } from './headings.ts';
import { LeftOutColumns } from './left-out-columns.ts';
import { readRows } from './open-table.ts';
import { addOutcome, type ImportRow, insertErrors, takeImport, updateImport } from './product-imports.queries.ts';
import { unguarded } from './read-cells.ts';
import { insertRows, linkToParents, markDoubles, type StagedRow } from './staged-rows.queries.ts';

const ROWS_AT_ONCE = 200;

/** Why the whole table can not be imported. */
export class UnreadableTable extends Error {}

type Columns = { meanings: (string | undefined)[]; headings: Record<string, string> };

function columnsOf(headings: readonly string[], format: TableFormat): Columns {
  const meanings = meaningsOf(headings, format.columns);
  const named = meanings.flatMap((meaning, at) =>
    meaning === undefined ? [] : [[meaning, headings[at]?.trim() ?? '']],
  );
  return { meanings, headings: Object.fromEntries(named) as Record<string, string> };
}

// No index of PostgreSQL holds a key of some thousand letters, as one is whose columns have slipped.
const LONGEST_KEY = 300;

function identityOf(row: TableRow, format: TableFormat): RowIdentity {
  const identity = format.identify(row);
  if (identity.key.length <= LONGEST_KEY) return identity;
  return { ...identity, key: createHash('sha256').update(identity.key).digest('hex') };
}

// PostgreSQL stores no U+0000; half a sign of two is no text.
// oxlint-disable-next-line no-control-regex -- the control character is what is taken out
const UNSTORABLE = /\u0000/g;

function staged(
  row: number,
  cells: readonly string[],
  { columns, format }: { columns: Columns; format: TableFormat },
): StagedRow {
  const named = columns.meanings.flatMap((meaning, at) =>
    meaning === undefined ? [] : [[meaning, unguarded((cells[at] ?? '').replaceAll(UNSTORABLE, '')).toWellFormed()]],
  );
  const one = { row, cells: Object.fromEntries(named) as Record<string, string> };
  return { ...one, identity: identityOf(one, format) };
}

// Addresses of another shop's pictures; those in the shop's own table may be its own, which need no fetching.
const FOREIGN_PICTURES = new Set(['images', 'image', 'variantImage']);

/** What each column is taken for; pictures only where somebody asked for them. */
function takenOf({ meanings }: Columns, { format, withPictures }: ImportRow): (string | undefined)[] {
  if (format === 'tokpa' || withPictures) return meanings;
  return meanings.map((meaning) => (FOREIGN_PICTURES.has(meaning ?? '') ? undefined : meaning));
}

type Reading = {
  columns: Columns | undefined;
  leftOut: LeftOutColumns | undefined;
  faults: RowProblem[];
  count: number;
};

/** Puts every row of the file beside the others of its product, a few hundred in memory at a time. */
async function stageRows(platform: Platform, tx: Db, work: ImportRow): Promise<Reading> {
  const format = formatNamed(work.format);
  const reading: Reading = { columns: undefined, leftOut: undefined, faults: [], count: 0 };
  let waiting: StagedRow[] = [];
  let last: StagedRow | undefined;
  for await (const read of readRows(await platform.files.getStream(work.fileKey), work)) {
    if ('fault' in read) {
      reading.faults.push({ row: read.row, column: '', message: read.fault });
      continue;
    }
    if (!reading.columns) {
      reading.columns = columnsOf(read.cells, format);
      reading.leftOut = new LeftOutColumns(read.cells, takenOf(reading.columns, work));
      continue;
    }
    reading.count += 1;
    if (reading.count > IMPORT_ROWS_MAX)
      throw new UnreadableTable(`Ce fichier a plus de ${IMPORT_ROWS_MAX} lignes : partagez-le en plusieurs.`);
    reading.leftOut?.see(read.cells);
    const one = staged(read.row, read.cells, { columns: reading.columns, format });
    last = format.isFurther?.(one) && last ? { ...one, identity: { ...one.identity, key: last.identity.key } } : one;
    waiting.push(last);
    if (waiting.length < ROWS_AT_ONCE) continue;
    await insertRows(tx, work.id, waiting);
    waiting = [];
  }
  await insertRows(tx, work.id, waiting);
  return reading;
}

/** Reads the whole file in one transaction: cut off, it begins again. False when somebody else is at it. */
export function stageTable(platform: Platform, importId: string): Promise<boolean> {
  return platform.transact(async (tx) => {
    const work = await takeImport(tx, importId, 'READING');
    if (!work) return false;
    const { columns, leftOut, faults, count } = await stageRows(platform, tx, work);
    await linkToParents(tx, importId);
    await markDoubles(tx, importId, { of: 'sku', cell: 'doubleOf' });
    await markDoubles(tx, importId, { of: 'name', cell: 'namesakeOf' });
    await insertErrors(tx, importId, [...(leftOut?.tell() ?? []), ...faults]);
    const failed = faults.length;
    await addOutcome(tx, importId, { rows: failed, created: 0, updated: 0, skipped: 0, failed });
    await updateImport(tx, importId, {
      status: 'WRITING',
      headings: columns?.headings ?? {},
      rowsTotal: count + failed,
    });
    return true;
  });
}
