import { type DeliveryZone, sayDeliveryDays } from '@tokpa/contract/delivery-days';
import { deliveryDaysTo } from '@tokpa/contract/delivery-days-to';
import { formatFcfa } from '@tokpa/contract/money';
import { isShipped } from '@tokpa/contract/is-shipped';
import type { Order } from '@tokpa/contract/orders';
import { isInHand, isUnpaid, trackerSteps } from '@tokpa/contract/order-status';

type Standing = Pick<Order, 'status' | 'paymentMethod'>;

type Tracked = Standing & Pick<Order, 'leftUnpaid' | 'paidAt' | 'events'> & Parameters<typeof trackerSteps>[0];

/** The step that the order has come to. */
function reachedBy(order: Tracked): Order['status'] {
  const { status, paymentMethod, paidAt, orderItems } = order;
  if (!isShipped(orderItems)) return paidAt === null ? 'PENDING' : 'PAID';
  // While its payment is under way, and after one that failed, the order waits where it was received.
  if (status === 'PROCESSING' || status === 'FAILED') return isInHand(order) ? 'PROCESSING' : 'PENDING';
  if (paymentMethod !== 'cod') return status;
  // Cash is the last step, whenever it came: an order that is paid earlier is as far as before.
  if (status === 'PAID') return 'PROCESSING';
  return status === 'DELIVERED' && paidAt !== null ? 'PAID' : status;
}

/**
 * Cash may come before the parcel goes, and then it is there. What left without being paid is on its way all the same: of its payment
 * the tracker promises nothing.
 */
function isDone(order: Tracked, step: Order['status'], isBehind: boolean): boolean {
  if (step !== 'PAID') return isBehind;
  return order.paymentMethod === 'cod' ? order.paidAt !== null : isBehind && !order.leftUnpaid;
}

/** The tracker's steps, each done or not, and the place of the one that was come to; null where an order goes nowhere any more. */
export function trackerOf(order: Tracked) {
  if (order.status === 'CANCELLED') return null;
  const steps = trackerSteps(order);
  const reached = reachedBy(order);
  const current = steps.findIndex(({ status }) => status === reached);
  return {
    steps: steps.map(({ label, status }, position) => ({ label, isDone: isDone(order, status, position <= current) })),
    current,
  };
}

/** Of an order that left, or is there, without its money: the shop waits for it, and no payment page leads to it any more. */
export function sayLeftUnpaid({ leftUnpaid, finalAmount }: Pick<Order, 'leftUnpaid' | 'finalAmount'>): string | null {
  if (!leftUnpaid) return null;
  return `Le paiement de ${formatFcfa(finalAmount)} n’est pas encore confirmé\u00a0: écrivez-nous pour le régler, ou si vous l’avez déjà fait.`;
}

/** Of a parcel that has left: for when it is promised. */
export function sayOnItsWay(
  { status, shippingAddress }: Pick<Order, 'status' | 'shippingAddress'>,
  zones: readonly DeliveryZone[],
): string | null {
  if (status !== 'SHIPPED' || !shippingAddress) return null;
  const days = sayDeliveryDays(deliveryDaysTo(zones, shippingAddress));
  return `Votre colis est en route\u00a0: la livraison prend ${days}.`;
}

/** Of an order that has just been paid, or that costs nothing: nobody paid for that one. */
export function titleOfPaid({ finalAmount, orderItems }: Pick<Order, 'finalAmount' | 'orderItems'>): string {
  if (finalAmount > 0) return 'Paiement confirmé, merci\u00a0!';
  return orderItems.some(({ itemType }) => itemType === 'PRODUCT') ? 'Commande confirmée' : 'Inscription confirmée';
}

/** Of an order that has just been paid: what comes next. Courses go to no address, and nothing of them is dispatched. */
export function sayPaid({ shippingAddress }: Pick<Order, 'shippingAddress'>): string {
  return shippingAddress
    ? 'Votre commande est en cours de préparation. Vous recevrez un email dès son expédition.'
    : 'Ce que vous avez réservé se trouve dans votre compte.';
}

/** Whether it holds what is not sent but found in the account. */
export function holdsCourses({ orderItems }: Pick<Order, 'orderItems'>): boolean {
  return orderItems.some(({ itemType }) => itemType !== 'PRODUCT');
}

/** What leads from a paid order to what it opened. */
export function nameOfCourses({ orderItems }: Pick<Order, 'orderItems'>): string {
  const courses = orderItems.filter(({ itemType }) => itemType !== 'PRODUCT');
  return courses.every(({ itemType }) => itemType === 'FORMATION') ? 'Voir mes formations' : 'Voir mes inscriptions';
}

/** Whether money is still expected through a payment page. */
export function awaitsPayment({ status, paymentMethod }: Standing): boolean {
  return paymentMethod !== 'cod' && isUnpaid(status);
}
