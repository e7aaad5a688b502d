import type { Order } from '@tokpa/contract/orders';

type Named = Pick<Order['orderItems'][number], 'formation' | 'coachingSession' | 'seminar'> & {
  product?: { name: string } | null | undefined;
};

/** What was bought, as the specification's four kinds are shown; with none of them it is an unknown item. */
export function orderItemName({ product, formation, coachingSession, seminar }: Named): string {
  return product?.name ?? (formation ?? coachingSession ?? seminar)?.title ?? 'Article inconnu';
}
