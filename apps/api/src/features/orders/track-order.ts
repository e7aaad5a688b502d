import {
  type DeliveryDays,
  isInHand,
  isShipped,
  type OrderStatus,
  type PublicSettings,
  sayDeliveryDays,
  TRACKER_STEPS,
  trackerSteps,
  type TrackingResult,
} from '@tokpa/contract';
import { findSettings } from '#features/settings';
import { isUuid } from '#db/is-uuid';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { daysOnTheWay, estimateDelivery, firstTime } from './estimate-delivery.ts';
import { methodOf, nameOf } from './order-mails.ts';
import { isGivenBack } from './order-states.ts';
import { findTrackedOrder, type OrderRecord } from './orders.queries.ts';

type Step = TrackingResult['tracking']['steps'][number];

type Facts = Pick<
  OrderRecord,
  'status' | 'events' | 'paymentMethod' | 'paidAt' | 'refunds' | 'refundedAmount' | 'refundableAmount'
> & { orderItems: readonly Pick<OrderRecord['orderItems'][number], 'itemType'>[] };

type Descriptions = Readonly<Partial<Record<OrderStatus, string>>>;

const done = (days: DeliveryDays): Descriptions => ({
  PENDING: 'Votre commande a été enregistrée.',
  PROCESSING: 'Votre commande est prise en charge par notre équipe.',
  PAID: 'Votre paiement a été confirmé.',
  SHIPPED: `Votre colis est en route. La livraison prend ${sayDeliveryDays(days)}.`,
  DELIVERED: 'Votre commande vous a été remise.',
});

const toCome = (days: DeliveryDays): Descriptions => ({
  PROCESSING: 'La préparation commence dès que le paiement est confirmé.',
  PAID: 'Le paiement n’est pas encore confirmé.',
  SHIPPED: 'Votre colis partira dès qu’il sera prêt.',
  DELIVERED: `La livraison prend ${sayDeliveryDays(days)} après le départ du colis.`,
});

const PAID_AT_THE_DOOR = 'Vous payez en espèces, à la réception du colis.';

const ENDINGS: Readonly<Partial<Record<OrderStatus, Pick<Step, 'title' | 'description'>>>> = {
  CANCELLED: { title: 'Commande annulée', description: 'Cette commande ne sera pas livrée.' },
  FAILED: {
    title: 'Paiement échoué',
    description: 'Le paiement n’a pas abouti. Il peut être retenté tant que le délai de paiement court.',
  },
};

const GIVEN_BACK = {
  title: 'Commande remboursée',
  description: 'Ce que vous avez payé vous a été rendu, ou est en train de l’être.',
};

const positionOf = (status: OrderStatus) => TRACKER_STEPS.findIndex((step) => step.status === status);

/** Money is only there when it came. An order that ended early went no further than it really did. */
function isDone(order: Facts, step: OrderStatus): boolean {
  if (step === 'PAID') return order.paidAt !== null;
  const reached = positionOf(order.status);
  if (step === 'PROCESSING' && reached <= positionOf(step) && !isInHand(order)) return false;
  if (reached >= 0) return positionOf(step) <= reached;
  return firstTime(order, step) !== null;
}

/** Courses are not sent: their buyers find them in their account. */
const IN_THE_ACCOUNT = 'Votre paiement a été confirmé. Ce que vous avez réservé se trouve dans votre compte.';

function describeDone({ orderItems }: Facts, step: OrderStatus, days: DeliveryDays): string | undefined {
  return step === 'PAID' && !isShipped(orderItems) ? IN_THE_ACCOUNT : done(days)[step];
}

function describeToCome({ paymentMethod }: Facts, step: OrderStatus, days: DeliveryDays): string | undefined {
  return step === 'PAID' && paymentMethod === 'cod' ? PAID_AT_THE_DOOR : toCome(days)[step];
}

