import { describe, expect, it } from 'vitest';
import { createAddress } from '#testing/create-address';
import { createOrder } from '#testing/create-order';
import { createShopper, type Shopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { planOf } from '#testing/plan-of';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { selectShoppers } from './users.queries.ts';

const shop = await useTestShop();
const staff = shop.client((await createStaff(shop)).token);

describe('the customers', () => {
  it('are found by name, mail or telephone, whatever the accents', async () => {
    const { userId, phone } = await createShopper(shop, { firstName: 'Élodie', lastName: 'Kpèdékpo' });
    const pairs = phone.slice(-8).replaceAll(/(..)(?=.)/g, '$1 ');
    for (const search of ['elodie', 'KPEDEKPO', 'kpedekpo elodie', 'ÉLODIE  Kpèdékpo', phone.slice(-8), pairs]) {
      const { data } = await staff.call('GET /users', { query: { search } });
      expect(data.map(({ id }) => id)).toContain(userId);
    }
    expect((await staff.call('GET /users', { query: { search: '100%' } })).data).toEqual([]);
  });

  it('have not spent what they were given back', async () => {
    const { shopper, order, orderId } = await createOrder(shop, { status: 'PAID' });
    const spent = async () =>
      (await staff.call('GET /users/{id}', { params: { id: shopper.userId } })).data.spentAmount;
    const refund = (body: { amount?: number }) =>
      staff.call('POST /orders/{id}/refunds', { params: { id: orderId }, body: { ...body, reason: 'Essai' } });
    expect(await spent()).toBe(order.finalAmount);
    await refund({ amount: 500 });
    expect(await spent()).toBe(order.finalAmount - 500);
    await refund({});
    expect(await spent()).toBe(0);
  });

  it('have not spent what went back at the provider before the shop had it', async () => {
    const { shopper, order, orderId } = await createOrder(shop, { status: 'PAID' });
    const unseen = { order_id: orderId, provider: 'sandbox', amount: order.finalAmount, expires_at: shop.clock.now() };
    await shop.platform.db
      .insertInto('payment_attempts')
      .values({ ...unseen, status: 'REFUNDED', refunded_amount: order.finalAmount })
      .execute();
    await staff.call('POST /orders/{id}/refunds', {
      params: { id: orderId },
      body: { amount: 500, reason: 'Article abîmé' },
    });
    const { data } = await staff.call('GET /users/{id}', { params: { id: shopper.userId } });
    expect(data.spentAmount).toBe(order.finalAmount - 500);
  });

  it('come with their orders and what they paid, and are sorted by it', async () => {
    const { shopper, order } = await createOrder(shop, { status: 'PAID' });
    await createOrder(shop, { shopper });
    const { data } = await staff.call('GET /users', { query: { sort: '-spentAmount', limit: 100 } });
    const row = data.find(({ id }) => id === shopper.userId);
    expect(row).toMatchObject({ ordersCount: 2, spentAmount: order.finalAmount, blocked: false, reviewsCount: 0 });
    const spent = data.map(({ spentAmount }) => spentAmount);
    expect(spent).toEqual(spent.toSorted((a, b) => b - a));
    for (const sort of ['ordersCount', 'lastName'] as const)
      expect((await staff.call('GET /users', { query: { sort } })).data.length).toBeGreaterThan(0);
  });

  it('are sorted by their last order, those without one at the end, by the last entry of an index for each', async () => {
    const shoppers = [await createShopper(shop), await createShopper(shop), await createShopper(shop)];
    const [first, second, none] = shoppers;
    for (const shopper of [first, second, first]) {
      shop.clock.pass(1);
      await createOrder(shop, { shopper: shopper as Shopper });
    }
    const search = shoppers.map(({ email }) => email);
    const { data } = await staff.call('GET /users', { query: { sort: '-lastOrderAt', limit: 100 } });
    const listed = data.filter(({ email }) => search.includes(email));
    expect(listed.map(({ id }) => id)).toEqual([first?.userId, second?.userId, none?.userId]);
    const [last, before, never] = listed.map(({ lastOrderAt }) => lastOrderAt);
    expect(never).toBeNull();
    expect(Date.parse(last ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
    const plan = await planOf(shop, (db) => selectShoppers(db, { page: 1, limit: 1, sort: '-lastOrderAt' }));
    expect(plan).toMatch(/Limit[^\n]+\n\s*->\s+Index Only Scan using orders_of_user/u);
  });

  it('show their addresses to the desk', async () => {
    const { userId } = await createShopper(shop);
    await createAddress(shop, userId, { city: 'Ouidah' });
    const { data } = await staff.call('GET /users/{id}', { params: { id: userId } });
    expect(data.addresses).toMatchObject([{ city: 'Ouidah', isDefault: true }]);
    expect(data).toMatchObject({ isSubscribed: false, returnRequestsCount: 0, contactMessagesCount: 0 });
    const unknown = staff.call('GET /users/{id}', { params: { id: crypto.randomUUID() } });
    expect((await refusalOf(unknown)).code).toBe('user_not_found');
  });

  it('who is blocked is out at once and can not come back, until unblocked', async () => {
    const { userId, token, email, password } = await createShopper(shop);
    const params = { id: userId };
    const { data } = await staff.call('PUT /users/{id}', { params, body: { blocked: true } });
    expect(data.blocked).toBe(true);
    expect((await refusalOf(shop.client(token).call('GET /auth/profile'))).status).toBe(401);
    const logIn = () => shop.client().call('POST /auth/login', { body: { email, password } });
    expect((await refusalOf(logIn())).code).toBe('account_blocked');
    expect((await staff.call('GET /users', { query: { blocked: 'true' } })).data.map(({ id }) => id)).toContain(userId);
    await staff.call('PUT /users/{id}', { params, body: { blocked: false } });
    const again = await logIn();
    expect(again.token).not.toBe(token);
    const log = await staff.call('GET /audit-log', { query: { rowId: userId } });
    expect(log.data.map(({ act }) => act)).toEqual(['unblock', 'block']);
  });

  it('get an account back that somebody else took over, under their own address alone', async () => {
    const { userId, token, email, password } = await createShopper(shop);
    await shop.client(token).call('PUT /auth/profile', { body: { email: `intrus-${email}` } });
    const give = (address: string) =>
      staff.call('PUT /users/{id}', { params: { id: userId }, body: { email: address } });
    expect(await refusalOf(give((await createShopper(shop)).email))).toMatchObject({
      code: 'email_taken',
      errors: { email: ['Cet email est déjà utilisé'] },
    });
    expect((await give(email.toUpperCase())).data).toMatchObject({ email, blocked: false });
    expect((await refusalOf(shop.client(token).call('GET /auth/profile'))).status).toBe(401);
    for (const address of [email, `intrus-${email}`]) {
      const logIn = shop.client().call('POST /auth/login', { body: { email: address, password } });
      expect((await refusalOf(logIn)).code).toBe('invalid_credentials');
    }
    await shop.client().call('POST /auth/forgot-password', { body: { email } });
    await shop.platform.jobs.drain();
    const [code] = await readMails(shop, { to: email, template: 'reset-code' });
    const otp = /\b\d{6}\b/.exec(code?.text ?? '')?.[0] ?? '';
    await shop.client().call('POST /auth/reset-password', { body: { email, otp, newPassword: 'Soleil-2026' } });
    await shop.client().call('POST /auth/login', { body: { email, password: 'Soleil-2026' } });
    const log = await staff.call('GET /audit-log', { query: { rowId: userId } });
    expect(log.data.map(({ act }) => act)).toEqual(['update']);
  });

  it('a closed account is no longer among them', async () => {
    const { userId, token, password } = await createShopper(shop);
    await shop.client(token).call('DELETE /auth/account', { body: { password } });
    const { data } = await staff.call('GET /users', { query: { limit: 100 } });
    expect(data.map(({ id }) => id)).not.toContain(userId);
    const moved = staff.call('PUT /users/{id}', { params: { id: userId }, body: { email: 'retour@exemple.bj' } });
    expect((await refusalOf(moved)).code).toBe('user_not_found');
    const { data: closed } = await staff.call('GET /users/{id}', { params: { id: userId } });
    expect(closed.deletedAt).not.toBeNull();
  });

  it('are not the editors’ business, and only managers block', async () => {
    const { userId } = await createShopper(shop);
    const editor = shop.client((await createStaff(shop, { role: 'EDITOR' })).token);
    expect((await refusalOf(editor.call('GET /users'))).status).toBe(403);
    const support = shop.client((await createStaff(shop, { role: 'SUPPORT' })).token);
    await support.call('GET /users/{id}', { params: { id: userId } });
    const blocked = support.call('PUT /users/{id}', { params: { id: userId }, body: { blocked: true } });
    expect((await refusalOf(blocked)).status).toBe(403);
  });
});
