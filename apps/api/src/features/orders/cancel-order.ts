import type { Platform } from '#platform/platform';
import type { Session } from '#platform/session';
import { changeStatus, lockOrderOrThrow } from './change-status.ts';
import { updateStatus } from './update-status.ts';

/** A shopper while nothing has been paid; staff until the parcel is delivered, and what was paid goes back. */
export async function cancelOrder(platform: Platform, orderId: string, session: Session): Promise<void> {
  if (session.kind === 'staff') return updateStatus(platform, { orderId, session }, { status: 'CANCELLED' });
  await platform.transact(async (tx) => {
    const order = await lockOrderOrThrow(tx, orderId, session.userId);
    await changeStatus(platform, tx, order, { to: 'CANCELLED', actor: 'SHOPPER' });
  });
}
