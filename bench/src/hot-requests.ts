import { randomUUID } from 'node:crypto';
import { createClient } from '@tokpa/contract/client';
import type { Samples } from './samples.ts';
import { type Buyer, MAIL_DOMAIN } from './writes/buyers.ts';

export type HotRequest = {
  name: string;
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
};

type Those = { samples: Samples; buyer: Buyer; owner: { ADMIN_EMAIL: string; ADMIN_PASSWORD: string } };

const API = '/api/v1';

function publicRequests({ products, categories, published }: Samples): HotRequest[] {
  const [product] = products;
  const category = categories.at(-1);
  const last = Math.floor(published / 12);
  const lists = [
    '',
    '?page=100',
    `?page=${last}`,
    ...['name-desc', 'price-asc', 'price-desc', 'rating', 'newest'].map((sort) => `?sort=${sort}`),
    `?category=${category}`,
    `?category=${category}&sort=price-asc&inStock=true`,
    `?category=${categories[0]}`,
    '?minPrice=5000&maxPrice=9999',
    '?featured=true',
    ...['huile', 'Zogbédji', 'mornga', 'citr', 'xylophone'].map((word) => `?search=${encodeURIComponent(word)}`),
  ];
  return [
    ...lists.map((query) => ({ name: `GET /products${decodeURIComponent(query)}`, path: `${API}/products${query}` })),
    { name: 'GET /products/facets', path: `${API}/products/facets` },
    { name: 'GET /products/facets of a category', path: `${API}/products/facets?category=${category}&minPrice=2000` },
    { name: 'GET /products/facets of a typed price', path: `${API}/products/facets?minPrice=2100` },
    { name: 'GET /products/{id}', path: `${API}/products/${product}` },
    { name: 'GET /products/{id}/related', path: `${API}/products/${product}/related` },
    { name: 'GET /products/{id}/bought-together', path: `${API}/products/${product}/bought-together` },
    { name: 'GET /reviews', path: `${API}/reviews?itemId=${product}&status=APPROVED` },
    { name: 'GET /categories', path: `${API}/categories` },
    { name: 'GET /categories/{id}', path: `${API}/categories/${category}` },
    { name: 'GET /blog-posts', path: `${API}/blog-posts` },
    { name: 'GET /sitemap.xml', path: '/sitemap.xml' },
  ];
}

/** Buys what lies in the cart. */
async function placeOrder(url: string, { token, addressId }: Buyer) {
  const shopper = createClient({ baseUrl: url + API, token: () => token });
  const body = { shippingAddressId: addressId, paymentMethod: 'momo' as const };
  return (await shopper.call('POST /orders', { body })).order;
}

type Placed = Awaited<ReturnType<typeof placeOrder>>;

function shopperRequests({ productIds }: Samples, { token, addressId }: Buyer, placed: Placed): HotRequest[] {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const post = (name: string, body: unknown) => ({
    name: `POST ${name}`,
    path: API + name,
    method: 'POST' as const,
    headers,
    body: JSON.stringify(body),
  });
  const newcomer = { firstName: 'Awa', lastName: 'Dossou', phoneNumber: '+2290197000000', password: 'secret1' };
  return [
    post('/auth/register', { ...newcomer, email: `${randomUUID()}@${MAIL_DOMAIN}` }),
    { name: 'GET /cart', path: `${API}/cart`, headers },
    post('/cart/items', { productId: productIds[9], quantity: 1 }),
    post('/orders', { shippingAddressId: addressId, paymentMethod: 'momo' }),
    { name: 'GET /orders of a shopper', path: `${API}/orders`, headers },
    { name: 'GET /orders/{id}', path: `${API}/orders/${placed.id}`, headers },
    { name: 'GET /orders/{id}/payment', path: `${API}/orders/${placed.id}/payment`, headers },
    { name: 'GET /orders/track', path: `${API}/orders/track?orderNumber=${placed.orderNumber}`, headers },
    { name: 'GET /shipping-addresses', path: `${API}/shipping-addresses`, headers },
  ];
}

function staffRequests(token: string): HotRequest[] {
  const headers = { authorization: `Bearer ${token}` };
  const paths = [
    '/orders',
    '/orders?status=SHIPPED',
    '/orders?search=client77',
    '/products',
    '/products?search=REF-000077',
    '/products?sort=stock-asc',
    '/users',
    '/users?search=client77',
    '/reviews',
    '/transactions',
    '/dashboard/stats',
  ];
  return paths.map((path) => ({ name: `staff: GET ${path}`, path: API + path, headers }));
}

/** What a shop is asked most, by visitors, a shopper and the people behind the counter. */
export async function hotRequests(url: string, { samples, buyer, owner }: Those): Promise<HotRequest[]> {
  const visitor = createClient({ baseUrl: url + API });
  const { token } = await visitor.call('POST /auth/admin/login', {
    body: { email: owner.ADMIN_EMAIL, password: owner.ADMIN_PASSWORD },
  });
  const placed = await placeOrder(url, buyer);
  return [...publicRequests(samples), ...shopperRequests(samples, buyer, placed), ...staffRequests(token)];
}
