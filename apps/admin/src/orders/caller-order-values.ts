import type { CallInput } from '@tokpa/contract';
import type { PaymentMethod } from '@tokpa/contract/order-status';
import { normaliseBeninPhone } from '@tokpa/contract/phones';

export type CallerOrderBody = CallInput<'POST /orders/caller'>['body'];

type Line = { itemId?: string; variationId?: string | null; quantity?: number };

/** What the form holds: a customer who is known, or a new one. */
export type CallerOrderForm = {
  isKnown: boolean;
  userId?: string;
  customer?: { firstName?: string; lastName?: string; phone?: string; email?: string };
  items?: Line[];
  address?: { addressLine1?: string; landmark?: string; city?: string; country?: string; phone?: string };
  paymentMethod: PaymentMethod;
  couponCode?: string;
};

const orUndefined = (text: string | undefined) => text?.trim() || undefined;

function customerOf({ isKnown, userId, customer = {} }: CallerOrderForm): Pick<CallerOrderBody, 'userId' | 'customer'> {
  if (isKnown) return userId === undefined ? {} : { userId };
  const email = orUndefined(customer.email);
  return {
    customer: {
      firstName: customer.firstName ?? '',
      lastName: customer.lastName ?? '',
      phone: normaliseBeninPhone(customer.phone ?? ''),
      ...(email !== undefined && { email }),
    },
  };
}

/** The form → what the API takes; the fields keep the names under which their refusals come back. */
export function readCallerOrder(form: CallerOrderForm): CallerOrderBody {
  const { address = {}, items = [], paymentMethod } = form;
  const couponCode = orUndefined(form.couponCode);
  return {
    ...customerOf(form),
    items: items.map(({ itemId = '', variationId, quantity = 1 }) => ({
      itemId,
      quantity,
      ...(variationId ? { variationId } : {}),
    })),
    address: {
      addressLine1: address.addressLine1 ?? '',
      city: address.city ?? '',
      country: (address.country ?? 'Bénin') as 'Bénin',
      landmark: orUndefined(address.landmark) ?? null,
    },
    paymentMethod,
    ...(couponCode !== undefined && { couponCode }),
  };
}
