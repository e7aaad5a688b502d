import type { Db } from '#db/connect';
import { knownEmail } from '#db/known-email';

export type Account = { id: string; firstName: string; lastName: string; email: string; phone: string };

export async function selectAccount(tx: Db, by: 'id' | 'email', value: string): Promise<Account | undefined> {
  return tx
    .selectFrom('users')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'phone', knownEmail('email').as('email')])
    .where(by, '=', value)
    .executeTakeFirst();
}
