import type { Db } from '#db/connect';
import { fieldProblem, invalidField } from '#platform/problem';
import { type Account, selectAccount } from './accounts.queries.ts';

/** The account that a body names by id or by e-mail address; throws at the field that names nobody. */
export async function findAccountOrThrow(
  tx: Db,
  { userId, email }: { userId?: string | null | undefined; email?: string | undefined },
): Promise<Account> {
  if (userId == null && !email) throw invalidField('userId', 'Ce champ est requis, ou « email »');
  const account = await selectAccount(tx, userId == null ? 'email' : 'id', userId ?? email ?? '');
  if (!account) throw fieldProblem('account_not_found', userId == null ? 'email' : 'userId');
  return account;
}
