import { describe, expect, it } from 'vitest';
import type { RegistrationChange } from '@tokpa/contract';
import { createSeminar } from '#testing/create-course';
import { createShopper, type Shopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { during, untilWaiting } from '#testing/meanwhile';
import { moveOrder, orderCourse } from '#testing/order-course';
import { payOnSandbox } from '#testing/pay-on-sandbox';
import { proveAddress } from '#testing/prove-address';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
// The first orders would wait for their mails' templates.
await shop.platform.mailer.prepare();
const staff = shop.client((await createStaff(shop)).token);

const buy = (shopper: Shopper, itemId: string, quantity = 1) =>
  orderCourse(shop, shopper, { itemType: 'SEMINAR', itemId, quantity });

const seatsLeft = async (id: string) =>
  (await shop.client().call('GET /seminars/{id}', { params: { id } })).data.seatsLeft;

async function registrationsFor(seminarId: string) {
  return (await staff.call('GET /seminar-registrations', { query: { seminarId, limit: 100, sort: 'createdAt' } })).data;
}

const runJob = (name: string) => shop.platform.jobs.run({ name, retryLimit: 0, retryDelaySeconds: 0 }, {});
const statusesFor = async (seminarId: string) => (await registrationsFor(seminarId)).map(({ status }) => status);

/** As if it had been in these carts for a while. */
async function putInCarts(shoppers: readonly Shopper[], seminarId: string): Promise<void> {
  const { db } = shop.platform;
  const owners = shoppers.map(({ userId }) => ({ user_id: userId }));
  const carts = await db.insertInto('carts').values(owners).returning('id').execute();
  const lines = carts.map(({ id }) => ({ cart_id: id, seminar_id: seminarId, quantity: 1 }));
  await db.insertInto('cart_items').values(lines).execute();
}

describe('an order of seats', () => {
  it('holds them at once, confirms them when it is paid, and says so once', async () => {
    const seminar = await createSeminar(shop, { title: 'Karité' });
    const shopper = await createShopper(shop, { firstName: 'Mariama', lastName: 'Kora' });
    expect(await seatsLeft(seminar.id)).toBe(10);
    const order = await buy(shopper, seminar.id, 3);
    expect(await seatsLeft(seminar.id)).toBe(7);
    expect(await registrationsFor(seminar.id)).toMatchObject(
      Array.from({ length: 3 }, () => ({
        status: 'PENDING',
        fullName: 'Mariama Kora',
        email: shopper.email,
        orderId: order.id,
      })),
    );
    await moveOrder(shop, order.id, 'PAID');
    await moveOrder(shop, order.id, 'SHIPPED');
    expect(await statusesFor(seminar.id)).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED']);
    const [mail, ...others] = await readMails(shop, { to: shopper.email, template: 'seminar-confirmed' });
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Réservé\u00a0: 3 places');
    expect(mail?.text).toContain(`/api/v1/seminars/${seminar.id}/agenda.ics`);
  });

  it('gives them back when it is cancelled, by the shopper or by time', async () => {
    const seminar = await createSeminar(shop);
    const shopper = await createShopper(shop);
    const order = await buy(shopper, seminar.id, 2);
    await shop.client(shopper.token).call('POST /orders/{id}/cancel', { params: { id: order.id } });
    expect([await seatsLeft(seminar.id), await statusesFor(seminar.id)]).toEqual([10, ['CANCELLED', 'CANCELLED']]);

    await buy(shopper, seminar.id);
    expect(await seatsLeft(seminar.id)).toBe(9);
    shop.clock.pass(120);
    await runJob('orders.expire');
    expect(await seatsLeft(seminar.id)).toBe(10);
  });

  it('gives them back when all that was paid is refunded, not when a part is', async () => {
    const seminar = await createSeminar(shop, { price: 8000 });
    const shopper = await createShopper(shop);
    const client = shop.client(shopper.token);
    await client.call('POST /cart');
    await client.call('POST /cart/items', { body: { itemType: 'SEMINAR', itemId: seminar.id } });
    const { order, checkout_url: checkoutUrl } = await client.call('POST /orders', { body: { paymentMethod: 'momo' } });
    await payOnSandbox(shop, checkoutUrl ?? '', 'approve');
    await shop.platform.jobs.drain();
    expect(await statusesFor(seminar.id)).toEqual(['CONFIRMED']);
    const refund = (amount: number) =>
      staff.call('POST /orders/{id}/refunds', { params: { id: order.id }, body: { amount, reason: 'Empêchement' } });
    await refund(3000);
    expect(await statusesFor(seminar.id)).toEqual(['CONFIRMED']);
    await refund(5000);
    expect([await seatsLeft(seminar.id), await statusesFor(seminar.id)]).toEqual([10, ['CANCELLED']]);
  });

  it('that is paid too late gets its seats back only if they are still free', async () => {
    const seminar = await createSeminar(shop, { maxParticipants: 1 });
    const late = await createShopper(shop);
    const client = shop.client(late.token);
    await client.call('POST /cart');
    await client.call('POST /cart/items', { body: { itemType: 'SEMINAR', itemId: seminar.id } });
    const { order, checkout_url: checkoutUrl } = await client.call('POST /orders', { body: { paymentMethod: 'momo' } });
    shop.clock.pass(120);
    await runJob('orders.expire');
    await staff.call('POST /seminar-registrations', { body: { seminarId: seminar.id, fullName: 'Plus rapide' } });
    await payOnSandbox(shop, checkoutUrl ?? '', 'approve');
    await shop.platform.jobs.drain();
    const { data } = await client.call('GET /orders/{id}', { params: { id: order.id } });
    expect(data.status).toBe('CANCELLED');
    expect((await statusesFor(seminar.id)).toSorted()).toEqual(['CANCELLED', 'CONFIRMED']);
  });
});

describe('the last seat', () => {
  it('is given once, however many buyers and staff reach for it at the same moment', async () => {
    const seminar = await createSeminar(shop, { maxParticipants: 4 });
    await staff.call('POST /seminar-registrations', { body: { seminarId: seminar.id, fullName: 'Première' } });
    const shoppers = await Promise.all(Array.from({ length: 50 }, () => createShopper(shop)));
    await putInCarts(shoppers, seminar.id);
    const orders = shoppers.map(({ token }) =>
      shop.client(token).call('POST /orders', { body: { paymentMethod: 'momo' } }),
    );
    const byHand = Array.from({ length: 10 }, (_, at) =>
      staff.call('POST /seminar-registrations', {
        body: { seminarId: seminar.id, fullName: `Par le personnel ${at}` },
      }),
    );
    const results = await Promise.allSettled([...orders, ...byHand]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const codes = results.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as { code: string }).code] : [],
    );
    expect(codes.filter((code) => code !== 'insufficient_stock' && code !== 'no_seat_left')).toEqual([]);
    expect(await registrationsFor(seminar.id)).toHaveLength(4);
    expect(await seatsLeft(seminar.id)).toBe(0);
  });

  it('once given back by staff can be bought, and a cancelled registration comes back only while there is one', async () => {
    const seminar = await createSeminar(shop, { maxParticipants: 1 });
    const body = { seminarId: seminar.id, fullName: 'Codjo' };
    const { data } = await staff.call('POST /seminar-registrations', { body });
    const full = await refusalOf(staff.call('POST /seminar-registrations', { body }));
    expect(full).toMatchObject({ status: 409, code: 'no_seat_left' });
    expect(full.message).toContain(seminar.title);
    const params = { id: data.id };
    await staff.call('PUT /seminar-registrations/{id}', { params, body: { status: 'CANCELLED' } });
    expect(await seatsLeft(seminar.id)).toBe(1);
    await buy(await createShopper(shop), seminar.id);
    const back = staff.call('PUT /seminar-registrations/{id}', { params, body: { status: 'CONFIRMED' } });
    expect(await refusalOf(back)).toMatchObject({ code: 'no_seat_left' });
    expect((await staff.call('GET /seminar-registrations/{id}', { params })).data.status).toBe('CANCELLED');
  });

  it('is not given by a colleague who confirms what another one moves there at the same moment', async () => {
    const [here, full] = [await createSeminar(shop), await createSeminar(shop, { maxParticipants: 1 })];
    const register = (seminarId: string) =>
      staff.call('POST /seminar-registrations', { body: { seminarId, fullName: 'Codjo' } });
    const { data } = await register(here.id);
    await register(full.id);
    const change = (body: RegistrationChange) =>
      staff.call('PUT /seminar-registrations/{id}', { params: { id: data.id }, body });
    await change({ status: 'CANCELLED' });
    let confirming: Promise<unknown> = Promise.resolve();
    await during(
      shop,
      (tx) => tx.selectFrom('seminars').where('id', '=', here.id).forNoKeyUpdate().execute(),
      async () => {
        confirming = refusalOf(change({ status: 'CONFIRMED' }));
        await untilWaiting(shop);
        await change({ seminarId: full.id });
      },
    );
    expect(await confirming).toMatchObject({ status: 409, code: 'conflict' });
    expect(await statusesFor(full.id)).toEqual(['CONFIRMED', 'CANCELLED']);
  });
});

