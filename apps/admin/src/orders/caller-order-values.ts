import type { CallInput } from '@tokpa/contract';
import { addressPhoneFormat, isAddressPhone, normaliseAddressPhone } from '@tokpa/contract/address-phones';
import type { ItemType } from '@tokpa/contract/cart';
import type { PaymentMethod } from '@tokpa/contract/order-status';
import { normaliseBeninPhone } from '@tokpa/contract/phones';
import { refusalMessage } from '@tokpa/contract/refusals';
import type { ShippingAddress } from '@tokpa/contract/shipping-addresses';

export type CallerOrderBody = CallInput<'POST /orders/caller'>['body'];
type CallerQuoteBody = CallInput<'POST /orders/caller/quote'>['body'];

/** The option of an article that has some, until one is chosen; null where there is none to choose. */
export const OPTION_TO_CHOOSE = '';

type Line = { itemType?: ItemType; itemId?: string; variationId?: string | null; quantity?: number };
type Address = Partial<Omit<NonNullable<CallerOrderBody['address']>, 'country'>> & { country?: string };

/** What the form holds: a customer who is known, or a new one. */
export type CallerOrderForm = {
  who: 'NEW' | 'KNOWN';
  userId?: string;
  customer?: { firstName?: string; lastName?: string; phone?: string; email?: string };
  items?: Line[];
  address?: Address;
  paymentMethod: PaymentMethod;
  couponCode?: string;
  /** The total of exactly this, once it stands on the screen and the caller is told. */
  agreedAmount?: number | null;
};

/** Every field, so that what stood in one goes when another address comes. */
export const EMPTY_ADDRESS: Address = {
  recipientName: '',
  phone: '',
  addressLine1: '',
  addressLine2: '',
  landmark: '',
  city: '',
  state: '',
  postalCode: '',
  country: 'Bénin',
};

const orUndefined = (text: string | undefined) => text?.trim() || undefined;

function customerOf({ who, userId, customer = {} }: CallerOrderForm): Pick<CallerOrderBody, 'userId' | 'customer'> {
  if (who === 'KNOWN') return userId === undefined ? {} : { userId };
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

function itemsOf(items: readonly Line[] = []): CallerOrderBody['items'] {
  return items.map(({ itemType = 'PRODUCT', itemId = '', variationId, quantity = 1 }) => ({
    itemType,
    itemId,
    quantity,
    ...(variationId ? { variationId } : {}),
  }));
}

/** Where it goes, as it was saved or typed; nothing when nothing travels. */
function addressOf({ address = {}, items = [] }: CallerOrderForm): CallerOrderBody['address'] {
  if (items.length > 0 && items.every(({ itemType = 'PRODUCT' }) => itemType !== 'PRODUCT')) return null;
  const { addressLine1 = '', city = '', country = 'Bénin', phone, ...others } = address;
  const texts = { ...others, phone: normaliseAddressPhone(phone ?? '', country) };
  const written = Object.entries(texts).filter(([, text]) => orUndefined(text ?? undefined) !== undefined);
  return { ...Object.fromEntries(written), addressLine1, city, country };
}

/** How numbers of the address's country are written, where the recipient's can not be read. */
export function recipientPhoneProblem(form: CallerOrderForm): string | undefined {
  const phone = addressOf(form)?.phone;
  return !phone || isAddressPhone(phone) ? undefined : addressPhoneFormat(form.address?.country ?? 'Bénin');
}

/** Lessons are read in an account, and nobody gets into one without an email. Of a session the shop knows whether it is online. */
export function callerEmailProblem({ who, customer, items = [] }: CallerOrderForm): string | undefined {
  const isWanted = who === 'NEW' && items.some((line) => line?.itemType === 'FORMATION');
  if (!isWanted || orUndefined(customer?.email) !== undefined) return undefined;
  return refusalMessage('account_email_required', { what: 'Une formation' });
}

/** The form → what the API takes; the fields keep the names under which their refusals come back. */
export function readCallerOrder(form: CallerOrderForm): CallerOrderBody {
  const couponCode = orUndefined(form.couponCode);
  return {
    ...customerOf(form),
    items: itemsOf(form.items),
    address: addressOf(form),
    paymentMethod: form.paymentMethod,
    ...(couponCode !== undefined && { couponCode }),
    ...(typeof form.agreedAmount === 'number' && { agreedAmount: form.agreedAmount }),
  };
}

const isComplete = (line?: Line) =>
  Boolean(line?.itemId) && Boolean(line?.quantity) && line?.variationId !== OPTION_TO_CHOOSE;

/** What the form still lacks before a price can be asked for. */
export function missingForPrice({ items = [] }: CallerOrderForm): string {
  if (items.some((line) => line?.itemId && !line.quantity))
    return 'Donnez à chaque article sa quantité, 1 au moins : le prix s’affiche ici.';
  return 'Choisissez chaque article, et son option s’il en a : le prix s’affiche ici.';
}

/** What the price can be asked with; nothing until an article, and its option, is chosen on each line. */
export function readCallerQuote(form: CallerOrderForm): CallerQuoteBody | undefined {
  const { items = [], who, userId, customer, paymentMethod } = form;
  if (items.length === 0 || !items.every(isComplete)) return undefined;
  const couponCode = orUndefined(form.couponCode);
  return {
    items: itemsOf(items),
    paymentMethod,
    ...(who === 'KNOWN' && userId !== undefined && { userId }),
    ...(who === 'NEW' && { hasEmail: orUndefined(customer?.email) !== undefined }),
    ...(couponCode !== undefined && { couponCode }),
  };
}

/** A saved address → the form's fields. */
export function toAddressFields(saved: ShippingAddress): Address {
  const { id: _id, isDefault: _isDefault, createdAt: _createdAt, updatedAt: _updatedAt, ...address } = saved;
  return address;
}
