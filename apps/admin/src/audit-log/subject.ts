import type { AuditEntry } from '@tokpa/contract/audit-log';
import { formatCount } from '@tokpa/contract/money';

/** By what people call a row, the surest first. */
const NAMES = ['name', 'title', 'code', 'subject', 'fullName'] as const;
/** Rows that have no name of their own: of what, and of whom they are. */
const PARTS = ['formation', 'seminar', 'coachingSession', 'product', 'post', 'coupon', 'user', 'author'] as const;

const isRow = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function ownName(row: Record<string, unknown>): string | undefined {
  const named = NAMES.map((name) => row[name]).find(
    (value): value is string => typeof value === 'string' && value !== '',
  );
  if (named !== undefined) return named;
  const person = [row['firstName'], row['lastName']].filter((part) => typeof part === 'string').join(' ');
  const { email } = row;
  return person.trim() || (typeof email === 'string' ? email : undefined);
}

/** « produits.csv, 12 produits » */
function importName({ fileName, isDryRun }: Record<string, unknown>, count: number | null): string {
  const products = count !== null && count > 0 && `${formatCount(count)} ${count === 1 ? 'produit' : 'produits'}`;
  return [fileName, isDryRun === true && 'essai', products].filter(Boolean).join(', ');
}

/** What the act was done to, as the row calls itself; empty when it says nothing of it. */
export function subjectOf(entry: AuditEntry): string {
  const { act, before, after, resource, rowId, orderNumber, settingLabel, importedCount } = entry;
  if (orderNumber !== null) return orderNumber;
  if (resource === 'settings') return settingLabel ?? rowId ?? '';
  const row = [after, before].find(isRow);
  if (!row) return '';
  if (act === 'import') return importName(row, importedCount);
  const parts = PARTS.map((part) => row[part]).filter(isRow);
  return ownName(row) ?? parts.flatMap((part) => ownName(part) ?? []).join(', ');
}