describe('staff', () => {
  it('register somebody by hand, mark who came, and remove a mistake', async () => {
    const seminar = await createSeminar(shop);
    const shopper = await createShopper(shop, { firstName: 'Sènan' });
    const { data } = await staff.call('POST /seminar-registrations', {
      body: { seminarId: seminar.id, userId: shopper.userId },
    });
    expect(data).toMatchObject({ status: 'CONFIRMED', fullName: 'Sènan Houngbédji', email: shopper.email });
    expect(await readMails(shop, { to: shopper.email, template: 'seminar-confirmed' })).toHaveLength(1);
    const params = { id: data.id };
    const came = await staff.call('PUT /seminar-registrations/{id}', {
      params,
      body: { status: 'ATTENDED', phone: '01 97 00 00 00', email: null },
    });
    expect(came.data).toMatchObject({ status: 'ATTENDED', phone: '01 97 00 00 00', email: '' });
    const found = await staff.call('GET /seminar-registrations', { query: { search: 'senan', status: 'ATTENDED' } });
    expect(found.data.map(({ id }) => id)).toEqual([data.id]);
    await staff.call('DELETE /seminar-registrations/{id}', { params });
    expect(await seatsLeft(seminar.id)).toBe(10);
  });

  it('who move a registration back, or confirm it once more after a cancellation, have it told each time', async () => {
    const [here, there] = [await createSeminar(shop), await createSeminar(shop)];
    const email = 'deplacee@exemple.bj';
    const { data } = await staff.call('POST /seminar-registrations', {
      body: { seminarId: here.id, fullName: 'Codjo', email },
    });
    const changes: RegistrationChange[] = [
      { seminarId: there.id },
      { seminarId: here.id },
      { status: 'CANCELLED' },
      { status: 'CONFIRMED' },
      { status: 'CONFIRMED' },
    ];
    for (const body of changes) await staff.call('PUT /seminar-registrations/{id}', { params: { id: data.id }, body });
    const mails = await readMails(shop, { to: email, template: 'seminar-confirmed' });
    const ids = mails.map(({ text }) => /seminars\/([\w-]+)\/agenda/.exec(text)?.[1]);
    expect(ids).toEqual([here.id, there.id, here.id, here.id]);
  });

  it.each(['CONFIRMED', 'ATTENDED'] as const)(
    'who note seats as %s before their order is paid keep them: the order waits for its payment, which is then noted',
    async (status) => {
      const seminar = await createSeminar(shop);
      const shopper = await createShopper(shop);
      const { id: orderId } = await buy(shopper, seminar.id);
      for (const { id } of await registrationsFor(seminar.id))
        await staff.call('PUT /seminar-registrations/{id}', { params: { id }, body: { status } });
      shop.clock.pass(120);
      await runJob('orders.expire');
      expect(await statusesFor(seminar.id)).toEqual([status]);
      const look = async () => (await staff.call('GET /orders/{id}', { params: { id: orderId } })).data;
      expect(await look()).toMatchObject({ status: 'PROCESSING', payableUntil: null });
      await moveOrder(shop, orderId, 'PAID');
      expect((await look()).status).toBe('PAID');
    },
  );

  it('who take a presence back leave what nobody paid waiting, and confirm what was paid meanwhile', async () => {
    const seminar = await createSeminar(shop);
    const { id: orderId } = await buy(await createShopper(shop), seminar.id);
    const params = { id: (await registrationsFor(seminar.id))[0]?.id ?? '' };
    const note = async (status: 'ATTENDED' | 'PENDING') =>
      (await staff.call('PUT /seminar-registrations/{id}', { params, body: { status } })).data.status;
    expect([await note('ATTENDED'), await note('PENDING'), await note('ATTENDED')]).toEqual([
      'ATTENDED',
      'PENDING',
      'ATTENDED',
    ]);
    await moveOrder(shop, orderId, 'PAID');
    expect(await note('PENDING')).toBe('CONFIRMED');
  });

  it('hear what is missing or unknown', async () => {
    const { id: seminarId } = await createSeminar(shop);
    const register = (body: { seminarId: string; fullName?: string; userId?: string; email?: string }) =>
      refusalOf(staff.call('POST /seminar-registrations', { body }));
    expect((await register({ seminarId })).errors).toEqual({ fullName: ['Le nom est requis'] });
    expect((await register({ seminarId, userId: seminarId })).errors).toEqual({
      userId: ['Aucun compte ne correspond.'],
    });
    expect((await register({ seminarId, fullName: 'A', email: 'rien' })).errors).toEqual({
      email: ["Format d'email invalide"],
    });
    const { userId } = await createShopper(shop);
    expect(await register({ seminarId: userId, fullName: 'A' })).toMatchObject({
      status: 404,
      code: 'seminar_not_found',
    });
  });

  it('of the desk register and look, nobody else does either', async () => {
    const { id: seminarId } = await createSeminar(shop);
    const body = { seminarId, fullName: 'Essai' };
    const editor = shop.client((await createStaff(shop, { role: 'EDITOR' })).token);
    const shopper = shop.client((await createShopper(shop)).token);
    for (const client of [editor, shopper])
      expect(await refusalOf(client.call('POST /seminar-registrations', { body }))).toMatchObject({ status: 403 });
    expect(await refusalOf(shop.client().call('POST /seminar-registrations', { body }))).toMatchObject({ status: 401 });
    const looked = editor.call('GET /seminar-registrations', { query: { seminarId } });
    expect(await refusalOf(looked)).toMatchObject({ status: 403 });
  });
});

