import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import type { Session } from '#platform/session';
import { changeStatus, lockOrderOrThrow, refuseUnlessMayGiveBack } from './change-status.ts';

/** A shopper while nothing has been paid; staff until the parcel is delivered, and what was paid goes back. */
export async function cancelOrder(platform: Platform, orderId: string, session: Session): Promise<void> {
  await platform.transact(async (tx) => {
    if (session.kind === 'shopper') {
      const order = await lockOrderOrThrow(tx, orderId, session.userId);
      return changeStatus(platform, tx, order, { to: 'CANCELLED', actor: 'SHOPPER' });
    }
    const order = await lockOrderOrThrow(tx, orderId);
    await refuseUnlessMayGiveBack(tx, order.id, session);
    await changeStatus(platform, tx, order, { to: 'CANCELLED', actor: 'STAFF', staffId: session.staffId });
    const change = { before: { status: order.status }, after: { status: 'CANCELLED' } };
    await recordAct(tx, session, { act: 'change-status', resource: 'orders', id: orderId, ...change });
  });
}
