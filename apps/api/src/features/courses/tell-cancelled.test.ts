import { describe, expect, it } from 'vitest';
import type { SeatStatus } from '@tokpa/contract';
import { createCoachingSession, createSeminar } from '#testing/create-course';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { moveOrder, orderCourse } from '#testing/order-course';
import { readMails } from '#testing/read-mails';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
// The first order would wait for its mail's template.
await shop.platform.mailer.prepare();
const team = shop.client((await createStaff(shop)).token);

const told = (to: string) => readMails(shop, { to, template: 'seat-cancelled' });
const mark = (id: string, status: SeatStatus) =>
  team.call('PUT /seminar-registrations/{id}', { params: { id }, body: { status } });

async function buySeats(seminarId: string, quantity = 1) {
  const shopper = await createShopper(shop);
  const order = await orderCourse(shop, shopper, { itemType: 'SEMINAR', itemId: seminarId, quantity });
  await moveOrder(shop, order.id, 'PAID');
  const { data } = await team.call('GET /seminar-registrations', { query: { orderId: order.id } });
  return { shopper, order, email: shopper.email, seats: data.map(({ id }) => id) };
}

async function registerByHand(seminarId: string, email: string): Promise<string> {
  const body = { seminarId, fullName: 'Codjo', email };
  return (await team.call('POST /seminar-registrations', { body })).data.id;
}

describe('a seat that the team cancels', () => {
  it('in a seminar is told once to who had it, with their order and the way to their page', async () => {
    const seminar = await createSeminar(shop, { title: 'Karité', startDate: new Date('2031-12-15T08:00:00Z') });
    const { email, order, seats } = await buySeats(seminar.id);
    for (let time = 0; time < 2; time += 1) await mark(seats[0] ?? '', 'CANCELLED');
    const [mail, ...others] = await told(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Votre inscription au séminaire «\u00a0Karité\u00a0» est annulée');
    expect(mail?.text).toContain(`Prévu\u00a0: 15 décembre 2031 à 09:00\nCommande\u00a0: ${order.orderNumber}`);
    expect(mail?.html).toContain(`href="${shop.platform.config.publicUrl}/account/formations"`);
    expect(mail?.text).not.toMatch(/rembours/i);
  });

  it('says how many they keep to who has others there', async () => {
    const { id } = await createSeminar(shop, { title: 'Miel' });
    const { email, seats } = await buySeats(id, 3);
    for (const seat of seats) await mark(seat, 'CANCELLED');
    const mails = await told(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Une de vos places pour «\u00a0Miel\u00a0» est annulée',
      'Une de vos places pour «\u00a0Miel\u00a0» est annulée',
      'Votre inscription au séminaire «\u00a0Miel\u00a0» est annulée',
    ]);
    const kept = mails.map(({ text }) => /Vous gardez (.*)\./.exec(text)?.[1]);
    expect(kept).toEqual(['2 places', '1 place', undefined]);
  });

  it('or removes is told too, to who was registered by hand as well', async () => {
    const { id } = await createSeminar(shop);
    const email = 'retiree@exemple.bj';
    const seat = await registerByHand(id, email);
    const remove = () => team.call('DELETE /seminar-registrations/{id}', { params: { id: seat } });
    const results = await Promise.allSettled([remove(), remove()]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const mails = await told(email);
    expect(mails.map(({ text }) => text.includes('/account/'))).toEqual([false]);
  });

  it('in a coaching session is told to who had it', async () => {
    const session = await createCoachingSession(shop, { title: 'Sommeil' });
    const { email } = await createShopper(shop);
    const { data } = await team.call('POST /coaching-enrollments', { body: { coachingSessionId: session.id, email } });
    await team.call('PUT /coaching-enrollments/{id}', { params: { id: data.id }, body: { status: 'CANCELLED' } });
    const mails = await told(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Votre inscription à la séance de coaching «\u00a0Sommeil\u00a0» est annulée',
    ]);
  });

  it('is not told to who has been there, to who had it cancelled before, nor once it is over', async () => {
    const { id } = await createSeminar(shop, { startDate: new Date(shop.clock.now().getTime() + 3_600_000) });
    const seats = await Promise.all(
      ['venue@exemple.bj', 'avant@exemple.bj', 'apres@exemple.bj'].map((email) => registerByHand(id, email)),
    );
    const [came = '', before = '', after = ''] = seats;
    await mark(came, 'ATTENDED');
    await mark(came, 'CANCELLED');
    await mark(before, 'CANCELLED');
    await team.call('DELETE /seminar-registrations/{id}', { params: { id: before } });
    shop.clock.pass(5 * 60);
    await mark(after, 'CANCELLED');
    const counts = ['venue@exemple.bj', 'avant@exemple.bj', 'apres@exemple.bj'].map(
      async (email) => (await told(email)).length,
    );
    expect(await Promise.all(counts)).toEqual([0, 1, 0]);
  });
});

it('a shopper who cancels their order hears of the order alone', async () => {
  const { id } = await createSeminar(shop);
  const shopper = await createShopper(shop);
  const order = await orderCourse(shop, shopper, { itemType: 'SEMINAR', itemId: id });
  await shop.client(shopper.token).call('POST /orders/{id}/cancel', { params: { id: order.id } });
  expect(await told(shopper.email)).toEqual([]);
  expect(await readMails(shop, { to: shopper.email, template: 'order-cancelled' })).toHaveLength(1);
});
