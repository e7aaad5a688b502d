import type { Db } from '#db/connect';
import { knownEmail } from '#db/known-email';
import { fieldProblem, invalidField } from '#platform/problem';

type Account = { id: string; firstName: string; lastName: string; email: string; phone: string };

/** The account that a body names by id or by e-mail address; throws at the field that names nobody. */
export async function findAccountOrThrow(
  tx: Db,
  { userId, email }: { userId?: string | null | undefined; email?: string | undefined },
): Promise<Account> {
  if (userId == null && !email) throw invalidField('userId', 'Ce champ est requis, ou « email »');
  const account = await tx
    .selectFrom('users')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'phone', knownEmail('email').as('email')])
    .where(userId == null ? 'email' : 'id', '=', userId ?? email ?? '')
    .executeTakeFirst();
  if (!account) throw fieldProblem('account_not_found', userId == null ? 'email' : 'userId');
  return account;
}
