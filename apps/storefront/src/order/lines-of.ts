import type { Order } from '@tokpa/contract/orders';
import { orderItemName } from '../ui/order-item-name.ts';
import { orderItemPicture } from '../ui/order-item-picture.ts';
import type { OrderLine } from '../ui/order-lines.tsx';

type Item = Order['orderItems'][number];

export function linesOf(items: readonly Item[]): OrderLine[] {
  return items.map((item) => ({
    key: item.id,
    name: orderItemName(item),
    variation: item.product?.variation ?? null,
    to: item.product?.slug ? `/product/${item.product.slug}` : undefined,
    picture: orderItemPicture(item),
    quantity: item.quantity,
    price: item.price,
  }));
}
