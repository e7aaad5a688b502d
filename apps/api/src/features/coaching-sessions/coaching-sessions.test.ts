import { describe, expect, it } from 'vitest';
import type { CoachingEnrollmentChange } from '@tokpa/contract';
import { createCoachingSession } from '#testing/create-course';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { during, untilWaiting } from '#testing/meanwhile';
import { moveOrder, orderCourse } from '#testing/order-course';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
// The first order would wait for its mail's template.
await shop.platform.mailer.prepare();
const owner = shop.client((await createStaff(shop)).token);
const visitor = shop.client();

const see = async (id: string) => (await visitor.call('GET /coaching-sessions/{id}', { params: { id } })).data;

describe('a coaching session', () => {
  it('is created, by appointment or at a date, changed and removed', async () => {
    const { data } = await owner.call('POST /coaching-sessions', {
      body: {
        title: 'Bilan nutrition',
        price: 15_000,
        coachName: 'Prisca',
        mode: 'ONSITE',
        location: 'Cotonou',
        status: 'PUBLISHED',
      },
    });
    expect(data).toMatchObject({ slug: 'bilan-nutrition', startDate: null, seatsLeft: null, isAvailable: true });
    const params = { id: data.id };
    const body = { startDate: '2027-01-05T09:00:00+01:00', maxParticipants: 5, duration: '1 h' };
    const { data: changed } = await owner.call('PUT /coaching-sessions/{id}', { params, body });
    expect(changed).toMatchObject({ startDate: '2027-01-05T08:00:00.000Z', seatsLeft: 5, coachName: 'Prisca' });
    expect(await see('bilan-nutrition')).toEqual(changed);
    await owner.call('DELETE /coaching-sessions/{id}', { params });
    expect(await refusalOf(see(data.id))).toMatchObject({ status: 404, code: 'coaching_session_not_found' });
  });

  it('comes as a form too, and is listed by mode and by words; drafts are for staff', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ title: 'Respiration guidée', price: '0', mode: 'ONLINE' }))
      form.append(name, value);
    const { data } = await owner.call('POST /coaching-sessions', { body: form });
    const query = { search: 'guidee', mode: 'ONLINE' as const };
    expect((await visitor.call('GET /coaching-sessions', { query })).meta.total).toBe(0);
    expect((await owner.call('GET /coaching-sessions', { query })).data.map(({ id }) => id)).toEqual([data.id]);
    await owner.call('PUT /coaching-sessions/{id}', { params: { id: data.id }, body: { status: 'PUBLISHED' } });
    expect((await visitor.call('GET /coaching-sessions', { query })).data).toMatchObject([
      { price: 0, status: 'PUBLISHED' },
    ]);
  });

  it('by appointment comes after every dated one where the team looks at the latest first', async () => {
    const create = async (title: string, startDate: string | null) =>
      (await owner.call('POST /coaching-sessions', { body: { title, price: 1, mode: 'ONSITE', startDate } })).data.id;
    const soon = await create('Souplesse de janvier', '2027-01-05T09:00:00+01:00');
    const open = await create('Souplesse sur rendez-vous', null);
    const late = await create('Souplesse de mars', '2027-03-05T09:00:00+01:00');
    const { data } = await owner.call('GET /coaching-sessions', { query: { search: 'souplesse', sort: '-startDate' } });
    expect(data.map(({ id }) => id)).toEqual([late, soon, open]);
  });

  it('online tells the way into it to the team and to who has a seat, and to nobody else', async () => {
    const place = 'https://rendez-vous.exemple.bj/sommeil-42';
    const { data: session } = await owner.call('POST /coaching-sessions', {
      body: { title: 'Mieux dormir', price: 9000, mode: 'ONLINE', location: place, status: 'PUBLISHED' },
    });
    const shopper = await createShopper(shop);
    const order = await orderCourse(shop, shopper, { itemType: 'COACHING_SESSION', itemId: session.id });
    const buyer = shop.client(shopper.token);
    const listed = async (search: string, client = visitor) =>
      (await client.call('GET /coaching-sessions', { query: { search } })).data.map(({ location }) => location);
    const ofBuyer = async () =>
      (await buyer.call('GET /coaching-enrollments', { query: {} })).data[0]?.coachingSession.location;
    expect((await see(session.id)).location).toBe('');
    expect((await see(session.slug)).location).toBe('');
    expect(await listed('mieux dormir')).toEqual(['']);
    expect(await listed('sommeil-42')).toEqual([]);
    expect(await listed('sommeil-42', owner)).toEqual([place]);
    expect(await ofBuyer()).toBe('');
    await moveOrder(shop, order.id, 'PAID');
    expect(await ofBuyer()).toBe(place);
    expect((await see(session.id)).location).toBe('');
    const [mail] = await readMails(shop, { to: shopper.email, template: 'coaching-confirmed' });
    expect(mail?.text).toContain(place);
    await moveOrder(shop, order.id, 'CANCELLED');
    expect(await ofBuyer()).toBe('');
  });

  it('is written by writers and deleted by those who run the shop', async () => {
    const { id } = await createCoachingSession(shop);
    const support = shop.client((await createStaff(shop, { role: 'SUPPORT' })).token);
    const editor = shop.client((await createStaff(shop, { role: 'EDITOR' })).token);
    const change = { params: { id }, body: { price: 1 } };
    expect(await refusalOf(support.call('PUT /coaching-sessions/{id}', change))).toMatchObject({ status: 403 });
    expect((await editor.call('PUT /coaching-sessions/{id}', change)).data.price).toBe(1);
    expect(await refusalOf(editor.call('DELETE /coaching-sessions/{id}', { params: { id } }))).toMatchObject({
      status: 403,
    });
  });
});

