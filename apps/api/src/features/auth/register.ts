import type { z } from 'zod';
import type { Profile, registration } from '@tokpa/contract';
import { hashPassword } from '#platform/passwords';
import type { Platform } from '#platform/platform';
import { welcomeMail } from './emails/welcome.ts';
import { REGISTER_PER_ADDRESS } from './limits.ts';
import { openShopperSession } from './sessions.ts';
import { insertUser } from './users.queries.ts';

type Registration = z.output<typeof registration>;

/** Makes the account and its first session. Refuses with `email_taken` through the table's own constraint. */
export async function register(
  platform: Platform,
  wanted: Registration,
  ip: string,
): Promise<Profile & { token: string }> {
  await platform.throttle.count(REGISTER_PER_ADDRESS, ip);
  const passwordHash = await hashPassword(wanted.password);
  const now = platform.clock.now();
  const { email, firstName, lastName, phoneNumber: phone } = wanted;
  return platform.transact(async (tx) => {
    const profile = await insertUser(tx, { email, firstName, lastName, phone, passwordHash, createdAt: now });
    const token = await openShopperSession(tx, { userId: profile.id, passwordHash }, now);
    await platform.mailer.send(tx, welcomeMail, { to: email, data: {} });
    return { ...profile, token };
  });
}
