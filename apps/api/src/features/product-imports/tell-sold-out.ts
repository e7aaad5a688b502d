import type { ProductDraft, RowProblem } from './draft.ts';

const MESSAGE =
  'Le fichier ne dit pas combien il y en a : le stock est 0. Indiquez le stock à prendre quand le tableau n’en dit rien';

/** What nobody can buy only because the table has no number, and the import was given none to take instead. */
export function tellSoldOut(
  { row, fields, variations, stockWhenNew = 0 }: ProductDraft,
  headings: Readonly<Record<string, string>>,
): RowProblem[] {
  const offers = variations.length > 0 ? variations : [{ row, stock: fields.stock }];
  const unknown = stockWhenNew === 0 ? offers.find(({ stock }) => stock === undefined) : undefined;
  return unknown ? [{ row: unknown.row, column: headings['stock'] ?? '', message: MESSAGE, isNotice: true }] : [];
}
