import type { z } from 'zod';
import { rightsOf, type credentials, type Profile, type staffProfile } from '@tokpa/contract';
import { passwordMatches } from '#platform/passwords';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import {
  accountKey,
  LOGIN_PER_ACCOUNT,
  LOGIN_PER_ADDRESS,
  STAFF_LOGIN_PER_ACCOUNT,
  STAFF_LOGIN_PER_ADDRESS,
} from './limits.ts';
import { openShopperSession, openStaffSession } from './sessions.ts';
import { findStaffByEmail } from './staff.queries.ts';
import { findAccountByEmail } from './users.queries.ts';

type Credentials = z.output<typeof credentials>;
type StaffProfile = z.output<typeof staffProfile>;

/** The same work and the same refusal whether the account is missing or the password wrong. */
export async function logIn(
  platform: Platform,
  given: Credentials,
  ip: string,
): Promise<{ token: string; user: Profile }> {
  const account = accountKey(given.email);
  // Counted before the password is looked at: attempts at the same moment can not slip under the limit.
  await platform.throttle.count(LOGIN_PER_ADDRESS, ip);
  await platform.throttle.count(LOGIN_PER_ACCOUNT, account);
  const found = await findAccountByEmail(platform.db, given.email);
  const isRight = await passwordMatches(found?.passwordHash, given.password);
  if (!found || !isRight) throw new Problem('invalid_credentials');
  if (found.blockedAt !== null) throw new Problem('account_blocked');
  await platform.throttle.forget(LOGIN_PER_ACCOUNT, account);
  const { id, email, firstName, lastName, phone } = found;
  const token = await openShopperSession(platform.db, id, platform.clock.now());
  return { token, user: { id, email, firstName, lastName, phone } };
}

export async function logInStaff(
  platform: Platform,
  given: Credentials,
  ip: string,
): Promise<{ token: string; user: StaffProfile }> {
  const account = accountKey(given.email);
  await platform.throttle.count(STAFF_LOGIN_PER_ADDRESS, ip);
  await platform.throttle.count(STAFF_LOGIN_PER_ACCOUNT, account);
  const found = await findStaffByEmail(platform.db, given.email);
  const isRight = await passwordMatches(found?.passwordHash, given.password);
  if (!found || !isRight || !found.isEnabled) throw new Problem('invalid_credentials');
  await platform.throttle.forget(STAFF_LOGIN_PER_ACCOUNT, account);
  const { id, email, firstName, lastName, role } = found;
  const token = await openStaffSession(platform.db, id, platform.clock.now());
  return { token, user: { id, email, firstName, lastName, role, permissions: rightsOf(role) } };
}
