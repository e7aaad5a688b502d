import { beforeEach, describe, expect, it } from 'vitest';
import { formatFcfa } from '@tokpa/contract';
import { announcePayment, attentionTo, paymentAttemptOf } from '#testing/announce-payment';
import { createCoachingSession, createSeminar } from '#testing/create-course';
import { createCoupon } from '#testing/create-coupon';
import { createShopper, type Shopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { orderCourse } from '#testing/order-course';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { minutesAfter } from '#platform/clock';

const shop = await useTestShop();
// The first order would wait for its mail's template.
await shop.platform.mailer.prepare();
let team: ReturnType<typeof shop.client>;
// Hours pass in these tests, and a session of the team ends by them.
beforeEach(async () => {
  team = shop.client((await createStaff(shop)).token);
});

const KINDS = [
  {
    kind: 'a seminar',
    itemType: 'SEMINAR',
    create: createSeminar,
    path: '/seminars',
    page: '/seminar',
    seats: '/seminar-registrations',
    subject: 'Séminaire «\u00a0Karité\u00a0»\u00a0: annulé',
    notFound: 'seminar_not_found',
    give: async (orderId: string, { email }: Shopper) => {
      const { data } = await team.call('GET /seminar-registrations', { query: { orderId } });
      for (const { id } of data)
        await team.call('PUT /seminar-registrations/{id}', { params: { id }, body: { fullName: 'Codjo', email } });
    },
    move: async (from: string, seminarId: string) => {
      const { data } = await team.call('GET /seminar-registrations', { query: { seminarId: from } });
      for (const { id } of data)
        await team.call('PUT /seminar-registrations/{id}', { params: { id }, body: { seminarId } });
    },
    cancel: async (seminarId: string) => {
      const { data } = await team.call('GET /seminar-registrations', { query: { seminarId } });
      for (const { id } of data)
        await team.call('PUT /seminar-registrations/{id}', { params: { id }, body: { status: 'CANCELLED' } });
    },
  },
  {
    kind: 'a coaching session',
    itemType: 'COACHING_SESSION',
    create: createCoachingSession,
    path: '/coaching-sessions',
    page: '/coaching',
    seats: '/coaching-enrollments',
    subject: 'Séance de coaching «\u00a0Karité\u00a0»\u00a0: annulée',
    notFound: 'coaching_session_not_found',
    give: async (orderId: string, { userId }: Shopper) => {
      const { data } = await team.call('GET /coaching-enrollments', { query: { orderId } });
      for (const { id } of data)
        await team.call('PUT /coaching-enrollments/{id}', { params: { id }, body: { userId } });
    },
    move: async (from: string, coachingSessionId: string) => {
      const { data } = await team.call('GET /coaching-enrollments', { query: { coachingSessionId: from } });
      for (const { id } of data)
        await team.call('PUT /coaching-enrollments/{id}', { params: { id }, body: { coachingSessionId } });
    },
    cancel: async (coachingSessionId: string) => {
      const { data } = await team.call('GET /coaching-enrollments', { query: { coachingSessionId } });
      for (const { id } of data)
        await team.call('PUT /coaching-enrollments/{id}', { params: { id }, body: { status: 'CANCELLED' } });
    },
  },
] as const;
type Kind = (typeof KINDS)[number];

const AT_NINE = new Date('2031-12-15T08:00:00Z');
const WORD = 'La formatrice est souffrante.\nÀ bientôt.';

const COMES_BACK = 'Ce que vous avez payé pour «\u00a0Karité\u00a0» vous sera remboursé';

const callOff = ({ path }: Kind, id: string, message?: string) =>
  team.call(`POST ${path}/{id}/cancel`, { params: { id }, body: { ...(message !== undefined && { message }) } });
const foresee = async ({ path }: Kind, id: string) =>
  (await team.call(`GET ${path}/{id}/cancellation`, { params: { id } })).data;
const told = (to: string) => readMails(shop, { to, template: 'session-called-off' });
const statusesOf = async ({ seats }: Kind, orderId: string) =>
  (await team.call(`GET ${seats}`, { query: { orderId } })).data.map(({ status }) => status);

async function pay({ id: orderId, finalAmount: amount }: { id: string; finalAmount: number }): Promise<string> {
  const { id: attemptId } = await paymentAttemptOf(shop, orderId);
  await announcePayment(shop, { attemptId, orderId, status: 'PAID', amount });
  return attemptId;
}

async function order({ itemType }: Kind, itemId: string, quantity = 1) {
  const shopper = await createShopper(shop);
  return { shopper, order: await orderCourse(shop, shopper, { itemType, itemId, quantity }) };
}

async function fillCart(shopper: Shopper, { itemType }: Kind, ...itemIds: readonly string[]) {
  const client = shop.client(shopper.token);
  await client.call('POST /cart');
  for (const itemId of itemIds) await client.call('POST /cart/items', { body: { itemType, itemId } });
  return client;
}

describe.each(KINDS)('$kind that is called off', (kind) => {
  it('cancels every seat, and tells each person once: what, when, why, and that what was paid comes back', async () => {
    const { id, slug } = await kind.create(shop, { title: 'Karité', startDate: AT_NINE });
    const [paid, waiting] = [await order(kind, id, 2), await order(kind, id)];
    const attemptId = await pay(paid.order);
    expect(await foresee(kind, id)).toEqual({ seats: 3, people: 2, paidOrders: 1, amount: 20_000 });
    const { data } = await callOff(kind, id, WORD);
    expect(data).toMatchObject({ id, isAvailable: false, cancelledAt: shop.clock.now().toISOString() });
    expect([await statusesOf(kind, paid.order.id), await statusesOf(kind, waiting.order.id)]).toEqual([
      ['CANCELLED', 'CANCELLED'],
      ['CANCELLED'],
    ]);
    const [[mail, ...others], [free, ...further]] = [await told(paid.shopper.email), await told(waiting.shopper.email)];
    expect([others, further]).toEqual([[], []]);
    expect([mail?.subject, free?.subject]).toEqual([kind.subject, kind.subject]);
    expect(mail?.text).toContain(`${WORD}\n\nPrévu\u00a0: 15 décembre 2031 à 09:00`);
    expect(mail?.text).toContain(COMES_BACK);
    expect(free?.text).not.toContain('remboursé');
    expect(await attentionTo(shop, attemptId)).toBe(
      `L’équipe a annulé « Karité » (15 décembre 2031 à 09:00, ${kind.page}/${slug}) : 2 places payées sont à rembourser (${formatFcfa(20_000)}).`,
    );
  });

  it('promises the money to who paid, once, and not to those whom the team gave their seats', async () => {
    const { id } = await kind.create(shop, { title: 'Karité' });
    const [paid, again, guest] = [await order(kind, id, 2), await order(kind, id), await createShopper(shop)];
    await pay(paid.order);
    await pay(again.order);
    await kind.give(paid.order.id, guest);
    expect(await foresee(kind, id)).toMatchObject({ seats: 3, people: 3 });
    await callOff(kind, id);
    const texts = async ({ email }: Shopper) =>
      (await told(email)).map(({ text }) => ({ isPromised: text.includes(COMES_BACK) }));
    expect(await texts(guest)).toEqual([{ isPromised: false }]);
    expect(await texts(paid.shopper)).toEqual([{ isPromised: true }]);
    expect(await texts(again.shopper)).toEqual([{ isPromised: true }]);
  });

  it('is named apart from another of its title that one order paid for too, also once the first is settled', async () => {
    const create = () => kind.create(shop, { title: 'Karité', startDate: AT_NINE });
    const sessions = [await create(), await create(), await create()];
    const shopper = await createShopper(shop);
    const client = await fillCart(shopper, kind, ...sessions.map(({ id }) => id));
    const attemptId = await pay((await client.call('POST /orders', { body: { paymentMethod: 'momo' } })).order);
    for (const { id } of sessions.slice(0, 2)) await callOff(kind, id);
    const owed = await attentionTo(shop, attemptId);
    await team.call('POST /transactions/{id}/settle', { params: { id: attemptId }, body: {} });
    for (const { id } of sessions.slice(2)) await callOff(kind, id);
    const owedNow = await attentionTo(shop, attemptId);
    const pages = sessions.map(({ slug }) => `${kind.page}/${slug})`);
    const named = [...owed.split('\n'), owedNow].map((line) => pages.findIndex((page) => line.includes(page)));
    expect(named).toEqual([0, 1, 2]);
  });

  it('is bought by nobody any more: not from the shop, not out of a cart, and not by hand', async () => {
    const { id, title } = await kind.create(shop);
    const shopper = await createShopper(shop);
    const client = await fillCart(shopper, kind, id);
    const visitor = shop.client();
    const see = async () => (await visitor.call(`GET ${kind.path}/{id}`, { params: { id } })).data.isAvailable;
    expect(await see()).toBe(true);
    await callOff(kind, id);
    expect(await see()).toBe(false);
    expect((await client.call('GET /cart')).items.map(({ issue }) => issue)).toEqual(['unavailable']);
    expect((await refusalOf(client.call('POST /orders', { body: { paymentMethod: 'momo' } }))).code).toBe(
      'item_unavailable',
    );
    const again = client.call('POST /cart/items', { body: { itemType: kind.itemType, itemId: id } });
    expect((await refusalOf(again)).code).toBe(kind.notFound);
    const { email } = shopper;
    const byHand =
      kind.itemType === 'SEMINAR'
        ? team.call('POST /seminar-registrations', { body: { seminarId: id, fullName: 'Codjo' } })
        : team.call('POST /coaching-enrollments', { body: { coachingSessionId: id, email } });
    expect(await refusalOf(byHand)).toMatchObject({
      status: 409,
      message: `« ${title} » n’aura pas lieu : personne ne peut y être inscrit.`,
    });
  });

  it('is called off once, whoever else tries at the same moment', async () => {
    const { id } = await kind.create(shop, { title: 'Karité' });
    const { shopper } = await order(kind, id);
    const results = await Promise.allSettled([callOff(kind, id), callOff(kind, id)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await told(shopper.email)).toHaveLength(1);
    const refused = { status: 409, message: 'L’annulation de « Karité » est déjà faite.' };
    expect(await refusalOf(callOff(kind, id))).toMatchObject(refused);
    expect(await refusalOf(foresee(kind, id))).toMatchObject(refused);
  });

  it('may have begun, but not be over', async () => {
    const { id } = await kind.create(shop, { title: 'Karité', startDate: minutesAfter(shop.clock.now(), 60) });
    const late = await kind.create(shop, { title: 'Miel', startDate: minutesAfter(shop.clock.now(), 60) });
    const { shopper } = await order(kind, id);
    shop.clock.pass(90);
    await callOff(kind, id);
    expect(await told(shopper.email)).toHaveLength(1);
    shop.clock.pass(5 * 60);
    expect(await refusalOf(callOff(kind, late.id))).toMatchObject({
      status: 409,
      message: '« Miel » a déjà eu lieu : il est trop tard pour annuler.',
    });
  });

  it('leaves an order of it alone unpaid, and says at a payment that was under way what to give back', async () => {
    const { id } = await kind.create(shop, { title: 'Karité' });
    const { shopper, order: unpaid } = await order(kind, id);
    const client = shop.client(shopper.token);
    const params = { id: unpaid.id };
    expect((await client.call('GET /orders/{id}', { params })).data.isPayable).toBe(true);
    await callOff(kind, id);
    expect((await client.call('GET /orders/{id}', { params })).data.isPayable).toBe(false);
    const retry = client.call('POST /orders/{id}/payments', { params, body: {} });
    expect((await refusalOf(retry)).code).toBe('order_not_payable');
    expect(await attentionTo(shop, await pay(unpaid))).toBe(
      'Une place de « Karité » avait été annulée avant ce paiement : remboursez-la, ou donnez-la de nouveau.',
    );
    expect(await statusesOf(kind, unpaid.id)).toEqual(['CANCELLED']);
  });

  it('is why its unpaid order is cancelled, not that somebody paid too late', async () => {
    const { id } = await kind.create(shop);
    const { shopper, order: unpaid } = await order(kind, id);
    await callOff(kind, id);
    shop.clock.pass(120);
    await shop.platform.jobs.run({ name: 'orders.expire', retryLimit: 0, retryDelaySeconds: 0 }, {});
    const { data } = await team.call('GET /orders/{id}', { params: { id: unpaid.id } });
    const reason = 'Ce que contenait la commande n’est plus proposé.';
    expect(data).toMatchObject({
      status: 'CANCELLED',
      events: expect.arrayContaining([expect.objectContaining({ note: reason })]),
    });
    const [mail] = await readMails(shop, { to: shopper.email, template: 'order-cancelled' });
    expect(mail?.text).toContain(reason);
  });

  it('takes nothing from an order that holds other things: it can still be paid', async () => {
    const [gone, stays] = [await kind.create(shop), await createSeminar(shop)];
    const shopper = await createShopper(shop);
    const client = await fillCart(shopper, kind, gone.id);
    await client.call('POST /cart/items', { body: { itemType: 'SEMINAR', itemId: stays.id } });
    const { order: both } = await client.call('POST /orders', { body: { paymentMethod: 'momo' } });
    await callOff(kind, gone.id);
    expect((await client.call('GET /orders/{id}', { params: { id: both.id } })).data.isPayable).toBe(true);
  });

  it('gives back what comes after its order ran out of time', async () => {
    const { id } = await kind.create(shop);
    const { order: late } = await order(kind, id);
    shop.clock.pass(120);
    await shop.platform.jobs.run({ name: 'orders.expire', retryLimit: 0, retryDelaySeconds: 0 }, {});
    await callOff(kind, id);
    await pay(late);
    const { data } = await team.call('GET /orders/{id}', { params: { id: late.id } });
    expect(data).toMatchObject({ status: 'CANCELLED', refunds: [{ amount: late.finalAmount }] });
  });

  it('asks for no more than can still be given back of an order, and for nothing of one that cost nothing', async () => {
    const { id } = await kind.create(shop, { price: 8000 });
    const { order: paid } = await order(kind, id);
    await pay(paid);
    const body = { amount: 3000, reason: 'Un geste' };
    await team.call('POST /orders/{id}/refunds', { params: { id: paid.id }, body });
    const free = await kind.create(shop, { price: 0 });
    await order(kind, free.id);
    expect([await foresee(kind, id), await foresee(kind, free.id)]).toEqual([
      { seats: 1, people: 1, paidOrders: 1, amount: 5000 },
      { seats: 1, people: 1, paidOrders: 0, amount: 0 },
    ]);
  });

  it('is owed what its seats cost with the promo code of their order', async () => {
    const [gone, stays] = [await kind.create(shop, { price: 10_000 }), await createSeminar(shop, { price: 30_000 })];
    const { code: couponCode } = await createCoupon(shop, { value: 50 });
    const client = await fillCart(await createShopper(shop), kind, gone.id);
    await client.call('POST /cart/items', { body: { itemType: 'SEMINAR', itemId: stays.id } });
    const { order: both } = await client.call('POST /orders', { body: { paymentMethod: 'momo', couponCode } });
    await pay(both);
    expect(await foresee(kind, gone.id)).toMatchObject({ paidOrders: 1, amount: 5000 });
  });

  it('is owed of a seat that was moved to it what that seat cost, not what its own cost', async () => {
    const [here, there] = [await kind.create(shop, { price: 5000 }), await kind.create(shop, { price: 20_000 })];
    const client = await fillCart(await createShopper(shop), kind, there.id, here.id);
    const { order: both } = await client.call('POST /orders', { body: { paymentMethod: 'momo' } });
    await pay(both);
    await kind.move(there.id, here.id);
    expect(await foresee(kind, here.id)).toMatchObject({ seats: 2, paidOrders: 1, amount: 25_000 });
    expect(await foresee(kind, there.id)).toMatchObject({ seats: 0, paidOrders: 0, amount: 0 });
  });

  it('is owed nothing of its own seats that were cancelled before, whose price no seat that was moved there cost', async () => {
    const [here, there] = [await kind.create(shop, { price: 5000 }), await kind.create(shop, { price: 20_000 })];
    const client = await fillCart(await createShopper(shop), kind, there.id, here.id);
    await pay((await client.call('POST /orders', { body: { paymentMethod: 'momo' } })).order);
    await kind.cancel(here.id);
    await kind.move(there.id, here.id);
    expect(await foresee(kind, here.id)).toMatchObject({ seats: 1, paidOrders: 1, amount: 20_000 });
  });

  it('keeps no name of a closed account until the day on which it would have been', async () => {
    const { id } = await kind.create(shop, { startDate: AT_NINE });
    const { shopper, order: paid } = await order(kind, id);
    const attemptId = await pay(paid);
    await shop.client(shopper.token).call('DELETE /auth/account', { body: { password: shopper.password } });
    const { platform } = shop;
    const nameAtNight = async () => {
      await platform.jobs.run({ name: 'orders.forget-keys', retryLimit: 0, retryDelaySeconds: 0 }, {});
      return (await team.call('GET /orders/{id}', { params: { id: paid.id } })).data.customer.name;
    };
    const named = await nameAtNight();
    expect(named).not.toBe('Compte supprimé');
    await callOff(kind, id);
    // Its money is still to be given back.
    expect(await nameAtNight()).toBe(named);
    await team.call('POST /transactions/{id}/settle', { params: { id: attemptId }, body: {} });
    expect(await nameAtNight()).toBe('Compte supprimé');
  });

  it('is called off by who may remove it and give money back, not by who writes its page', async () => {
    const { id } = await kind.create(shop);
    const editor = shop.client((await createStaff(shop, { role: 'EDITOR' })).token);
    const tried = [
      await refusalOf(editor.call(`GET ${kind.path}/{id}/cancellation`, { params: { id } })),
      await refusalOf(editor.call(`POST ${kind.path}/{id}/cancel`, { params: { id }, body: {} })),
    ];
    expect(tried.map(({ status }) => status)).toEqual([403, 403]);
    const manager = shop.client((await createStaff(shop, { role: 'MANAGER' })).token);
    const { data } = await manager.call(`POST ${kind.path}/{id}/cancel`, { params: { id }, body: {} });
    expect(data.cancelledAt).not.toBeNull();
  });

  it('stands in the log with the team’s word', async () => {
    const { id } = await kind.create(shop);
    await callOff(kind, id, WORD);
    const { data } = await team.call('GET /audit-log', { query: { limit: 100 } });
    const line = data.find(({ act, rowId }) => act === 'call-off' && rowId === id);
    expect(line).toMatchObject({ before: { cancelledAt: null }, after: { message: WORD } });
  });
});

it('a seminar that is called off says so to calendars, also once it has no page', async () => {
  const seminar = await createSeminar(shop, { title: 'Karité', startDate: AT_NINE });
  const { id } = seminar;
  const email = 'inscrite@exemple.bj';
  await team.call('POST /seminar-registrations', { body: { seminarId: id, fullName: 'Afi', email } });
  const readCalendar = async () => (await shop.app.inject({ url: `/api/v1/seminars/${id}/agenda.ics` })).body;
  expect(await readCalendar()).not.toContain('CANCELLED');
  await callOff(KINDS[0], id);
  await team.call('PUT /seminars/{id}', { params: { id }, body: { status: 'ARCHIVED' } });
  expect(await readCalendar()).toContain('STATUS:CANCELLED\r\nSEQUENCE:1\r\nSUMMARY:Annulé : Karité');
  const [mail] = await told(email);
  expect(mail?.text).toContain(
    `Mettre mon agenda à jour\u00a0: ${shop.platform.config.publicUrl}/api/v1/seminars/${id}/agenda.ics`,
  );
});
