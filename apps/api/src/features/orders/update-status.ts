import { readOrderStatus } from '@tokpa/contract';
import type { Platform } from '#platform/platform';
import { changeStatus, lockOrderOrThrow } from './change-status.ts';

/** Staff move an order forward, or cancel it. */
export async function updateStatus(
  platform: Platform,
  { orderId, staffId }: { orderId: string; staffId: string },
  wish: { status: string; note?: string | null | undefined },
): Promise<void> {
  const to = readOrderStatus(wish.status);
  if (!to) throw new RangeError(`${wish.status} is no order status`);
  await platform.transact(async (tx) => {
    const order = await lockOrderOrThrow(tx, orderId);
    await changeStatus(platform, tx, order, { to, actor: 'STAFF', staffId, note: wish.note || null });
  });
}
