import type { ShopperDetail } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { deleteSessionsOf } from '#features/auth';
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

/** Who is blocked is out at once, on every device. Their orders go on: what was paid is still delivered. */
export async function blockShopper(
  platform: Platform,
  session: StaffSession,
  id: string,
  isBlocked: boolean,
): Promise<ShopperDetail> {
  return platform.transact(async (tx) => {
    const before = await findShopperOrThrow(tx, id);
    if (before.blocked === isBlocked) {
      recordNothing();
      return before;
    }
    await setBlocked(tx, id, isBlocked ? platform.clock.now() : null);
    if (isBlocked) await deleteSessionsOf(tx, id);
    await recordAct(tx, session, {
      act: isBlocked ? 'block' : 'unblock',
      resource: 'users',
      id,
      before: { blocked: before.blocked },
      after: { blocked: isBlocked },
    });
    return findShopperOrThrow(tx, id);
  });
}