describe('an enrolment', () => {
  it('tells the desk who comes, and no editor', async () => {
    const read = async (role: 'SUPPORT' | 'EDITOR') =>
      shop.client((await createStaff(shop, { role })).token).call('GET /coaching-enrollments', { query: {} });
    await expect(read('SUPPORT')).resolves.toBeDefined();
    expect(await refusalOf(read('EDITOR'))).toMatchObject({ status: 403 });
  });

  it('waits with its order, is confirmed by the payment with one mail, and goes with the order', async () => {
    const session = await createCoachingSession(shop, { title: 'Sommeil', maxParticipants: 2 });
    const shopper = await createShopper(shop);
    const order = await orderCourse(shop, shopper, { itemType: 'COACHING_SESSION', itemId: session.id, quantity: 2 });
    expect((await see(session.id)).seatsLeft).toBe(0);
    const mine = async () => (await shop.client(shopper.token).call('GET /coaching-enrollments', { query: {} })).data;
    expect((await mine()).map(({ status }) => status)).toEqual(['PENDING', 'PENDING']);
    await moveOrder(shop, order.id, 'PAID');
    expect((await mine()).map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED']);
    const mails = await readMails(shop, { to: shopper.email, template: 'coaching-confirmed' });
    expect(mails.map(({ subject }) => subject)).toEqual(['Votre séance «\u00a0Sommeil\u00a0» est confirmée']);
    expect(mails[0]?.html).toContain(`href="${shop.platform.config.publicUrl}/account/formations"`);
    await moveOrder(shop, order.id, 'CANCELLED');
    expect((await mine()).map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
    expect((await see(session.id)).seatsLeft).toBe(2);
    expect((await shop.client(shopper.token).call('GET /auth/export')).enrollments).toHaveLength(2);
  });

  it('that staff confirm before the payment does not go with the clock, but with its order', async () => {
    const session = await createCoachingSession(shop);
    const shopper = await createShopper(shop);
    const order = await orderCourse(shop, shopper, { itemType: 'COACHING_SESSION', itemId: session.id });
    const mine = async () => (await shop.client(shopper.token).call('GET /coaching-enrollments', { query: {} })).data;
    const [waiting] = await mine();
    await owner.call('PUT /coaching-enrollments/{id}', {
      params: { id: waiting?.id ?? '' },
      body: { status: 'CONFIRMED' },
    });
    shop.clock.pass(120);
    await shop.platform.jobs.run({ name: 'orders.expire', retryLimit: 0, retryDelaySeconds: 0 }, {});
    expect((await mine()).map(({ status }) => status)).toEqual(['CONFIRMED']);
    await moveOrder(shop, order.id, 'CANCELLED');
    expect((await mine()).map(({ status }) => status)).toEqual(['CANCELLED']);
  });

  it('is given by hand up to the last seat, also when two colleagues do it at once', async () => {
    const session = await createCoachingSession(shop, { maxParticipants: 1 });
    const { email } = await createShopper(shop);
    const enroll = () => owner.call('POST /coaching-enrollments', { body: { coachingSessionId: session.id, email } });
    const results = await Promise.allSettled([enroll(), enroll(), enroll()]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await refusalOf(enroll())).toMatchObject({ status: 409, code: 'no_seat_left' });
    expect((await see(session.id)).seatsLeft).toBe(0);
  });

  it('is not given by a colleague who confirms what another one moves there at the same moment', async () => {
    const [here, full] = [await createCoachingSession(shop), await createCoachingSession(shop, { maxParticipants: 1 })];
    const { email } = await createShopper(shop);
    const enroll = (coachingSessionId: string) =>
      owner.call('POST /coaching-enrollments', { body: { coachingSessionId, email } });
    const { data } = await enroll(here.id);
    await enroll(full.id);
    const change = (body: CoachingEnrollmentChange) =>
      owner.call('PUT /coaching-enrollments/{id}', { params: { id: data.id }, body });
    await change({ status: 'CANCELLED' });
    let confirming: Promise<unknown> = Promise.resolve();
    await during(
      shop,
      (tx) => tx.selectFrom('coaching_sessions').where('id', '=', here.id).forNoKeyUpdate().execute(),
      async () => {
        confirming = refusalOf(change({ status: 'CONFIRMED' }));
        await untilWaiting(shop);
        await change({ coachingSessionId: full.id });
      },
    );
    expect(await confirming).toMatchObject({ status: 409, code: 'conflict' });
    expect((await see(full.id)).seatsLeft).toBe(0);
  });

  it('fuller than it should be is still edited; only fewer seats than are taken are refused', async () => {
    const session = await createCoachingSession(shop, { maxParticipants: 2 });
    const { email } = await createShopper(shop);
    for (let seat = 0; seat < 2; seat += 1) {
      await owner.call('POST /coaching-enrollments', { body: { coachingSessionId: session.id, email } });
    }
    const params = { id: session.id };
    const fewer = owner.call('PUT /coaching-sessions/{id}', { params, body: { maxParticipants: 1 } });
    expect(await refusalOf(fewer)).toMatchObject({ status: 409, code: 'seats_already_taken' });
    // As an older shop may have it.
    await shop.platform.db
      .updateTable('coaching_sessions')
      .set({ max_participants: 1 })
      .where('id', '=', session.id)
      .execute();
    const body = { description: 'En visio', status: 'ARCHIVED' as const };
    expect((await owner.call('PUT /coaching-sessions/{id}', { params, body })).data).toMatchObject(body);
  });

  it('that is moved to another session is told again, once', async () => {
    const [first, second] = [
      await createCoachingSession(shop, { title: 'Le 3' }),
      await createCoachingSession(shop, { title: 'Le 10' }),
    ];
    const { userId, email } = await createShopper(shop);
    const { data } = await owner.call('POST /coaching-enrollments', { body: { coachingSessionId: first.id, userId } });
    const params = { id: data.id };
    for (let time = 0; time < 2; time += 1)
      await owner.call('PUT /coaching-enrollments/{id}', { params, body: { coachingSessionId: second.id } });
    const mails = await readMails(shop, { to: email, template: 'coaching-confirmed' });
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Votre séance «\u00a0Le 3\u00a0» est confirmée',
      'Votre séance «\u00a0Le 10\u00a0» est confirmée',
    ]);
  });

  it('is told again when it is moved back, or confirmed once more after a cancellation', async () => {
    const [first, second] = [
      await createCoachingSession(shop, { title: 'Le 4' }),
      await createCoachingSession(shop, { title: 'Le 11' }),
    ];
    const { userId, email } = await createShopper(shop);
    const { data } = await owner.call('POST /coaching-enrollments', { body: { coachingSessionId: first.id, userId } });
    const change = (body: CoachingEnrollmentChange) =>
      owner.call('PUT /coaching-enrollments/{id}', { params: { id: data.id }, body });
    await change({ coachingSessionId: second.id });
    await change({ coachingSessionId: first.id });
    await change({ status: 'CANCELLED' });
    await change({ status: 'CONFIRMED' });
    const mails = await readMails(shop, { to: email, template: 'coaching-confirmed' });
    const said = (title: string) => `Votre séance «\u00a0${title}\u00a0» est confirmée`;
    expect(mails.map(({ subject }) => subject)).toEqual(['Le 4', 'Le 11', 'Le 4', 'Le 4'].map(said));
  });

  it('carries notes that the shopper does not read', async () => {
    const { id: coachingSessionId } = await createCoachingSession(shop);
    const shopper = await createShopper(shop);
    const { data } = await owner.call('POST /coaching-enrollments', {
      body: { coachingSessionId, userId: shopper.userId, notes: 'Préfère le matin' },
    });
    const params = { id: data.id };
    const seen = await shop.client(shopper.token).call('GET /coaching-enrollments/{id}', { params });
    expect([data.notes, seen.data.notes]).toEqual(['Préfère le matin', '']);
    const { enrollments } = await shop.client(shopper.token).call('GET /auth/export');
    expect(enrollments).toMatchObject([{ id: data.id, notes: '' }]);
    const { data: came } = await owner.call('PUT /coaching-enrollments/{id}', { params, body: { status: 'ATTENDED' } });
    expect(came).toMatchObject({ status: 'ATTENDED', notes: 'Préfère le matin' });
    await owner.call('DELETE /coaching-enrollments/{id}', { params });
    expect(await refusalOf(owner.call('GET /coaching-enrollments/{id}', { params }))).toMatchObject({
      status: 404,
      code: 'enrollment_not_found',
    });
  });

  it('keeps no note about a shopper who closed their account', async () => {
    const { id: coachingSessionId } = await createCoachingSession(shop);
    const { userId, token, password } = await createShopper(shop);
    const { data } = await owner.call('POST /coaching-enrollments', {
      body: { coachingSessionId, userId, notes: 'Préfère le matin' },
    });
    await shop.client(token).call('DELETE /auth/account', { body: { password } });
    const kept = await owner.call('GET /coaching-enrollments/{id}', { params: { id: data.id } });
    expect(kept.data).toMatchObject({ status: 'CONFIRMED', notes: '' });
  });
});
