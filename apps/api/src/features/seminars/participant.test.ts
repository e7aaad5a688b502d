import { expect, test } from 'vitest';
import type { CallInput, SeminarRegistration } from '@tokpa/contract';
import { createSeminar } from '#testing/create-course';
import { createShopper, type Shopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { moveOrder, orderCourse } from '#testing/order-course';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop({ RATE_LIMIT: 'on' });
// The first order would wait for its mail's template.
await shop.platform.mailer.prepare();
const staff = shop.client((await createStaff(shop)).token);

type Person = NonNullable<CallInput<'PUT /seminar-registrations/{id}/participant'>['body']>;
const friend = (name: string): Person => ({ fullName: `${name} Dossou`, email: `${name}.dossou@exemple.bj` });
const confirmedTo = (to: string) => readMails(shop, { to, template: 'seminar-confirmed' });

/** A shopper with an order of seats. */
async function buySeats(quantity: number, wishes: Parameters<typeof createSeminar>[1] = {}) {
  const [seminar, shopper] = [await createSeminar(shop, wishes), await createShopper(shop)];
  const order = await orderCourse(shop, shopper, { itemType: 'SEMINAR', itemId: seminar.id, quantity });
  return { seminar, shopper, order, seats: await seatsOf(shopper) };
}

const seatsOf = async ({ token }: Shopper) =>
  (await shop.client(token).call('GET /seminar-registrations', { query: { sort: 'createdAt' } })).data;

const name = ({ token }: Shopper, seat: SeminarRegistration | undefined, body: Person) =>
  shop.client(token).call('PUT /seminar-registrations/{id}/participant', { params: { id: seat?.id ?? '' }, body });

test('who has bought two seats says who sits on each, and each hears where and when', async () => {
  const { seminar, shopper, order, seats } = await buySeats(2);
  await moveOrder(shop, order.id, 'PAID');
  const [afi, codjo] = [friend('afi'), friend('codjo')];
  const { data } = await name(shopper, seats[0], { ...afi, phone: '97 00 00 00' });
  await name(shopper, seats[1], codjo);
  expect(data).toMatchObject({ ...afi, phone: '+2290197000000', status: 'CONFIRMED', userId: shopper.userId });
  expect((await seatsOf(shopper)).map(({ fullName }) => fullName)).toEqual([afi.fullName, codjo.fullName]);
  for (const { email, fullName } of [afi, codjo]) {
    const [mail, ...more] = await confirmedTo(email);
    expect([mail?.text.includes(`À bientôt, ${fullName}`), more]).toEqual([true, []]);
    expect(mail?.text).toContain(seminar.title);
    expect(`${mail?.html} ${mail?.text}`).not.toContain(order.orderNumber);
  }
  await name(shopper, seats[1], { ...codjo, fullName: 'Codjo Bio', email: codjo.email.toUpperCase() });
  expect(await confirmedTo(codjo.email)).toHaveLength(1);
});

test('who is named before the payment hears of it with the payment', async () => {
  const { shopper, order, seats } = await buySeats(2);
  const sena = friend('sena');
  await name(shopper, seats[0], sena);
  expect(await confirmedTo(sena.email)).toEqual([]);
  await moveOrder(shop, order.id, 'PAID');
  expect(await confirmedTo(sena.email)).toHaveLength(1);
});

test('nobody is named on a seat that is another’s, that was not bought, or that is taken away', async () => {
  const { seminar, shopper, order, seats } = await buySeats(1);
  const stranger = await createShopper(shop);
  expect(await refusalOf(name(stranger, seats[0], friend('inconnu')))).toMatchObject({ status: 404 });
  const given = { seminarId: seminar.id, userId: stranger.userId };
  const { data: ofOther } = await staff.call('POST /seminar-registrations', { body: { ...given, orderId: order.id } });
  const { data: gift } = await staff.call('POST /seminar-registrations', { body: given });
  for (const seat of [ofOther, gift]) {
    expect(seat.isBought).toBe(false);
    expect(await refusalOf(name(stranger, seat, friend('inconnu')))).toMatchObject({ code: 'seat_not_nameable' });
  }
  await shop.client(shopper.token).call('POST /orders/{id}/cancel', { params: { id: order.id } });
  const late = await refusalOf(name(shopper, seats[0], friend('inconnu')));
  expect(late).toMatchObject({ status: 409, code: 'seat_not_nameable' });
  expect(late.message).toContain('tant qu’elle n’est pas annulée');
  expect(await confirmedTo(friend('inconnu').email)).toEqual([]);
});

test('nobody is named once the seminar has begun', async () => {
  const startDate = new Date(shop.clock.now().getTime() + 3_600_000);
  const { shopper, order, seats } = await buySeats(1, { startDate });
  await moveOrder(shop, order.id, 'PAID');
  await name(shopper, seats[0], friend('tot'));
  shop.clock.pass(61);
  expect(await refusalOf(name(shopper, seats[0], friend('tard')))).toMatchObject({ code: 'seat_not_nameable' });
  expect((await seatsOf(shopper))[0]?.fullName).toBe('tot Dossou');
});

test('each wrong field says what is wrong with it; a name is no message with an address', async () => {
  const { shopper, seats } = await buySeats(1);
  const wrong = { fullName: ' ', email: 'afi', phone: '12' };
  expect((await refusalOf(name(shopper, seats[0], wrong))).errors).toEqual({
    fullName: ['Le nom est requis'],
    email: ["Format d'email invalide"],
    phone: ['Le numéro de téléphone est invalide'],
  });
  const lure = name(shopper, seats[0], { ...friend('afi'), fullName: 'Gagnez sur gain.bj' });
  expect((await refusalOf(lure)).errors).toEqual({ fullName: ['Le nom ne peut pas contenir d’adresse'] });
});

test('nobody writes to one stranger after the other', async () => {
  const { shopper, order, seats } = await buySeats(1);
  await moveOrder(shop, order.id, 'PAID');
  for (let at = 0; at < 20; at += 1) await name(shopper, seats[0], friend(`suite${at}`));
  expect(await refusalOf(name(shopper, seats[0], friend('encore')))).toMatchObject({ status: 429 });
  expect(await confirmedTo(friend('encore').email)).toEqual([]);
});
