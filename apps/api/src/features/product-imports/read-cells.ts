import type { DraftContext, RowProblem, TableRow } from './draft.ts';

// What an export puts before a cell that a spreadsheet would calculate; a cell that began so itself has one more.
const GUARDED = /^'+(?:\s*[=+\-@]|[\t\r])/;
const THOUSANDS = /^\d{1,3}([.,]\d{3})+$/;
const NUMBER = /^\d+(\.\d+)?$/;
const CURRENCY = /fcfa|f\s?cfa|xof|cfa|€|\$|eur|usd|[\s\u00a0\u202f]/gi;
const YES = new Set(['1', 'oui', 'yes', 'true', 'vrai', 'x', 'o', 'y']);
// 6,18123E+12: what a spreadsheet leaves of a long number. Many articles’ barcodes become the same text, and their digits are lost.
const ABBREVIATED = /^\d([.,]\d+)?E\+\d+$/;
const REFERENCES = ['sku', 'variationSku'];
const NO = new Set(['0', '', 'non', 'no', 'false', 'faux', 'n', '-1']);

/** Whether a spreadsheet has shortened this reference, which names nothing any more. */
export function isAbbreviated(reference: string): boolean {
  return ABBREVIATED.test(reference);
}

/** A cell as it was before a spreadsheet was kept from calculating it. */
export function unguarded(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

/**
 * « 12 500 FCFA », `12500.40`, `12 500,40` → the number; undefined when it is none. Before exactly three digits a comma or a point
 * separates thousands; else the last of them separates decimals.
 */
function readNumber(written: string): number | undefined {
  const bare = written.replaceAll(CURRENCY, '');
  if (THOUSANDS.test(bare)) return Number(bare.replaceAll(/[.,]/g, ''));
  const decimalsAt = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  const whole = decimalsAt < 0 ? bare : bare.slice(0, decimalsAt);
  const decimals = decimalsAt < 0 ? '' : `.${bare.slice(decimalsAt + 1)}`;
  const number = whole.replaceAll(/[.,]/g, '') + decimals;
  return NUMBER.test(number) ? Number(number) : undefined;
}

/** The lines of a cell that say something. */
export function linesOf(cell: string): string[] {
  return cell
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The parts of a list, without empty ones; `\,` is a comma within a part. */
export function partsOf(cell: string): string[] {
  return cell
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '');
}

/** « Épicerie > Miels » → from the top. */
export function pathOf(cell: string): string[] {
  return cell
    .split('>')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

export type CellReader = {
  row: number;
  problems: RowProblem[];
  /** Whether the file has the column at all. */
  has(column: string): boolean;
  /** Trimmed; empty when the column is missing. */
  text(column: string): string;
  /** With its blanks and empty lines. */
  untrimmed(column: string): string;
  /** What stands there, empty or not; undefined when the file has no such column. */
  sent(column: string): string | undefined;
  /** In whole FCFA, halves upward; undefined when nothing stands there or it is no price. */
  price(column: string): number | undefined;
  whole(column: string): number | undefined;
  flag(column: string): boolean | undefined;
  wrong(column: string, message: string): void;
  /** Something to know: the row does not fail by it. */
  tell(column: string, message: string): void;
};

function roundedWords(written: string, price: number): string {
  return `${written.slice(0, 40)} devient ${price} FCFA. Si ces prix sont dans une autre monnaie, indiquez son taux de change`;
}

/** Reads the cells of one row and collects what is wrong with them. */
export function readCells({ row, cells }: TableRow, { headings, exchangeFactor }: DraftContext): CellReader {
  const problems: RowProblem[] = [];
  const text = (column: string) => (cells[column] ?? '').trim();
  const wrong = (column: string, message: string) => {
    problems.push({ row, column: headings[column] ?? '', message });
  };
  const tell = (column: string, message: string) => {
    problems.push({ row, column: headings[column] ?? '', message, isNotice: true });
  };
  for (const column of REFERENCES)
    if (isAbbreviated(text(column)))
      wrong(column, 'Votre tableur a abrégé cette référence\u00a0: mettez la colonne en texte');
  const number = (column: string, what: string) => {
    const written = text(column);
    if (written === '') return undefined;
    const value = readNumber(written);
    if (value === undefined) wrong(column, `« ${written.slice(0, 40)} » n’est pas ${what}`);
    return value;
  };
  return {
    row,
    problems,
    text,
    untrimmed: (column) => cells[column] ?? '',
    wrong,
    tell,
    has: (column) => column in cells,
    sent: (column) => (column in cells ? text(column) : undefined),
    price(column) {
      const value = number(column, 'un prix');
      if (value === undefined) return undefined;
      // Binary fractions: 12.345 × 100 is a little less than 1234.5.
      const price = Math.round(Number((value * exchangeFactor).toPrecision(14)));
      // Prices of another currency, taken for francs, would sell everything for next to nothing.
      if (exchangeFactor === 1 && !Number.isInteger(value)) tell(column, roundedWords(text(column), price));
      return price;
    },
    whole(column) {
      const value = number(column, 'un nombre entier de pièces');
      if (value === undefined || Number.isInteger(value)) return value;
      wrong(column, 'Le stock est un nombre entier');
      return undefined;
    },
    flag(column) {
      if (!(column in cells)) return undefined;
      const written = text(column).toLowerCase();
      if (YES.has(written)) return true;
      if (!NO.has(written)) wrong(column, `Écrivez « oui » ou « non » au lieu de « ${written.slice(0, 40)} »`);
      return false;
    },
  };
}
