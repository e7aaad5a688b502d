import { fullNameOf } from '@tokpa/contract';
import { minutesAfter } from '../platform/clock.ts';
import { createShopper } from './create-shopper.ts';
import { nextNumber } from './numbering.ts';
import type { TestShop } from './test-shop.ts';

export type UnpaidOrder = { orderId: string; orderNumber: string; amount: number; expiresAt: Date };

/** An order of a shopper of its own that waits for its payment, without lines: what concerns the money alone needs none. */
export async function createUnpaidOrder(
  shop: TestShop,
  { amount = 12_500 }: { amount?: number } = {},
): Promise<UnpaidOrder> {
  const shopper = await createShopper(shop);
  const expiresAt = minutesAfter(shop.clock.now(), 60);
  const orderNumber = `ORD-TEST-${nextNumber()}`;
  const { id: orderId } = await shop.platform.db
    .insertInto('orders')
    .values({
      order_number: orderNumber,
      user_id: shopper.userId,
      payment_method: 'momo',
      subtotal_amount: amount,
      shipping_fee: 0,
      total_amount: amount,
      final_amount: amount,
      items_count: 1,
      customer_name: fullNameOf(shopper),
      customer_email: shopper.email,
      customer_phone: shopper.phone,
      payable_until: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { orderId, orderNumber, amount, expiresAt };
}
