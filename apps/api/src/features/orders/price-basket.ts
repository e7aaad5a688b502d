import { type Checkout, formatFcfa, type Order, type PublicSettings, slugify } from '@tokpa/contract';
import { type CartLine, issueOf } from '#features/cart';
import { fieldProblem, Problem } from '#platform/problem';

export type Amounts = {
  subtotalAmount: number;
  shippingFee: number;
  codFee: number;
  totalAmount: number;
  discountAmount: number;
  finalAmount: number;
  itemsCount: number;
};

/** Only products travel: courses need neither an address nor a delivery. */
function isShipped(lines: readonly CartLine[]): boolean {
  return lines.some(({ itemType }) => itemType === 'PRODUCT');
}

/** Refuses with the first line that can not be sold as it stands, by its name. */
export function checkLines(lines: readonly CartLine[]): void {
  if (lines.length === 0) throw new Problem('cart_empty');
  for (const line of lines) {
    const { name, stock } = line;
    const issue = issueOf(line);
    if (issue === 'unavailable') throw new Problem('item_unavailable', { values: { name } });
    if (issue === 'out_of_stock') throw new Problem('out_of_stock', { values: { name } });
    if (issue === 'insufficient_stock') throw new Problem('insufficient_stock', { values: { name, stock } });
  }
}

/** The address that the order goes to; null when nothing is shipped. */
export function checkAddress(
  lines: readonly CartLine[],
  asked: Checkout,
  found: Order['shippingAddress'],
): Order['shippingAddress'] {
  if (!isShipped(lines)) return null;
  if (asked.shippingAddressId === undefined) throw fieldProblem('address_required', 'shippingAddressId');
  if (!found) throw new Problem('address_not_found');
  return found;
}

/** What everything costs, from the prices of the day and the settings; never from the client. */
export function priceBasket(
  lines: readonly CartLine[],
  paymentMethod: Checkout['paymentMethod'],
  settings: Pick<PublicSettings, 'shippingFee' | 'codFee'>,
): Amounts {
  const subtotalAmount = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const shippingFee = isShipped(lines) ? settings.shippingFee : 0;
  const codFee = paymentMethod === 'cod' ? settings.codFee : 0;
  const totalAmount = subtotalAmount + shippingFee + codFee;
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

const inFrench = new Intl.ListFormat('fr', { type: 'conjunction' });

/** Cash on delivery: only where the settings say so, and up to an amount. Accents, case and hyphens of the city do not matter. */
export function checkCashOnDelivery(
  address: Order['shippingAddress'],
  finalAmount: number,
  settings: Pick<PublicSettings, 'codCities' | 'codMaxAmount'>,
): void {
  const isServed = address !== null && settings.codCities.some((city) => slugify(city) === slugify(address.city));
  if (!isServed)
    throw fieldProblem('cod_unavailable', 'paymentMethod', { cities: inFrench.format(settings.codCities) });
  if (finalAmount > settings.codMaxAmount) {
    throw fieldProblem('cod_too_large', 'paymentMethod', { max: formatFcfa(settings.codMaxAmount) });
  }
}
