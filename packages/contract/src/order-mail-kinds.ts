import type { OrderStatus } from './order-status.ts';

export const ORDER_MAILS = ['received', 'paid', 'shipped', 'cancelled'] as const;
export type OrderMailKind = (typeof ORDER_MAILS)[number];

type Standing = {
  status: OrderStatus;
  paidAt: string | null;
  finalAmount: number;
  /** Whether anything in it is sent. */
  hasParcel: boolean;
  /** Whether all that paid it goes back. */
  isGivenBack: boolean;
};

/** When each mail tells the truth, were it sent now. */
const IS_TRUE: Readonly<Record<OrderMailKind, (order: Standing) => boolean>> = {
  received: ({ status }) => status !== 'CANCELLED',
  paid: ({ status, paidAt, finalAmount, isGivenBack }) =>
    paidAt !== null && finalAmount > 0 && status !== 'CANCELLED' && !isGivenBack,
  shipped: ({ status, hasParcel }) => status === 'SHIPPED' && hasParcel,
  cancelled: ({ status }) => status === 'CANCELLED',
};

/** The mails about an order that may be sent again as it stands. */
export function timelyMails(order: Standing): OrderMailKind[] {
  return ORDER_MAILS.filter((kind) => IS_TRUE[kind](order));
}
