import type { ItemType, Order, OrderStatus } from '@tokpa/contract';
import type { Shopper } from './create-shopper.ts';
import { createStaff } from './create-staff.ts';
import type { TestShop } from './test-shop.ts';

type CourseOrder = { itemType: Exclude<ItemType, 'PRODUCT'>; itemId: string; quantity?: number };

/** Puts a formation, a seminar or a session in the cart and orders it, as a shopper does. */
export async function orderCourse(shop: TestShop, shopper: Shopper, course: CourseOrder): Promise<Order> {
  const client = shop.client(shopper.token);
  await client.call('POST /cart');
  await client.call('POST /cart/items', { body: course });
  const { order } = await client.call('POST /orders', { body: { paymentMethod: 'momo' } });
  return order;
}

/** Staff bring an order there. */
export async function moveOrder(shop: TestShop, orderId: string, status: OrderStatus): Promise<void> {
  const staff = await createStaff(shop);
  await shop.client(staff.token).call('PATCH /orders/{id}/status', { params: { id: orderId }, body: { status } });
}
