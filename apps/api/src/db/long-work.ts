import { sql } from 'kysely';
import type { Db } from './connect.ts';

/** Lets this transaction take its time, which is work of the shop's own and no call of a shopper: neither a statement nor a pause ends it. */
export async function takeYourTime(tx: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
}
