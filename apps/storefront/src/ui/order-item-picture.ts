import type { Order } from '@tokpa/contract/orders';
import type { Picture } from '@tokpa/contract/pictures';

/** The picture of what was bought, as it was on the day: an article, a formation, a session or a seminar. */
export function orderItemPicture({
  product,
  formation,
  coachingSession,
  seminar,
}: Order['orderItems'][number]): Picture | null {
  return (product ?? formation ?? coachingSession ?? seminar)?.picture ?? null;
}
