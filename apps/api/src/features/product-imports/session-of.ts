import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import type { ImportRow } from './product-imports.queries.ts';

/** Whoever started the import does what it does: the log names them. */
export function sessionOf({ staffId, ip }: Pick<ImportRow, 'staffId' | 'ip'>): StaffSession {
  if (staffId === null) throw new Problem('staff_not_found');
  return { kind: 'staff', sessionId: '', staffId, role: 'EDITOR', ip };
}