it('the mails of seats go to the address that their account has by now, those of somebody else on a seat to theirs', async () => {
  const [seminar, shopper] = [await createSeminar(shop), await createShopper(shop)];
  const [email, friend] = [`juste-${shopper.email}`, `amie-${shopper.email}`];
  const order = await buy(shopper, seminar.id);
  const { userId } = shopper;
  for (const person of [{}, { fullName: 'Une amie', email: friend }])
    await staff.call('POST /seminar-registrations', { body: { seminarId: seminar.id, userId, ...person } });
  await shop.client(shopper.token).call('PUT /auth/profile', { body: { email } });
  const addresses = (await registrationsFor(seminar.id)).map((seat) => seat.email);
  expect(addresses.toSorted()).toEqual([friend, email, email].toSorted());
  await moveOrder(shop, order.id, 'PAID');
  expect(await readMails(shop, { to: email, template: 'seminar-confirmed' })).toHaveLength(1);
  const elsewhere = { venue: 'Salle Fidjrossè' };
  await staff.call('PUT /seminars/{id}', { params: { id: seminar.id }, body: elsewhere });
  const told = await readMails(shop, { template: 'session-moved' });
  const recipients = told.filter(({ text }) => text.includes(elsewhere.venue)).map(({ recipient }) => recipient);
  expect(recipients.toSorted()).toEqual([friend, email].toSorted());
});

