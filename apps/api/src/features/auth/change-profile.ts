import type { z } from 'zod';
import { fullNameOf, holdsAddress, NAME_HOLDS_ADDRESS, type Profile, type profileChange } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { invalidField, Problem } from '#platform/problem';
import type { ShopperSession } from '#platform/session';
import { accountMoving, accountReached, accountRenamed } from './auth.events.ts';
import { emailChangedMail } from './emails/email-changed.ts';
import { EMAIL_CHANGE_PER_ACCOUNT } from './limits.ts';
import { deleteResetCode } from './reset-codes.queries.ts';
import { deleteSessionsOf } from './sessions.queries.ts';
import { findProfile, lockProfile, updatePassword, updateProfile } from './users.queries.ts';

/** The address opens the account: its old owner hears of the change, and whoever else was logged in must log in by the new one. */
async function guardEmailChange(
  platform: Platform,
  tx: Db,
  { userId, sessionId }: ShopperSession,
  { before, email }: { before: Profile; email: string },
): Promise<void> {
  // A code that went to the old address must not open the account under its new one.
  await deleteResetCode(tx, userId);
  await deleteSessionsOf(tx, userId, sessionId);
  const data = { firstName: before.firstName, changedAt: platform.clock.now().toISOString() };
  await platform.mailer.send(tx, emailChangedMail, { to: before.email, data });
  await platform.events.emit(tx, accountMoving, { userId, email });
}

/**
 * Staff give an account its owner's address, once they know who that is: whoever used it meanwhile is out, and the password that
 * they may have chosen serves nobody. The owner asks for a code at the address and chooses their own.
 */
export async function moveAccount(
  platform: Platform,
  tx: Db,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await deleteResetCode(tx, userId);
  // Held before what goes along, as by a change of their own: neither waits for the other in a ring.
  const before = await lockProfile(tx, userId);
  await platform.events.emit(tx, accountMoving, { userId, email });
  await updateProfile(tx, userId, { change: { email }, now: platform.clock.now() });
  await updatePassword(tx, userId, null);
  await deleteSessionsOf(tx, userId);
  const wasNowhere = before?.email.endsWith('.invalid') ?? false;
  if (wasNowhere) await platform.events.emit(tx, accountReached, { userId, email });
}

/** Each change writes to an address, and each refusal says that one has an account: neither without end. */
async function countEmailChange(platform: Platform, userId: string, email: string | undefined): Promise<void> {
  if (email === undefined || email === (await findProfile(platform.db, userId))?.email) return;
  await platform.throttle.count(EMAIL_CHANGE_PER_ACCOUNT, userId);
}

/** A name from before addresses were refused in them may be sent back as it was read. */
function refuseAddress(before: Profile, wanted: z.output<typeof profileChange>): void {
  for (const field of ['firstName', 'lastName'] as const) {
    const name = wanted[field] ?? before[field];
    if (name !== before[field] && holdsAddress(name)) throw invalidField(field, NAME_HOLDS_ADDRESS[field]);
  }
}

export async function changeProfile(
  platform: Platform,
  session: ShopperSession,
  wanted: z.output<typeof profileChange>,
): Promise<Profile> {
  const { email, firstName, lastName, phone, phoneNumber } = wanted;
  await countEmailChange(platform, session.userId, email);
  return platform.transact(async (tx) => {
    const before = await lockProfile(tx, session.userId);
    if (!before) throw new Problem('unauthorized');
    refuseAddress(before, wanted);
    if (email !== undefined && email !== before.email) await guardEmailChange(platform, tx, session, { before, email });
    // Who sends back what they read has the number of before in `phone`.
    const change = { email, firstName, lastName, phone: phoneNumber ?? phone };
    const after = await updateProfile(tx, session.userId, { change, now: platform.clock.now() });
    if (fullNameOf(after) !== fullNameOf(before))
      await platform.events.emit(tx, accountRenamed, { userId: session.userId });
    return after;
  });
}
