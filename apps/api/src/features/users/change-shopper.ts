import type { ShopperDetail } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { deleteSessionsOf, moveAccount } from '#features/auth';
import { recordAct, recordNothing } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { findShopper, setBlocked } from './users.queries.ts';

export async function findShopperOrThrow(db: Db, id: string): Promise<ShopperDetail> {
  const shopper = await findShopper(db, id);
  if (!shopper) throw new Problem('user_not_found');
  return shopper;
}

type Change = { blocked?: boolean | undefined; email?: string | undefined };

/** Who is blocked is out at once, on every device. Their orders go on: what was paid is still delivered. */
async function block(platform: Platform, tx: Db, before: ShopperDetail, isBlocked: boolean): Promise<void> {
  await setBlocked(tx, before.id, isBlocked ? platform.clock.now() : null);
  if (isBlocked) await deleteSessionsOf(tx, before.id);
}

export async function changeShopper(
  platform: Platform,
  session: StaffSession,
  id: string,
  { blocked, email }: Change,
): Promise<ShopperDetail> {
  return platform.transact(async (tx) => {
    const before = await findShopperOrThrow(tx, id);
    const isMoved = email !== undefined && email !== before.email;
    const isTurned = blocked !== undefined && blocked !== before.blocked;
    if (!isMoved && !isTurned) recordNothing();
    const resource = 'users';
    // First of all: whoever is let in again with an address of theirs is told there how to get in.
    if (isTurned) {
      await block(platform, tx, before, blocked);
      const act = blocked ? 'block' : 'unblock';
      const states = { before: { blocked: before.blocked }, after: { blocked } };
      await recordAct(tx, session, { act, resource, id, ...states });
    }
    if (isMoved) {
      if (before.deletedAt !== null) throw new Problem('user_not_found');
      await moveAccount(platform, tx, { userId: id, email });
      const emails = { before: { email: before.email }, after: { email } };
      await recordAct(tx, session, { act: 'update', resource, id, ...emails });
    }
    return findShopperOrThrow(tx, id);
  });
}
