import { productsFeature } from '#features/products';
import { codeOf, isClash, isLockTimeout } from '#db/error-code';
import { constraintProblem } from '#platform/constraint-refusals';
import { Problem } from '#platform/problem';
import type { ProductDraft, RowProblem, TableFormat } from './draft.ts';
import { DraftRefusal } from './write-draft.ts';

const VARIATION = /^variations\.(\d+)\.(\w+)/;
const UNFORESEEN = 'Ce produit n’a pas pu être enregistré';
// PostgreSQL cut the work off, or the database is going away: it is to be done again.
const AGAIN = /^(57\w{3}|08\w{3}|53\w{3}|25P03)$/;

/** Whether the whole transaction is to be tried again: nothing is wrong with the row. */
export function isTransient(error: unknown): boolean {
  const cause = error instanceof DraftRefusal ? error.refusal : error;
  return isClash(cause) || isLockTimeout(cause) || AGAIN.test(String(codeOf(cause)));
}

type Where = {
  draft: ProductDraft;
  format: TableFormat;
  headings: Readonly<Record<string, string>>;
  variationRows: readonly (number | undefined)[];
};

function headingOf(field: string, { format, headings }: Where): string {
  const last = field.split('.').at(-1) ?? '';
  const column = format.columnOf[field] ?? format.columnOf[last] ?? last;
  return headings[column] ?? '';
}

/** `variations.3.price` → the row that the variation came from and the heading of its column. */
function placeOf(field: string, where: Where): { row: number; column: string } {
  const [, at, part] = VARIATION.exec(field) ?? [];
  if (at === undefined || part === undefined) {
    return { row: where.draft.row, column: headingOf(field.split('.')[0] ?? '', where) };
  }
  return {
    row: where.variationRows[Number(at)] ?? where.draft.row,
    column: headingOf(`variations.${part}`, where),
  };
}

function fromProblem(problem: Problem, where: Where): RowProblem[] {
  const fields = Object.entries(problem.errors ?? {});
  if (fields.length === 0) return [{ row: where.draft.row, column: '', message: problem.message }];
  return fields.map(([field, [message = problem.message]]) => ({ ...placeOf(field, where), message }));
}

/** What refused a product → what the table of errors says, at the rows and columns that it came from. */
export function explainRefusal(error: unknown, place: Omit<Where, 'variationRows'>): RowProblem[] {
  const cause = error instanceof DraftRefusal ? error.refusal : error;
  const where = { ...place, variationRows: error instanceof DraftRefusal ? error.variationRows : [] };
  if (cause instanceof Problem) return fromProblem(cause, where);
  const { constraint } = (cause ?? {}) as { constraint?: string };
  const meaning = constraint === undefined ? undefined : productsFeature.constraints?.[constraint];
  if (meaning) return fromProblem(constraintProblem(meaning, place.draft.fields), where);
  return [{ row: where.draft.row, column: '', message: UNFORESEEN }];
}
