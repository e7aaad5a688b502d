import {
  type DeliveryDays,
  deliveryDaysTo,
  type DeliveryZone,
  type OrderDetail,
  type OrderStatus,
} from '@tokpa/contract';
import { findSettings } from '#features/settings';
import { dayOf, isWeekendInBenin } from '#platform/benin-days';
import type { Platform } from '#platform/platform';
import { ownerOf, type Session, staffWith } from '#platform/session';
import { findOrderOrThrow } from './list-orders.ts';
import { isGivenBack } from './order-states.ts';
import type { OrderRecord } from './orders.queries.ts';

const BUSINESS_DAYS_TO_PREPARE = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

export function firstTime(order: Pick<OrderRecord, 'events'>, status: OrderStatus): string | null {
  return order.events.find((event) => event.status === status)?.createdAt ?? null;
}

function businessDaysAfter(from: Date, days: number): Date {
  let day = from;
  for (let left = days; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (!isWeekendInBenin(day)) left -= 1;
  }
  return day;
}

type Delivered = Pick<
  OrderRecord,
  | 'status'
  | 'events'
  | 'paymentMethod'
  | 'paidAt'
  | 'refundedAmount'
  | 'refundableAmount'
  | 'createdAt'
  | 'shippingAddress'
>;

/** The business days of the way after the parcel left; before that, two more to prepare it. */
function expectDelivery(order: Delivered, { toDays }: DeliveryDays): Date | undefined {
  const shipped = firstTime(order, 'SHIPPED');
  if (shipped) return businessDaysAfter(new Date(shipped), toDays);
  const begun = order.paymentMethod === 'cod' ? order.createdAt : order.paidAt;
  return begun === null ? undefined : businessDaysAfter(new Date(begun), BUSINESS_DAYS_TO_PREPARE + toDays);
}

/**
 * When the parcel came, or is to come. Null when nothing is on its way or paid, all was given back, or the day has passed without it:
 * nobody knows then.
 */
export function estimateDelivery(order: Delivered, days: DeliveryDays, now: Date): string | null {
  if (!order.shippingAddress || order.status === 'CANCELLED' || order.status === 'FAILED') return null;
  const delivered = firstTime(order, 'DELIVERED');
  if (delivered) return delivered;
  if (isGivenBack(order)) return null;
  const expected = expectDelivery(order, days);
  return expected && dayOf(expected) >= dayOf(now) ? expected.toISOString() : null;
}

/** Courses go nowhere; their steps say no days. */
const NOWHERE = { city: '', state: null, country: '' };

export function daysOnTheWay(zones: readonly DeliveryZone[], address: OrderRecord['shippingAddress']): DeliveryDays {
  return deliveryDaysTo(zones, address ?? NOWHERE);
}

/** An order with the day on which its parcel is awaited; with its account for staff who may see customers. */
export async function readOrder(platform: Platform, orderId: string, session: Session): Promise<OrderDetail> {
  const { userId, ...order } = await findOrderOrThrow(platform, orderId, ownerOf(session));
  const { shippingZones } = await findSettings(platform.db);
  const days = daysOnTheWay(shippingZones, order.shippingAddress);
  return {
    ...order,
    ...(staffWith(session, 'users.read') && { userId }),
    estimatedDeliveryDate: estimateDelivery(order, days, platform.clock.now()),
  };
}
