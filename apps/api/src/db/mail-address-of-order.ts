import { sql } from 'kysely';
import { knownEmail } from './known-email.ts';

/** Of `orders`: where mails about it go. The address that its account has now; that of the day it was placed where the account has none any more. */
export const mailAddressOfOrder = sql<string>`coalesce(
  (select nullif(${knownEmail('account.email')}, '') from users account where account.id = orders.user_id), orders.customer_email)`;
