import type { Order } from '@tokpa/contract/orders';
import type { OrderLine } from '../ui/order-lines.tsx';

type Item = Order['orderItems'][number];

/** What was bought, as the specification's four kinds are shown; with none of them it is an unknown item. */
export function nameOf({ product, formation, coachingSession, seminar }: Item): string {
  return product?.name ?? (formation ?? coachingSession ?? seminar)?.title ?? 'Article inconnu';
}

export function linesOf(items: readonly Item[]): OrderLine[] {
  return items.map((item) => ({
    key: item.id,
    name: nameOf(item),
    variation: item.product?.variation ?? null,
    to: item.product?.slug ? `/product/${item.product.slug}` : undefined,
    picture: item.product?.picture,
    quantity: item.quantity,
    price: item.price,
  }));
}
