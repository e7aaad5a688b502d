import { stringify } from 'csv-stringify/sync';

// What a spreadsheet would calculate, and what was guarded so already: reading takes one apostrophe away.
const GUARD = /^'*[=+\-@\t\r]/;

/** Rows → comma separated lines as a spreadsheet opens them; the first of them carry the mark of UTF-8. */
export function csvLines(rows: readonly (readonly (string | number)[])[], { isFirst = false } = {}): string {
  const guarded = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' && GUARD.test(cell) ? `'${cell}` : cell)),
  );
  return stringify(guarded, { bom: isFirst, record_delimiter: '\r\n' });
}
