import type { FormationEnrollment } from '@tokpa/contract/formation-enrollments';
import type { Order } from '@tokpa/contract/orders';

/** The lessons that are open to a shopper, the order that will open them, or the team, who will. */
export type Place = { enrollmentId: string } | { orderId: string } | 'waiting';

type Enrollment = Pick<FormationEnrollment, 'id' | 'status' | 'orderId'>;
type KnownOrder = Pick<Order, 'status' | 'paidAt'>;

/** An order whose payment failed keeps nobody waiting: the formation can be ordered anew, which ends that one. */
const ENDED: readonly Order['status'][] = ['FAILED', 'CANCELLED'];

/** What costs nothing waits for no order's money; only the team keeps somebody waiting for it. */
function placeForNothing(order: KnownOrder | undefined): Place | undefined {
  return order === undefined || order.paidAt !== null ? 'waiting' : undefined;
}

/** Where a shopper stands in a formation, of all their enrolments in it; undefined where it is to be had. */
export async function findPlace(
  { price, enrollments }: { price: number; enrollments: readonly Enrollment[] },
  readOrder: (orderId: string) => Promise<KnownOrder>,
): Promise<Place | undefined> {
  const open = enrollments.find(({ status }) => status === 'ACTIVE' || status === 'COMPLETED');
  if (open) return { enrollmentId: open.id };
  const waiting = enrollments.find(({ status }) => status === 'PENDING');
  if (!waiting) return undefined;
  const { orderId } = waiting;
  const order = orderId === null ? undefined : await readOrder(orderId);
  if (price === 0) return placeForNothing(order);
  return orderId === null || !order || ENDED.includes(order.status) ? undefined : { orderId };
}
