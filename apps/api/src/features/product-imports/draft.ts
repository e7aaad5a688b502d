import type { ImportFormat, ProductOption, ProductStatus, ProductText } from '@tokpa/contract';
import type { RowProblem } from './product-imports.queries.ts';
import type { RowIdentity, TableRow } from './staged-rows.queries.ts';

export type { RowIdentity, RowProblem, TableRow };

type DraftOffer = {
  price?: number | undefined;
  originalPrice?: number | null | undefined;
  stock?: number | undefined;
  /** What it was when the table was exported. */
  stockSeen?: number | undefined;
};

export type VariationDraft = DraftOffer & {
  row: number;
  id?: string | undefined;
  sku?: string | undefined;
  name?: string | undefined;
  options?: Record<string, string> | undefined;
  /** For a new one, when the table gives no number. */
  stockWhenNew?: number | undefined;
  /** One of those that a row without a value of an option stands for. */
  isAnyValue?: boolean | undefined;
};

type DraftFields = DraftOffer & {
  name?: string | undefined;
  slug?: string | undefined;
  sku?: string | undefined;
  description?: string | undefined;
  features?: string[] | undefined;
  isNew?: boolean | undefined;
  isFeatured?: boolean | undefined;
  status?: ProductStatus | undefined;
  options?: ProductOption[] | undefined;
} & { [Name in ProductText]?: string | undefined };

/** What the rows of one product say, before any rule has looked at it. What is undefined stays as it is. */
export type ProductDraft = {
  row: number;
  /** How the shop may know it, the surest first. */
  names: { id?: string | undefined; slug?: string | undefined; skus: readonly string[] };
  /** The row of an earlier product of the table that has the name by which alone the shop may know this one. */
  namesakeOf?: string | undefined;
  fields: DraftFields;
  slugWhenNew?: string | undefined;
  stockWhenNew?: number | undefined;
  /** From the top; empty: the table names none. */
  category: readonly string[];
  variations: readonly VariationDraft[];
  pictures: readonly { row: number; address: string; alt: string }[];
  problems: readonly RowProblem[];
  /** Why the shop has no such product: it is left out. */
  leftOut?: string | undefined;
};

export type DraftContext = {
  headings: Readonly<Record<string, string>>;
  exchangeFactor: number;
  defaultStock: number;
  /** The calendar day of the import: `2026-11-20`. */
  day: string;
};

/** A kind of table: its columns, and what its rows mean. */
export type TableFormat = {
  name: ImportFormat;
  /** What a column means → its headings, as `plainHeading` writes them. */
  columns: Readonly<Record<string, readonly string[]>>;
  /** What a rule calls a field → the column that it came from, where they differ. */
  columnOf: Readonly<Record<string, string>>;
  isRecognised(columns: ReadonlySet<string>): boolean;
  identify(row: TableRow): RowIdentity;
  draft(rows: readonly TableRow[], context: DraftContext): ProductDraft;
  /** Whether a row that names no product goes on with the one of the row above it. */
  isFurther?(row: TableRow): boolean;
};
