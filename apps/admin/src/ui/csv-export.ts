import type { Exporter, RaRecord } from 'react-admin';

/** A column of an exported table: its heading, and what stands in it. */
export type CsvColumn<Row> = readonly [
  heading: string,
  value: (row: Row) => string | number | boolean | null | undefined,
];

// Spreadsheets read UTF-8 right only after this mark.
const BYTE_ORDER_MARK = '\uFEFF';
// A spreadsheet would calculate what begins so; the apostrophe makes it text.
const LOOKS_LIKE_A_FORMULA = /^[=+\-@\t\r]/;

function cell(value: ReturnType<CsvColumn<never>[1]>): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number') return String(value);
  const text = LOOKS_LIKE_A_FORMULA.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows → comma separated values with French headings, as a spreadsheet opens them. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(([heading]) => cell(heading)),
    ...rows.map((row) => columns.map(([, of]) => cell(of(row)))),
  ];
  return `${BYTE_ORDER_MARK}${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
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

/** The exporter of a list: everything that its filters find, in a file of this name and today's date. */
export function csvExporter<Row extends RaRecord>(name: string, columns: readonly CsvColumn<Row>[]): Exporter<Row> {
  return (rows) => {
    const day = new Date().toISOString().slice(0, 10);
    downloadTable(`${name}-${day}.csv`, columns, rows);
  };
}
