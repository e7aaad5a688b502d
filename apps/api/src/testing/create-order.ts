import type { Order, OrderStatus, PaymentMethod } from '@tokpa/contract';
import { createAddress } from './create-address.ts';
import { createProduct } from './create-product.ts';
import { createShopper, type Shopper } from './create-shopper.ts';
import { createStaff } from './create-staff.ts';
import { fillCart, type WantedLine } from './fill-cart.ts';
import type { TestShop } from './test-shop.ts';

type OrderWishes = {
  shopper?: Shopper;
  /** One piece of a product of its own unless said. */
  lines?: readonly WantedLine[];
  paymentMethod?: PaymentMethod;
  addressLine1?: string;
  city?: string;
  country?: string;
  landmark?: string;
  /** Who gets the parcel, where it is not the shopper. */
  recipientName?: string;
  recipientPhone?: string;
  /** Where staff have brought it. */
  status?: OrderStatus;
};

export type CreatedOrder = {
  order: Order;
  orderId: string;
  shopper: Shopper;
  checkoutUrl: string | undefined;
  lines: readonly WantedLine[];
};

function addressOf({ addressLine1, city, country, landmark, recipientName, recipientPhone: phone }: OrderWishes) {
  return {
    ...(addressLine1 && { addressLine1 }),
    ...(city && { city }),
    ...(country && { country }),
    ...(landmark && { landmark }),
    ...(recipientName && { recipientName }),
    ...(phone && { phone }),
  };
}

/** An order as a shopper places it, with everything that it needs. */
export async function createOrder(shop: TestShop, wishes: OrderWishes = {}): Promise<CreatedOrder> {
  const shopper = wishes.shopper ?? (await createShopper(shop));
  const lines = wishes.lines ?? [{ productId: (await createProduct(shop)).id }];
  const address = await createAddress(shop, shopper.userId, { isDefault: false, ...addressOf(wishes) });
  await fillCart(shop, shopper.userId, lines);
  const body = { shippingAddressId: address.id, paymentMethod: wishes.paymentMethod ?? 'momo' };
  const { order, checkout_url: checkoutUrl } = await shop.client(shopper.token).call('POST /orders', { body });
  if (wishes.status) {
    const staff = await createStaff(shop);
    await shop
      .client(staff.token)
      .call('PATCH /orders/{id}/status', { params: { id: order.id }, body: { status: wishes.status } });
  }
  return { order, orderId: order.id, shopper, checkoutUrl, lines };
}
