import type { z } from 'zod';
import { rightsOf, type credentials, type Profile, type staffCredentials, type staffProfile } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { passwordMatches } from '#platform/passwords';
import type { Platform } from '#platform/platform';
import { fieldProblem, Problem } from '#platform/problem';
import { countLogin, forgetLogins, SHOPPERS_DOOR, STAFF_DOOR } from './count-logins.ts';
import { OTP_PER_ACCOUNT } from './limits.ts';
import { takeCode } from './second-factor.ts';
import type { Place } from './sessions.queries.ts';
import { openShopperSession, openStaffSession } from './sessions.ts';
import { findStaffByEmail, noteLogin, type StaffAccount } from './staff.queries.ts';
import { findAccountByEmail } from './users.queries.ts';

type Credentials = z.output<typeof credentials>;
type StaffCredentials = z.output<typeof staffCredentials>;
type StaffProfile = z.output<typeof staffProfile>;

/** The same work and the same refusal whether the account is missing or the password wrong. */
export async function logIn(
  platform: Platform,
  given: Credentials,
  ip: string,
): Promise<{ token: string; user: Profile }> {
  const attempt = { email: given.email, ip };
  // Counted before the password is looked at: attempts at the same moment can not slip under the limit.
  await countLogin(platform.throttle, SHOPPERS_DOOR, attempt);
  const found = await findAccountByEmail(platform.db, given.email);
  const isRight = await passwordMatches(found?.passwordHash, given.password);
  if (!found?.passwordHash || !isRight) throw new Problem('invalid_credentials');
  if (found.blockedAt !== null) throw new Problem('account_blocked');
  await forgetLogins(platform.throttle, SHOPPERS_DOOR, attempt);
  const { id, email, firstName, lastName, phone, passwordHash } = found;
  const token = await openShopperSession(platform.db, { userId: id, passwordHash }, platform.clock.now());
  return { token, user: { id, email, firstName, lastName, phone } };
}

export function toStaffProfile({ id, email, firstName, lastName, role }: StaffAccount): StaffProfile {
  return { id, email, firstName, lastName, role, permissions: rightsOf(role) };
}

/** Opens the session of somebody who has shown who they are. Refuses when their password was replaced meanwhile. */
export async function welcomeStaff(
  platform: Platform,
  tx: Db,
  staff: StaffAccount,
  place: Place,
): Promise<{ token: string; user: StaffProfile }> {
  const now = platform.clock.now();
  // First: whoever replaces the password from here on waits, and ends this session with the others.
  if (!(await noteLogin(tx, staff, now))) throw new Problem('invalid_credentials');
  const token = await openStaffSession(tx, staff.id, now, place);
  return { token, user: toStaffProfile(staff) };
}

/** Only who knows the password hears that a code is asked for. */
export async function logInStaff(
  platform: Platform,
  given: StaffCredentials,
  place: Place,
): Promise<{ token: string; user: StaffProfile }> {
  const attempt = { email: given.email, ip: place.ip };
  await countLogin(platform.throttle, STAFF_DOOR, attempt);
  const found = await findStaffByEmail(platform.db, given.email);
  const isRight = await passwordMatches(found?.passwordHash, given.password);
  if (!found || !isRight || !found.isEnabled) throw new Problem('invalid_credentials');
  if (found.hasSecondFactor && !given.otp) throw new Problem('otp_required');
  // Of six digits, which only who knows the password tries: by the account alone, wherever they come from.
  if (found.hasSecondFactor) await platform.throttle.count(OTP_PER_ACCOUNT, found.id);
  const opened = await platform.transact(async (tx) => {
    const isProven = !found.hasSecondFactor || (await takeCode(platform, tx, found.id, given.otp ?? ''));
    if (!isProven) throw fieldProblem('invalid_otp', 'otp');
    return welcomeStaff(platform, tx, found, place);
  });
  await forgetLogins(platform.throttle, STAFF_DOOR, attempt);
  if (found.hasSecondFactor) await platform.throttle.forget(OTP_PER_ACCOUNT, found.id);
  return opened;
}
