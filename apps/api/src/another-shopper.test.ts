import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from '@tokpa/contract';
import { ENDPOINTS } from '#testing/endpoints';
import { createAddress } from '#testing/create-address';
import { createCoupon } from '#testing/create-coupon';
import { createCoachingSession, createFormation, createSeminar } from '#testing/create-course';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { fillCart } from '#testing/fill-cart';
import { readRightsTable } from '#testing/rights-table';
import { useTestShop } from '#testing/test-shop';
import { definitionOf, innerSchemas } from './hostile/values-of.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'tokpa-another-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const shop = await useTestShop({ DATA_DIR: dataDir });
const { token: ofOwner } = await createStaff(shop);
const owner = shop.client(ofOwner);
const rights = await readRightsTable();

const OF_SHOPPERS = ENDPOINTS.filter(([, { access }]) => access !== 'staff');

function bookFor(formationId: string): FormData {
  const form = new FormData();
  form.append('title', 'Cahier');
  form.append('formationId', formationId);
  form.append('file', new Blob(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n']), 'cahier.pdf');
  return form;
}

/** A shopper who has one of everything that a shopper can have, under names that no one else has. */
async function createHousehold(name: string) {
  const shopper = await createShopper(shop, { lastName: `Zinsou${name}` });
  const { userId } = shopper;
  const { order } = await createOrder(shop, { shopper, paymentMethod: 'momo' });
  const address = await createAddress(shop, userId, { addressLine1: `Maison ${name}`, isDefault: true });
  const { id: productId } = await createProduct(shop);
  await fillCart(shop, userId, [{ productId, quantity: 1 }]);
  const cart = await shop.client(shopper.token).call('GET /cart');
  const { id: formationId, lessonIds } = await createFormation(shop, { lessons: ['Le choix du beurre', 'La cuisson'] });
  const { id: seminarId } = await createSeminar(shop);
  const { id: coachingSessionId } = await createCoachingSession(shop);
  const of = { userId, orderId: order.id };
  const { data: enrollment } = await owner.call('POST /formation-enrollments', { body: { formationId, ...of } });
  const { data: seat } = await owner.call('POST /seminar-registrations', { body: { seminarId, ...of } });
  const { data: coaching } = await owner.call('POST /coaching-enrollments', { body: { coachingSessionId, ...of } });
  const { data: document } = await owner.call('POST /content-library', { body: bookFor(formationId) });
  const coupon = await createCoupon(shop, { isPersonal: true });
  await owner.call('POST /user-coupons', { body: { userId, couponId: coupon.id } });
  const { data: review } = await shop.client(shopper.token).call('POST /reviews', {
    body: { itemType: 'PRODUCT', itemId: productId, rating: 4, content: `Avis ${name}` },
  });
  return {
    ...shopper,
    order,
    addressId: address.id,
    lineId: cart.items[0]?.id ?? '',
    productId,
    formationId,
    seminarId,
    coachingSessionId,
    lessonId: lessonIds[0] ?? '',
    enrollmentId: enrollment.id,
    seatId: seat.id,
    coachingId: coaching.id,
    documentId: document.id,
    couponCode: coupon.code,
    reviewId: review.id,
  };
}
type Household = Awaited<ReturnType<typeof createHousehold>>;

/** What only the household itself and the team ever see. */
function secretsOf(one: Household): string[] {
  const { email, phone, lastName, userId, order, addressId, lineId, enrollmentId, seatId, coachingId, documentId } =
    one;
  const own = [email, phone, lastName, userId, order.id, order.orderNumber, addressId, lineId, one.reviewId];
  return [...own, enrollmentId, seatId, coachingId, documentId];
}

type Values = Record<string, unknown>;
type Asked = { params?: Record<string, string>; query?: Record<string, string>; body?: Values };
type Row = {
  /** The request by which the household itself gets or does it. */
  ask: (of: Household) => Asked;
  /** What the team alone may ask for: the household itself hears nothing of it either. */
  isForStaff?: true;
};

const HOME = { addressLine1: 'Rue 1', city: 'Cotonou', country: 'Bénin' };

/** Everything personal that an endpoint lets somebody name. A new endpoint or field that names something needs its row. */
const ROWS: Readonly<Record<string, Row>> = {
  'GET /orders/{id}': { ask: ({ order }) => ({ params: { id: order.id } }) },
  'GET /orders/{id}/invoice': { ask: ({ order }) => ({ params: { id: order.id } }) },
  'GET /orders/{id}/payment': { ask: ({ order }) => ({ params: { id: order.id } }) },
  'POST /orders/{id}/payments': { ask: ({ order }) => ({ params: { id: order.id }, body: {} }) },
  'POST /orders/{id}/cancel': { ask: ({ order }) => ({ params: { id: order.id } }) },
  'GET /orders/track': {
    ask: ({ order }) => ({ query: { orderNumber: order.orderNumber, orderId: order.id } }),
  },
  'GET /orders': { ask: ({ userId, email }) => ({ query: { userId, search: email, leftUnpaid: 'true' } }) },
  'POST /orders': {
    ask: ({ addressId, couponCode }) => ({
      body: { shippingAddressId: addressId, paymentMethod: 'momo', couponCode },
    }),
  },
  'POST /orders/quote': { ask: ({ couponCode }) => ({ body: { paymentMethod: 'momo', couponCode } }) },
  'PUT /cart/items/{id}': { ask: ({ lineId }) => ({ params: { id: lineId }, body: { quantity: 2 } }) },
  'DELETE /cart/items/{id}': { ask: ({ lineId }) => ({ params: { id: lineId } }) },
  'GET /shipping-addresses/{id}': { ask: ({ addressId }) => ({ params: { id: addressId } }) },
  'PUT /shipping-addresses/{id}': {
    ask: ({ addressId }) => ({ params: { id: addressId }, body: { ...HOME, id: addressId } }),
  },
  'DELETE /shipping-addresses/{id}': { ask: ({ addressId }) => ({ params: { id: addressId } }) },
  'GET /formation-enrollments': {
    ask: ({ userId, email, order, formationId }) => ({
      query: { userId, search: email, orderId: order.id, formationId },
    }),
  },
  'GET /formation-enrollments/{id}': { ask: ({ enrollmentId }) => ({ params: { id: enrollmentId } }) },
  'PUT /formation-enrollments/{id}/lessons/{lessonId}': {
    ask: ({ enrollmentId, lessonId }) => ({ params: { id: enrollmentId, lessonId }, body: { isDone: true } }),
  },
  'GET /seminar-registrations': {
    ask: ({ userId, email, order, seminarId }) => ({ query: { userId, search: email, orderId: order.id, seminarId } }),
  },
  'GET /seminar-registrations/{id}': { ask: ({ seatId }) => ({ params: { id: seatId } }) },
  'PUT /seminar-registrations/{id}/participant': {
    ask: ({ seatId }) => ({ params: { id: seatId }, body: { fullName: 'Afi Dossou', email: 'afi.dossou@exemple.bj' } }),
  },
  'GET /coaching-enrollments': {
    ask: ({ userId, email, order, coachingSessionId }) => ({
      query: { userId, search: email, orderId: order.id, coachingSessionId },
    }),
  },
  'GET /coaching-enrollments/{id}': { ask: ({ coachingId }) => ({ params: { id: coachingId } }) },
  'GET /content-library': {
    ask: ({ formationId }) => ({ query: { formationId, search: 'Cahier' } }),
  },
  'GET /content-library/{id}/file': { ask: ({ documentId }) => ({ params: { id: documentId } }) },
  'GET /content-library/{id}': { ask: ({ documentId }) => ({ params: { id: documentId } }) },
  'GET /reviews': {
    ask: ({ productId, userId, email }) => ({
      query: { itemId: productId, userId, search: email, status: 'PENDING' },
    }),
    isForStaff: true,
  },
  'PUT /auth/profile': { ask: ({ userId, email }) => ({ body: { id: userId, email } }) },
};

const NAMING = /(?:^|[a-z])(?:id|ids|key|number|code|slug|email|token|otp|search)$/i;

/** What anybody may name: it is on the shop's pages. */
const OF_EVERYBODY = new Set(['productId', 'variationId', 'itemId', 'ids', 'productIds', 'slug']);
const PUBLIC_RESOURCES =
  /^\/(?:products|categories|formations|seminars|coaching-sessions|blog-posts|blog-categories|blog-tags|recipes|recipe-categories)(?:\/|$)/;
/** What proves itself: a password, a code or a token that came by mail goes with it. `attacks.test.ts` guesses at them. */
const PROVEN = new Set([
  'POST /auth/login email',
  'POST /auth/admin/login email',
  'POST /auth/admin/login otp',
  'POST /auth/reset-password email',
  'POST /auth/reset-password otp',
  'POST /auth/admin/invitation token',
  'POST /newsletter/confirm token',
  'POST /newsletter/unsubscribe token',
  'POST /stock-alerts/unsubscribe token',
]);
/** What is only kept as it was written, or written to: nothing is looked up by it. */
const WRITTEN_DOWN = new Set([
  // Of an account that is there, only that is said.
  'POST /auth/register email',
  'POST /auth/forgot-password email',
  'POST /newsletter/subscribe email',
  'POST /stock-alerts email',
  'POST /contact-messages email',
  'POST /return-requests email',
  'PUT /seminar-registrations/{id}/participant email',
  'POST /return-requests orderNumber',
  'POST /auth/register phoneNumber',
  'PUT /auth/profile phoneNumber',
  'POST /shipping-addresses postalCode',
  'PUT /shipping-addresses/{id} postalCode',
]);

function fieldNames(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  return [...Object.keys(definitionOf(schema).shape ?? {}), ...innerSchemas(schema).flatMap(fieldNames)];
}

/** Where an endpoint lets its caller name something that may be another's. */
function personalFields(key: string, { params, query, body }: Endpoint): string[] {
  const template = key.split(' ')[1] ?? '';
  const named = [params, query, body].flatMap(fieldNames).filter((name) => NAMING.test(name));
  if (PUBLIC_RESOURCES.test(template)) return [];
  return named.filter(
    (name) => !OF_EVERYBODY.has(name) && !PROVEN.has(`${key} ${name}`) && !WRITTEN_DOWN.has(`${key} ${name}`),
  );
}

const accessOf = (key: string) => ENDPOINTS.find(([one]) => one === key)?.[1].access;

async function send(key: string, token: string | undefined, { params = {}, query, body }: Asked) {
  const [method = '', template = ''] = key.split(' ');
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const answer = await shop.app.inject({
    method: method as 'GET',
    url: `/api/v1${filled}?${new URLSearchParams(query).toString()}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, text: answer.body };
}

// What every request leaves behind, whoever sends it.
const NO_CHANGE = new Set(['sessions', 'rate_limits']);

/** One sum over all rows of all tables. */
async function everything(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(shop.platform.db);
  const sums = tables
    .filter(({ name }) => !NO_CHANGE.has(name))
    .map(
      ({ name }) => sql`(select md5(coalesce(string_agg(t::text, '' order by t::text), '')) from ${sql.table(name)} t)`,
    );
  const { rows } = await sql<{ sum: string }>`select concat_ws(' ', ${sql.join(sums)}) as sum`.execute(
    shop.platform.db,
  );
  return rows[0]?.sum ?? '';
}

describe('another shopper', () => {
  let second: Household;
  beforeAll(async () => {
    second = await createHousehold('Deux');
  });

  it('every endpoint that lets somebody name a personal thing is asked below, by every such name', () => {
    const missing = OF_SHOPPERS.flatMap(([key, endpoint]) => {
      const { params, query, body } = ROWS[key]?.ask(second) ?? {};
      const asked = Object.keys({ ...params, ...query, ...body });
      return personalFields(key, endpoint)
        .filter((name) => !asked.includes(name))
        .map((name) => `${key} ${name}`);
    });
    expect(missing).toEqual([]);
    expect(Object.keys(ROWS).filter((key) => !OF_SHOPPERS.some(([one]) => one === key))).toEqual([]);
  });

  it('where nothing personal can be named, the table gives them what it gives every shopper', () => {
    const unlike = [...rights].filter(([key, { shopper, another }]) => !(key in ROWS) && another !== shopper);
    expect(unlike.map(([key]) => key)).toEqual([]);
  });

  it.each(Object.entries(ROWS))('gets and changes nothing by %s', async (key, { ask, isForStaff }) => {
    const others = rights.get(key)?.another;
    const first = await createHousehold('Une');
    const secrets = secretsOf(first);
    const asked = ask(first);
    const before = await everything();
    const { status, text } = await send(key, second.token, asked);
    expect(status, text).toBe(others === 'own' ? 200 : Number(others));
    const typed = JSON.stringify(asked);
    expect(secrets.filter((secret) => text.includes(secret) && !typed.includes(secret))).toEqual([]);
    const visitor = await send(key, undefined, asked);
    expect(visitor.status).toBe(accessOf(key) === 'public' ? status : 401);
    expect(secrets.filter((secret) => visitor.text.includes(secret) && !typed.includes(secret))).toEqual([]);
    expect(await everything()).toBe(before);
    // By the same words who may does get it: it is there, and well asked for.
    const own = await send(key, isForStaff ? ofOwner : first.token, asked);
    expect(own.status, own.text).toBeLessThan(300);
    expect(others !== 'own' || secrets.some((secret) => own.text.includes(secret)), own.text).toBe(true);
  });

  it('hears nothing of them from any address that names nobody', async () => {
    const secrets = secretsOf(await createHousehold('Une'));
    const open = OF_SHOPPERS.filter(([key]) => key.startsWith('GET ') && !key.includes('{'));
    for (const [key] of open) {
      for (const token of [second.token, undefined]) {
        const { text } = await send(key, token, { query: { limit: '100' } });
        expect(
          secrets.filter((secret) => text.includes(secret)),
          key,
        ).toEqual([]);
      }
    }
  });

  it('who uses the same key for an order gets an order of their own', async () => {
    const [first, other] = [await createHousehold('Une'), await createHousehold('Deux')];
    const order = async ({ token, addressId }: Household) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/v1/orders',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'clic-1' },
        payload: { shippingAddressId: addressId, paymentMethod: 'cod' },
      });
    expect((await order(first)).statusCode).toBe(201);
    const { statusCode, body } = await order(other);
    expect(statusCode).toBe(201);
    expect(secretsOf(first).filter((secret) => body.includes(secret))).toEqual([]);
  });
});
