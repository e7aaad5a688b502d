import { randomBytes } from 'node:crypto';
import { createClient, type ApiClient } from '@tokpa/contract/client';
import { newIdempotencyKey } from '@tokpa/contract/idempotency-key';
import { OWNER } from './shop-process.ts';

export type Shopper = { userId: string; client: ApiClient; addressId: string };

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export async function asOwner(url: string): Promise<ApiClient> {
  const visitor = createClient({ baseUrl: `${url}/api/v1` });
  const { token } = await visitor.call('POST /auth/admin/login', { body: OWNER });
  return createClient({ baseUrl: `${url}/api/v1`, token: () => token });
}

export async function createShopper(url: string): Promise<Shopper> {
  const visitor = createClient({ baseUrl: `${url}/api/v1` });
  const { id: userId, token } = await visitor.call('POST /auth/register', {
    body: {
      firstName: 'Awa',
      lastName: 'Dossou',
      email: `awa-${randomBytes(8).toString('hex')}@example.com`,
      password: 'secret1',
      phoneNumber: '+2290197000000',
    },
  });
  const client = createClient({ baseUrl: `${url}/api/v1`, token: () => token });
  const { data } = await client.call('POST /shipping-addresses', {
    body: { addressLine1: 'Rue 1', city: 'Cotonou', country: 'Bénin' },
  });
  return { userId, client, addressId: data.id };
}

/** Several at a time, because hashing a password takes a while. */
export async function createShoppers(url: string, count: number): Promise<Shopper[]> {
  const shoppers: Shopper[] = [];
  while (shoppers.length < count) {
    const group = Math.min(8, count - shoppers.length);
    shoppers.push(...(await Promise.all(Array.from({ length: group }, () => createShopper(url)))));
  }
  return shoppers;
}

/** Orders what is in the cart by mobile money, as the storefront does: under a key. The same key again is the same order. */
export async function order(
  { client, addressId }: Shopper,
  { couponCode, key = newIdempotencyKey() }: { couponCode?: string; key?: string } = {},
) {
  const body = { shippingAddressId: addressId, paymentMethod: 'momo' as const, ...(couponCode ? { couponCode } : {}) };
  return client.call('POST /orders', { body, headers: { 'idempotency-key': key } });
}

/** Walks the hosted page to its end, as the payer does. */
export async function pay(page: string): Promise<void> {
  const post = (step: string, body: string) =>
    fetch(`${page}/${step}`, { method: 'POST', headers: FORM, body, redirect: 'manual' });
  await post('payer', 'operator=mtn&phone=0197000000');
  await post('decision', 'decision=approve');
}

let made = 0;

async function offer(
  owner: ApiClient,
  fields: { price?: number; stock?: number; variations?: { name: string; price: number; stock: number }[] },
) {
  made += 1;
  const name = `Miel d’essai ${made} ${randomBytes(3).toString('hex')}`;
  const { data: category } = await owner.call('POST /categories', { body: { name: `Rayon ${name}` } });
  const body = { ...fields, name, categoryId: category.id, status: 'PUBLISHED' as const };
  return (await owner.call('POST /products', { body })).data;
}

/** A published product, by the back office's own call. */
export async function createProduct(owner: ApiClient, stock: number, price = 2500): Promise<string> {
  return (await offer(owner, { stock, price })).id;
}

/** A published product in two sizes, of which the first has `stock` pieces. */
export async function createInSizes(owner: ApiClient, stock: number) {
  const { id, variations } = await offer(owner, {
    variations: [
      { name: '250 g', price: 2500, stock },
      { name: '1 kg', price: 9000, stock: 50 },
    ],
  });
  const [small, large] = variations.map((variation) => variation.id);
  if (!small || !large) throw new Error('the product came without its sizes');
  return { productId: id, small, large };
}

export const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString();

/** A published seminar with so many seats. */
export async function createSeminar(owner: ApiClient, maxParticipants: number): Promise<string> {
  const title = `Séminaire ${randomBytes(3).toString('hex')}`;
  const body = { title, startDate: inAMonth(), price: 5000, maxParticipants, status: 'PUBLISHED' as const };
  return (await owner.call('POST /seminars', { body })).data.id;
}

/** A coupon of ten per cent → its code. */
export async function createCoupon(
  owner: ApiClient,
  limits: { usageLimit?: number; usageLimitPerUser?: number } = {},
): Promise<string> {
  const code = `ESSAI${randomBytes(4).toString('hex').toUpperCase()}`;
  await owner.call('POST /coupons', { body: { code, type: 'PERCENT', value: 10, ...limits } });
  return code;
}
