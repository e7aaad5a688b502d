import type { CallerQuote } from '@tokpa/contract';
import { findCustomer } from '#features/auth';
import type { CartLine } from '#features/cart';
import type { Db } from '#db/connect';
import { fieldProblem } from '#platform/problem';
import { isAnyOnline } from './caller-email.queries.ts';

type Lines = readonly Pick<CartLine, 'itemType' | 'itemId'>[];

/** What of an order is had in an account alone: lessons, and the way into a session online. */
async function findOpenedInAccount(db: Db, lines: Lines): Promise<string | undefined> {
  if (lines.some(({ itemType }) => itemType === 'FORMATION')) return 'Une formation';
  const sessions = lines.filter(({ itemType }) => itemType === 'COACHING_SESSION').map(({ itemId }) => itemId);
  return sessions.length > 0 && (await isAnyOnline(db, sessions)) ? 'Une séance en ligne' : undefined;
}

/** Nobody gets into an account without an email: refuses, at the field that says who calls, what opens in it. */
export async function refuseWithoutEmail(
  db: Db,
  lines: Lines,
  { userId }: { userId?: string | undefined },
): Promise<void> {
  const what = await findOpenedInAccount(db, lines);
  if (what === undefined) return;
  throw fieldProblem('account_email_required', userId === undefined ? 'customer.email' : 'userId', { what });
}

/** The same of a price that is asked for, as far as it is said who calls. */
export async function refuseQuoteWithoutEmail(
  db: Db,
  lines: Lines,
  { userId, hasEmail }: Pick<CallerQuote, 'userId' | 'hasEmail'>,
): Promise<void> {
  const isUnreachable = userId === undefined ? hasEmail === false : (await findCustomer(db, userId))?.email === '';
  if (isUnreachable) await refuseWithoutEmail(db, lines, { userId });
}
