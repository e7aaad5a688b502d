import {
  AMOUNT_MAX,
  type Checkout,
  formatFcfa,
  holdsSeat,
  isCodPlace,
  isShipped,
  isWithinCodCeiling,
  type Order,
  type PublicSettings,
} from '@tokpa/contract';
import { type CartLine, insufficientStock, issueOf } from '#features/cart';
import { fieldProblem, Problem } from '#platform/problem';
import type { BasketAmounts } from './place-order.queries.ts';

const inFrench = new Intl.ListFormat('fr', { type: 'conjunction' });

/** Refuses with the first line that can not be sold as it stands, by its name. */
export function checkLines(lines: readonly CartLine[]): void {
  if (lines.length === 0) throw new Problem('cart_empty');
  for (const line of lines) {
    const issue = issueOf(line);
    if (issue === 'unavailable') throw new Problem('item_unavailable', { values: { name: line.name } });
    if (issue !== null) throw insufficientStock(line);
  }
}

/** The address that the order goes to; null when nothing is shipped. */
export function checkAddress(
  lines: readonly CartLine[],
  asked: Checkout,
  found: Order['shippingAddress'],
): Order['shippingAddress'] {
  if (!isShipped(lines)) return null;
  if (asked.shippingAddressId == null) throw fieldProblem('address_required', 'shippingAddressId');
  if (!found) throw new Problem('address_not_found');
  return found;
}

/**
 * What everything costs before any promo code, from the prices of the day and the settings; never from the client. Refuses more
 * than an order can be.
 */
export function priceBasket(
  lines: readonly CartLine[],
  paymentMethod: Checkout['paymentMethod'],
  settings: Pick<PublicSettings, 'shippingFee' | 'codFee'>,
): BasketAmounts {
  const subtotalAmount = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const shippingFee = isShipped(lines) ? settings.shippingFee : 0;
  const codFee = paymentMethod === 'cod' ? settings.codFee : 0;
  const totalAmount = subtotalAmount + shippingFee + codFee;
  if (totalAmount > AMOUNT_MAX) throw new Problem('order_too_large', { values: { max: formatFcfa(AMOUNT_MAX) } });
  return {
    subtotalAmount,
    shippingFee,
    codFee,
    totalAmount,
    discountAmount: 0,
    finalAmount: totalAmount,
    itemsCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** The same less the discount, which is never more than the total. */
export function withDiscount(amounts: BasketAmounts, discount: number): BasketAmounts {
  const discountAmount = Math.min(discount, amounts.totalAmount);
  return { ...amounts, discountAmount, finalAmount: amounts.totalAmount - discountAmount };
}

/** Refuses, at the field that names the address, to send a parcel where the shop says that it does not deliver. */
export function checkCountry(
  address: Order['shippingAddress'],
  { countriesServed }: Pick<PublicSettings, 'countriesServed'>,
  field: 'shippingAddressId' | 'address.country',
): void {
  if (address === null || countriesServed.some((country) => country === address.country)) return;
  throw fieldProblem('country_not_served', field, { countries: inFrench.format(countriesServed) });
}

/** Cash on delivery is for what a courier brings: a seat would be held unpaid until long after its session. */
export function checkNoSeatInCash(
  lines: readonly Pick<CartLine, 'itemType'>[],
  paymentMethod: Checkout['paymentMethod'],
): void {
  if (paymentMethod === 'cod' && holdsSeat(lines)) throw fieldProblem('cod_seats', 'paymentMethod');
}

/** Cash on delivery: only where the settings say so, and up to an amount. */
export function checkCashOnDelivery(
  address: Order['shippingAddress'],
  finalAmount: number,
  settings: Pick<PublicSettings, 'codCities' | 'codMaxAmount'>,
): void {
  if (!isCodPlace(address, settings.codCities))
    throw fieldProblem('cod_unavailable', 'paymentMethod', { cities: inFrench.format(settings.codCities) });
  if (!isWithinCodCeiling(finalAmount, settings.codMaxAmount)) {
    throw fieldProblem('cod_too_large', 'paymentMethod', { max: formatFcfa(settings.codMaxAmount) });
  }
}
