import type { FormationEnrollment } from '@tokpa/contract/formation-enrollments';
import type { OrderStatus } from '@tokpa/contract/order-status';

/** The lessons that are open to a shopper, or the order that will open them. */
export type Place = { enrollmentId: string } | { orderId: string };

type Enrollment = Pick<FormationEnrollment, 'id' | 'status' | 'orderId'>;

/** An order whose payment failed keeps nobody waiting: the formation can be ordered anew, which ends that one. */
const ENDED: readonly OrderStatus[] = ['FAILED', 'CANCELLED'];

/** Where a shopper stands in a formation, of all their enrolments in it; undefined where it is to be bought. */
export async function findPlace(
  enrollments: readonly Enrollment[],
  readStatus: (orderId: string) => Promise<OrderStatus>,
): Promise<Place | undefined> {
  const open = enrollments.find(({ status }) => status === 'ACTIVE' || status === 'COMPLETED');
  if (open) return { enrollmentId: open.id };
  const orderId = enrollments.find(({ status }) => status === 'PENDING')?.orderId;
  if (!orderId || ENDED.includes(await readStatus(orderId))) return undefined;
  return { orderId };
}