it('a shopper sees their own registrations, and a closed account leaves its seat without a name', async () => {
  const seminar = await createSeminar(shop);
  const shopper = await createShopper(shop);
  const order = await buy(shopper, seminar.id);
  await moveOrder(shop, order.id, 'PAID');
  await staff.call('POST /seminar-registrations', { body: { seminarId: seminar.id, fullName: 'Quelqu’un d’autre' } });
  const client = shop.client(shopper.token);
  const mine = await client.call('GET /seminar-registrations', { query: {} });
  expect(mine.data).toMatchObject([{ orderNumber: order.orderNumber, seminar: { title: seminar.title } }]);
  const [other] = (await registrationsFor(seminar.id)).filter(({ userId }) => userId === null);
  const theirs = client.call('GET /seminar-registrations/{id}', { params: { id: other?.id ?? '' } });
  expect(await refusalOf(theirs)).toMatchObject({ status: 404 });
  await client.call('DELETE /auth/account', { body: { password: shopper.password } });
  expect((await registrationsFor(seminar.id)).map(({ fullName, email }) => [fullName, email])).toContainEqual([
    'Compte supprimé',
    '',
  ]);
  expect(await seatsLeft(seminar.id)).toBe(8);
});

/** A seminar with three seats that the team gave without an account: to the shopper’s address before it was theirs and since, and to another. */
async function createSeatsByAddress({ userId, email: theirs }: Shopper): Promise<string> {
  const { id: seminarId } = await createSeminar(shop);
  const { db } = shop.platform;
  const register = (fullName: string, email: string) =>
    staff.call('POST /seminar-registrations', { body: { seminarId, fullName, email } });
  const { data: older } = await register('Qui avait l’adresse avant', theirs);
  await register('Afiavi', theirs.toUpperCase());
  await register('Une autre', `autre-${theirs}`);
  const before = { user: new Date('2026-01-02'), seat: new Date('2026-01-01') };
  await db.updateTable('users').set({ created_at: before.user }).where('id', '=', userId).execute();
  await db.updateTable('seminar_registrations').set({ created_at: before.seat }).where('id', '=', older.id).execute();
  return seminarId;
}

it.each([
  ['goes with the account that has it: into its export, and nameless when it is closed', undefined],
  ['stays its person’s when they take another address', 'nouvelle-adresse@exemple.bj'],
])('a seat that the team gave to an address %s', async (_, moved) => {
  const shopper = await createShopper(shop);
  const client = shop.client(shopper.token);
  await proveAddress(shop, shopper.userId);
  const seminarId = await createSeatsByAddress(shopper);
  if (moved !== undefined) await client.call('PUT /auth/profile', { body: { email: moved } });

  const { enrollments } = await client.call('GET /auth/export');
  expect(enrollments).toMatchObject([{ fullName: 'Afiavi', email: moved ?? shopper.email }]);
  await client.call('DELETE /auth/account', { body: { password: shopper.password } });
  const left = (await registrationsFor(seminarId)).map(({ fullName, email }) => [fullName, email]);
  expect(left).toEqual([
    ['Qui avait l’adresse avant', shopper.email],
    ['Compte supprimé', ''],
    ['Une autre', `autre-${shopper.email}`],
  ]);
});
