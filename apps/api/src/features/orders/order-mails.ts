import {
  deliveryDaysTo,
  isUnpaid,
  NOTED_BY_HAND,
  type Order,
  PAYMENT_METHOD_LABELS,
  type PaymentMethod,
  type PublicSettings,
  sayDeliveryDays,
  TRANSACTION_METHOD_LABELS,
} from '@tokpa/contract';
import { findEmailInLink } from '#features/auth';
import { findSettings } from '#features/settings';
import type { Db } from '#db/connect';
import type { AddressData, OrderLinesData, PasswordData } from '#platform/mail/blocks';
import type { MailTemplate } from '#platform/mail/mailer';
import type { Platform } from '#platform/platform';
import type { Session } from '#platform/session';
import { moneyAtEnd, type MoneyAtEnd } from './money-at-end.ts';
import { findOrder, type OrderRecord } from './orders.queries.ts';

/** What every mail about an order may show. */
export type OrderMailData = OrderLinesData & {
  customerName: string;
  orderNumber: string;
  orderUrl: string;
  placedAt: string;
  method: string;
  /** « par MTN Money », « en espèces »; null where nobody said it. */
  cameBy: string | null;
  /** What travels, where something else was ordered with it. */
  parcel: OrderLinesData['items'] | null;
  address: AddressData | null;
  deliveryDays: string | null;
  /** Null once it is paid or on its way. */
  payableUntil: string | null;
  isUnderway: boolean;
  isDelivered: boolean;
  /** Whether the courier is still to be paid. */
  isCashDue: boolean;
  note: string | null;
  /** What will be given back, where the mail is about that. */
  refund: { amount: number; isPartial: boolean; staysPaid: boolean } | null;
  /** What came of it, for the mail about its end; null before anything can have come. */
  money: MoneyAtEnd | null;
  emailInLink: PasswordData['emailInLink'];
};

/** What a mail needs of an order, whether it has just been written or was read back. */
export type MailedOrder = Pick<
  OrderRecord,
  | 'id'
  | 'orderNumber'
  | 'status'
  | 'customerName'
  | 'customerPhone'
  | 'createdAt'
  | 'subtotalAmount'
  | 'shippingFee'
  | 'codFee'
  | 'discountAmount'
  | 'coupon'
  | 'finalAmount'
  | 'shippingAddress'
  | 'payableUntil'
> & { paymentMethod: PaymentMethod; paidAt: Date | string | null; lines: OrderLinesData['items'] } & Partial<
    Pick<OrderRecord, 'paidWith' | 'uncollectedAmount'>
  >;

function addressOf({ shippingAddress, customerName, customerPhone }: MailedOrder): AddressData | null {
  if (!shippingAddress) return null;
  const { recipientName, phone, addressLine1, addressLine2, landmark, city, state, postalCode, country } =
    shippingAddress;
  const place = [[postalCode, city].filter(Boolean).join(' '), state].filter(Boolean).join(', ');
  const lines = [addressLine1, addressLine2, landmark && `Repère\u00a0: ${landmark}`, place, country];
  return {
    name: recipientName ?? customerName,
    phone: (phone ?? customerPhone) || null,
    lines: lines.filter((line): line is string => Boolean(line)),
  };
}

/** « Remise (BIENVENUE) », as the order's page says it. */
export function discountLabel({ coupon }: Pick<Order, 'coupon'>): string {
  return coupon ? `Remise (${coupon.code})` : 'Remise';
}

/** What the courier did not get of a parcel that was kept in part. */
export const TAKEN_OFF = 'Déduit à la livraison';

function totalsOf(order: MailedOrder): OrderLinesData['totals'] {
  const rows = [
    { label: 'Sous-total', amount: order.subtotalAmount },
    { label: 'Livraison', amount: order.shippingFee },
    { label: 'Supplément paiement à la livraison', amount: order.codFee },
    { label: discountLabel(order), amount: -order.discountAmount },
    { label: TAKEN_OFF, amount: -(order.uncollectedAmount ?? 0) },
  ];
  return rows.filter(({ amount }, index) => index === 0 || amount !== 0);
}

type PaidSomehow = Pick<MailedOrder, 'paidWith' | 'paymentMethod'>;

