import type { z } from 'zod';
import type { Profile, profileChange } from '@tokpa/contract';
import type { Platform } from '#platform/platform';
import { deleteResetCode } from './reset-codes.queries.ts';
import { updateProfile } from './users.queries.ts';

export async function changeProfile(
  platform: Platform,
  userId: string,
  wanted: z.output<typeof profileChange>,
): Promise<Profile> {
  const { email, firstName, lastName, phone, phoneNumber } = wanted;
  return platform.transact(async (tx) => {
    // A code that went to the old address must not open the account under its new one.
    if (email !== undefined) await deleteResetCode(tx, userId);
    return updateProfile(tx, userId, { email, firstName, lastName, phone: phone ?? phoneNumber });
  });
}
