import { stringify } from 'csv-stringify/sync';

// What a spreadsheet would calculate, after blanks and empty lines too, and what was guarded so already: reading takes one apostrophe away.
const GUARD = /^'*(?:\s*[=+\-@]|[\t\r])/;

/** Rows → lines separated by semicolons, as a French spreadsheet opens them (its comma writes decimals); the first of them carry the mark of UTF-8. */
export function csvLines(rows: readonly (readonly (string | number)[])[], { isFirst = false } = {}): string {
  const guarded = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' && GUARD.test(cell) ? `'${cell}` : cell)),
  );
  return stringify(guarded, {
    bom: isFirst,
    delimiter: ';',
    // Whatever a spreadsheet takes for the end of a cell or a row: what stands behind it could be a formula.
    quoted_match: /[,\t\r\n]/,
    record_delimiter: '\r\n',
  });
}
