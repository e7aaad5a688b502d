import { readOrderStatus } from '@tokpa/contract';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import type { StaffSession } from '#platform/session';
import { changeStatus, lockOrderOrThrow, refuseUnlessMayGiveBack } from './change-status.ts';

/** Staff move an order forward, or cancel it. */
export async function updateStatus(
  platform: Platform,
  { orderId, session }: { orderId: string; session: StaffSession },
  wish: { status: string; note?: string | null | undefined },
): Promise<void> {
  const to = readOrderStatus(wish.status);
  if (!to) throw new RangeError(`${wish.status} is no order status`);
  await platform.transact(async (tx) => {
    const order = await lockOrderOrThrow(tx, orderId);
    if (to === 'CANCELLED') await refuseUnlessMayGiveBack(tx, order.id, session);
    await changeStatus(platform, tx, order, { to, actor: 'STAFF', staffId: session.staffId, note: wish.note || null });
    await recordAct(tx, session, {
      act: 'change-status',
      resource: 'orders',
      id: orderId,
      before: { status: order.status },
      after: { status: to },
    });
  });
}
