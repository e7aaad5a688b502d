import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { Profile } from '@tokpa/contract/auth';
import { createClient, type ApiClient, type CallInput } from '@tokpa/contract/client';

export type Person = { firstName: string; lastName: string; email: string; phoneNumber: string; password: string };

/** An account, with a client that calls the API in its name. */
export type Shopper = Person & { token: string; id: string; profile: Profile; api: ApiClient };

export type AddressInput = CallInput<'POST /shipping-addresses'>['body'];

const SUBSCRIBER_DIGITS = 6;

/** Somebody whom the shop does not know yet. */
export function somebody(): Person {
  const mark = randomUUID().slice(0, 8);
  const digits = String(Number.parseInt(mark, 16) % 10 ** SUBSCRIBER_DIGITS).padStart(SUBSCRIBER_DIGITS, '0');
  return {
    firstName: 'Afiavi',
    lastName: 'Hounsou',
    email: `afiavi.${mark}@exemple.bj`,
    phoneNumber: `+2290197${digits}`,
    password: 'marche-tokpa',
  };
}

export function clientOf(shopUrl: string, token?: string): ApiClient {
  return createClient({ baseUrl: `${shopUrl}/api/v1`, token: () => token });
}

export async function registerShopper(shopUrl: string, person = somebody()): Promise<Shopper> {
  const { token, ...profile } = await clientOf(shopUrl).call('POST /auth/register', { body: person });
  return { ...person, token, id: profile.id, profile, api: clientOf(shopUrl, token) };
}

/** Puts the session into the browser as a login leaves it there. */
export async function enterAs(context: BrowserContext, shopUrl: string, shopper: Shopper): Promise<void> {
  const localStorage = [
    { name: 'userToken', value: shopper.token },
    { name: 'user', value: JSON.stringify(shopper.profile) },
  ];
  await context.setStorageState({ cookies: [], origins: [{ origin: shopUrl, localStorage }] });
}

function homeIn(city: string, changes: Partial<AddressInput> = {}): AddressInput {
  return {
    recipientName: 'Afiavi Hounsou',
    phone: '+2290197001122',
    addressLine1: 'Quartier Zongo, carré 1204',
    landmark: 'Portail vert, en face de la pharmacie',
    city,
    country: 'Bénin',
    ...changes,
  };
}

export async function giveAddress(shopper: Shopper, city = 'Parakou', changes: Partial<AddressInput> = {}) {
  return (await shopper.api.call('POST /shipping-addresses', { body: homeIn(city, changes) })).data;
}

export async function fillCart(shopper: Shopper, productId: string, quantity = 1, variationId?: string): Promise<void> {
  await shopper.api.call('POST /cart/items', { body: { productId, variationId, quantity } });
}

/** An order that waits for its payment (or, with `cod`, for its parcel). */
export async function placeOrder(
  shopper: Shopper,
  productId: string,
  options: { quantity?: number; variationId?: string; method?: 'momo' | 'card' | 'cod'; couponCode?: string } = {},
) {
  const { quantity = 1, variationId, method = 'momo', couponCode } = options;
  const address = await giveAddress(shopper, 'Cotonou');
  await fillCart(shopper, productId, quantity, variationId);
  return shopper.api.call('POST /orders', {
    body: { shippingAddressId: address.id, paymentMethod: method, couponCode },
  });
}