/**
 * By what it was paid: somebody who chose mobile money may have taken the card on the provider's page. Until then, and where the team noted
 * money without saying how it came, what they chose; the team itself reads that it noted it.
 */
export function methodOf(order: PaidSomehow, reader: Session['kind'] = 'shopper'): string {
  const { method = null, provider } = order.paidWith ?? {};
  if (reader === 'staff' && method === null && provider === 'manual') return NOTED_BY_HAND;
  return TRANSACTION_METHOD_LABELS[method ?? ''] ?? PAYMENT_METHOD_LABELS[order.paymentMethod];
}

const CAME_BY: Readonly<Record<string, string | null>> = {
  cash: 'en espèces',
  card: 'par carte bancaire',
  transfer: 'par virement bancaire',
  other: null,
};

function cameBy(order: PaidSomehow): string | null {
  const { method = null, provider } = order.paidWith ?? {};
  if (method === null) return provider === 'manual' ? null : `par ${methodOf(order)}`;
  const said = CAME_BY[method];
  return said === undefined ? `par ${methodOf(order)}` : said;
}

export function orderMailData(
  platform: Platform,
  order: MailedOrder,
  { shippingZones }: PublicSettings,
): OrderMailData {
  const { shippingAddress } = order;
  return {
    customerName: order.customerName,
    orderNumber: order.orderNumber,
    orderUrl: orderAddress(platform, order.id),
    placedAt: order.createdAt,
    method: methodOf(order),
    cameBy: cameBy(order),
    address: addressOf(order),
    parcel: null,
    deliveryDays: shippingAddress && sayDeliveryDays(deliveryDaysTo(shippingZones, shippingAddress)),
    payableUntil: order.paidAt === null && isUnpaid(order.status) ? order.payableUntil : null,
    isUnderway: order.status === 'SHIPPED',
    isDelivered: order.status === 'DELIVERED',
    isCashDue: order.paymentMethod === 'cod' && order.paidAt === null,
    note: null,
    refund: null,
    money: null,
    emailInLink: null,
    items: order.lines,
    totals: totalsOf(order),
    total: order.finalAmount,
  };
}

/** The shop's page of an order: where mails and payment pages lead back to. */
export function orderAddress(platform: Platform, orderId: string): string {
  return `${platform.config.publicUrl}/order/${orderId}`;
}

/** What the article was called on the day of the order. */
export function nameOf({ product, formation, coachingSession, seminar }: Order['orderItems'][number]): string {
  return product?.name ?? (formation ?? coachingSession ?? seminar)?.title ?? '';
}

function linesOf({ orderItems }: Pick<Order, 'orderItems'>): OrderLinesData['items'] {
  return orderItems.map((item) => ({
    name: nameOf(item),
    variation: item.product?.variation ?? null,
    quantity: item.quantity,
    price: item.price,
  }));
}

/** What of an order is sent, where that is not all of it. */
function parcelOf({ orderItems }: Pick<Order, 'orderItems'>): OrderLinesData['items'] | null {
  const sent = orderItems.filter(({ itemType }) => itemType === 'PRODUCT');
  return sent.length === orderItems.length ? null : linesOf({ orderItems: sent });
}

type MailAboutOrder = {
  template: MailTemplate<OrderMailData>;
  orderId: string;
  note?: string | null;
  refundedAmount?: number;
  /** It came besides what paid the order. */
  isSecond?: boolean;
};

/** Writes the mail in the transaction of what it tells. To the address that the account has by now; not where a name was removed. */
export async function mailAboutOrder(
  platform: Platform,
  tx: Db,
  { template, orderId, note = null, refundedAmount: amount, isSecond = false }: MailAboutOrder,
): Promise<void> {
  const order = await findOrder(tx, orderId);
  if (!order || order.mailAddress === '') return;
  const facts = orderMailData(platform, { ...order, lines: linesOf(order) }, await findSettings(tx));
  const staysPaid = isSecond && order.refundableAmount > 0;
  const refund = amount === undefined ? null : { amount, isPartial: amount < order.finalAmount, staysPaid };
  const emailInLink = await findEmailInLink(tx, order.userId);
  await platform.mailer.send(tx, template, {
    to: order.mailAddress,
    data: { ...facts, parcel: parcelOf(order), note, refund, money: moneyAtEnd(order), emailInLink },
  });
}