function toStep(order: Facts, { status, label }: (typeof TRACKER_STEPS)[number], days: DeliveryDays): Step {
  const completed = isDone(order, status);
  const timestamp = status === 'PAID' ? order.paidAt : firstTime(order, status);
  return {
    title: label,
    description: (completed ? describeDone : describeToCome)(order, status, days) ?? '',
    timestamp: completed ? timestamp : null,
    completed,
  };
}

function endingOf(order: Facts): Pick<Step, 'title' | 'description' | 'timestamp'> | undefined {
  const ending = ENDINGS[order.status];
  if (ending) {
    // Later notes stand under the same state: the moment that counts is when it began.
    const isBeginning = ({ status }: OrderRecord['events'][number], at: number) =>
      status === order.status && order.events[at - 1]?.status !== status;
    return { ...ending, timestamp: order.events.findLast(isBeginning)?.createdAt ?? null };
  }
  if (!isGivenBack(order)) return undefined;
  const last = order.refunds.findLast(({ status }) => status !== 'FAILED' && status !== 'WITHDRAWN');
  return { ...GIVEN_BACK, timestamp: last?.createdAt ?? null };
}

/** The way of an order: what is behind it with its time, what is before it without. An order that ended early says so last. */
export function stepsOf(order: Facts, days: DeliveryDays): Step[] {
  const steps = trackerSteps(order).map((step) => toStep(order, step, days));
  const ending = endingOf(order);
  if (!ending) return steps;
  return [...steps.filter(({ completed }) => completed), { ...ending, completed: true }];
}

function toTrackedItem(item: OrderRecord['orderItems'][number]): TrackingResult['orderItems'][number]['product'] {
  const { product, formation, coachingSession, seminar } = item;
  if (product) {
    const { name, variation, images, picture } = product;
    return { name, variation, images, picture };
  }
  const picture = (formation ?? coachingSession ?? seminar)?.picture ?? null;
  return { name: nameOf(item), variation: null, images: picture ? [picture.src] : [], picture };
}

type Tracked = OrderRecord & Pick<TrackingResult['order'], 'methodName'>;

function toTracking(order: Tracked, { shippingZones }: PublicSettings, now: Date): TrackingResult {
  const { shippingAddress } = order;
  const days = daysOnTheWay(shippingZones, shippingAddress);
  return {
    order,
    customer: order.customer,
    shippingAddress: shippingAddress && {
      recipientName: shippingAddress.recipientName,
      phone: shippingAddress.phone,
      street: [shippingAddress.addressLine1, shippingAddress.addressLine2].filter(Boolean).join(', '),
      landmark: shippingAddress.landmark,
      city: shippingAddress.city,
      state: shippingAddress.state,
      postalCode: shippingAddress.postalCode,
      country: shippingAddress.country,
    },
    tracking: {
      currentStatus: order.status,
      estimatedDeliveryDate: estimateDelivery(order, days, now),
      steps: stepsOf(order, days),
    },
    orderItems: order.orderItems.map((item) => ({
      product: toTrackedItem(item),
      quantity: item.quantity,
      price: item.price,
    })),
  };
}

const NOTHING_GIVEN = 'Veuillez saisir un numéro de commande ou un ID de commande.';

function nothingGiven(): Problem {
  const problem = new Problem('validation_failed', { errors: { orderNumber: [NOTHING_GIVEN] } });
  problem.message = NOTHING_GIVEN;
  return problem;
}

/** With both identifiers, both must name the same order. */
export async function trackOrder(
  platform: Platform,
  asked: { orderNumber?: string | undefined; orderId?: string | undefined },
  userId: string | undefined,
): Promise<TrackingResult> {
  const orderNumber = asked.orderNumber || undefined;
  const orderId = asked.orderId || undefined;
  if (orderNumber === undefined && orderId === undefined) throw nothingGiven();
  const canExist = orderId === undefined || isUuid(orderId);
  const order = canExist ? await findTrackedOrder(platform.db, { orderNumber, orderId, userId }) : undefined;
  if (!order) throw new Problem('order_not_tracked');
  const methodName = methodOf(order, userId === undefined ? 'staff' : 'shopper');
  return toTracking({ ...order, methodName }, await findSettings(platform.db), platform.clock.now());
}
