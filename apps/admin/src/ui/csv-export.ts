import type { Exporter, RaRecord } from 'react-admin';
import { toShopTime } from './shop-time.ts';

/** Beside a table that was read while its rows came and went. */
export const MAY_LACK_ROWS =
  'La liste changeait pendant l’export\u00a0: il peut manquer des lignes. Exportez de nouveau dans un moment.';

/** A column of an exported table: its heading, and what stands in it. */
export type CsvColumn<Row> = readonly [
  heading: string,
  value: (row: Row) => string | number | boolean | null | undefined,
];

// Where the comma writes decimals, as in French, a spreadsheet opens columns by the semicolon.
const DELIMITER = ';';
// Whatever a spreadsheet takes for the end of a cell: what stands behind it could be a formula.
const ENDS_A_CELL = /[",;\t\n\r]/;
// Spreadsheets read UTF-8 right only after this mark.
const BYTE_ORDER_MARK = '\uFEFF';
// A spreadsheet would calculate what begins so, after blanks and empty lines too; the apostrophe makes it text.
const LOOKS_LIKE_A_FORMULA = /^(?:\s*[=+\-@]|[\t\r])/;
// As the API writes an instant, in UTC.
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const DAY_END = 10;

/** `2026-12-01 00:30`, the shop's own time as on the screens, which a spreadsheet reads as a date. */
function writeMoment(instant: string): string {
  return toShopTime(instant).replace('T', ' ');
}

function cell(value: ReturnType<CsvColumn<never>[1]>): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number') return String(value);
  if (INSTANT.test(value)) return writeMoment(value);
  const text = LOOKS_LIKE_A_FORMULA.test(value) ? `'${value}` : value;
  return ENDS_A_CELL.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows → values, separated by semicolons, with French headings, as a spreadsheet opens them. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(([heading]) => cell(heading)),
    ...rows.map((row) => columns.map(([, of]) => cell(of(row)))),
  ];
  return `${BYTE_ORDER_MARK}${lines.map((line) => line.join(DELIMITER)).join('\r\n')}\r\n`;
}

export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Rows → a file of this name that a spreadsheet opens. */
export function downloadTable<Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]): void {
  downloadFile(name, new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' }));
}

/** `commandes-2026-12-01.csv`: the shop's day, wherever the person sits. */
export function datedName(name: string, now = new Date()): string {
  return `${name}-${toShopTime(now.toISOString()).slice(0, DAY_END)}.csv`;
}

/** The exporter of a list: everything that its filters find, in a file of this name and today's date. */
export function csvExporter<Row extends RaRecord>(name: string, columns: readonly CsvColumn<Row>[]): Exporter<Row> {
  return (rows) => downloadTable(datedName(name), columns, rows);
}
