import { describe, expect, it } from 'vitest';
import { createSeminar } from '#testing/create-course';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { orderCourse } from '#testing/order-course';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { seminarCalendar } from './calendar.ts';
import { placeInWords } from './seminar-place.ts';

const shop = await useTestShop();
// The first order would wait for its mail's template.
await shop.platform.mailer.prepare();
const owner = shop.client((await createStaff(shop)).token);
const visitor = shop.client();

const SOON = new Date(shop.clock.now().getTime() + 24 * 3_600_000).toISOString();
const LATER = new Date(shop.clock.now().getTime() + 48 * 3_600_000).toISOString();

const runJob = (name: string) => shop.platform.jobs.run({ name, retryLimit: 0, retryDelaySeconds: 0 }, {});
const see = async (id: string) => (await visitor.call('GET /seminars/{id}', { params: { id } })).data;

describe('a seminar', () => {
  it('is created, read by id and slug, changed and removed', async () => {
    const { data } = await owner.call('POST /seminars', {
      body: {
        title: 'Journée du karité',
        price: 3000,
        startDate: SOON,
        endDate: LATER,
        location: 'Parakou',
        venue: 'Maison des jeunes',
        maxParticipants: 80,
        status: 'PUBLISHED',
      },
    });
    expect(data).toMatchObject({ slug: 'journee-du-karite', seatsLeft: 80, isAvailable: true, address: '' });
    expect(await see('journee-du-karite')).toEqual(data);
    const params = { id: data.id };
    const { data: changed } = await owner.call('PUT /seminars/{id}', {
      params,
      body: { venue: null, endDate: null, maxParticipants: null },
    });
    expect(changed).toMatchObject({
      venue: '',
      endDate: null,
      maxParticipants: null,
      seatsLeft: null,
      location: 'Parakou',
    });
    expect(await see(data.id)).toEqual(changed);
    await owner.call('DELETE /seminars/{id}', { params });
    expect(await refusalOf(see(data.id))).toMatchObject({ status: 404, code: 'seminar_not_found' });
  });

  it('comes as a form too, and its dates, prices and seats are checked next to their fields', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      title: 'En formulaire',
      price: '500',
      startDate: SOON,
      maxParticipants: '12',
    }))
      form.append(name, value);
    expect((await owner.call('POST /seminars', { body: form })).data).toMatchObject({
      price: 500,
      maxParticipants: 12,
      status: 'DRAFT',
    });
    const body = { title: 'X', price: 1, startDate: LATER, endDate: SOON, maxParticipants: 0 };
    expect((await refusalOf(owner.call('POST /seminars', { body }))).errors).toMatchObject({
      maxParticipants: ['Au moins une place'],
    });
    const refusal = await refusalOf(owner.call('POST /seminars', { body: { ...body, maxParticipants: 3 } }));
    expect(refusal.errors).toEqual({ endDate: ['La fin doit venir après le début'] });
    const instant = { title: 'X', price: 1, startDate: SOON, endDate: SOON };
    expect((await refusalOf(owner.call('POST /seminars', { body: instant }))).errors).toEqual(refusal.errors);
    const { id } = await createSeminar(shop);
    const { startDate: endDate } = await see(id);
    expect(await refusalOf(owner.call('PUT /seminars/{id}', { params: { id }, body: { endDate } }))).toMatchObject({
      message: 'La fin doit venir après le début.',
      errors: { endDate: ['La fin doit venir après le début.'] },
    });
    const change = { params: { id }, body: { endDate: shop.clock.now().toISOString() } };
    expect(await refusalOf(owner.call('PUT /seminars/{id}', change))).toMatchObject({
      status: 422,
      code: 'ends_before_start',
      errors: { endDate: ['La fin doit venir après le début.'] },
    });
  });

  it('lists the nearest first; the public sees those online alone', async () => {
    const far = await createSeminar(shop, { title: 'Rencontre lointaine', startDate: new Date(LATER) });
    const near = await createSeminar(shop, { title: 'Rencontre proche', startDate: new Date(SOON) });
    await createSeminar(shop, { title: 'Rencontre cachée', status: 'DRAFT' });
    const query = { search: 'rencontre' };
    expect((await visitor.call('GET /seminars', { query })).data.map(({ id }) => id)).toEqual([near.id, far.id]);
    expect((await owner.call('GET /seminars', { query: { ...query, sort: '-startDate' } })).meta.total).toBe(3);
    const until = { ...query, startsBefore: LATER };
    expect((await visitor.call('GET /seminars', { query: until })).data.map(({ id }) => id)).toEqual([near.id]);
  });

  it('that has begun is no longer offered, although nobody wrote anything', async () => {
    const { id } = await createSeminar(shop, { startDate: new Date(shop.clock.now().getTime() + 60_000) });
    expect((await see(id)).isAvailable).toBe(true);
    shop.clock.pass(2);
    await runJob('courses.drop-begun');
    expect((await see(id)).isAvailable).toBe(false);
  });

  it('that has begun while the shop slept for an hour is no longer offered when it wakes', async () => {
    await runJob('courses.drop-begun');
    const { id } = await createSeminar(shop, { startDate: new Date(shop.clock.now().getTime() + 60_000) });
    expect((await see(id)).isAvailable).toBe(true);
    shop.clock.pass(60);
    await runJob('courses.drop-begun');
    expect((await see(id)).isAvailable).toBe(false);
  });

  it('never has fewer seats than people', async () => {
    const { id } = await createSeminar(shop, { maxParticipants: 3 });
    for (const fullName of ['Un', 'Deux'])
      await owner.call('POST /seminar-registrations', { body: { seminarId: id, fullName } });
    const fewer = owner.call('PUT /seminars/{id}', { params: { id }, body: { maxParticipants: 1 } });
    const refusal = await refusalOf(fewer);
    expect(refusal).toMatchObject({ status: 409, code: 'seats_already_taken' });
    expect(refusal.errors).toEqual({ maxParticipants: ['2 places sont déjà prises : il en faut au moins autant.'] });
    await owner.call('PUT /seminars/{id}', { params: { id }, body: { maxParticipants: 2 } });
    expect((await see(id)).seatsLeft).toBe(0);
  });

  it('in which somebody takes part is archived, not removed', async () => {
    const { id } = await createSeminar(shop);
    await orderCourse(shop, await createShopper(shop), { itemType: 'SEMINAR', itemId: id });
    expect((await owner.call('DELETE /seminars/{id}', { params: { id } })).message).toContain('archivé');
    expect((await owner.call('GET /seminars/{id}', { params: { id } })).data.status).toBe('ARCHIVED');
    expect(await refusalOf(see(id))).toMatchObject({ status: 404 });
  });

  it('goes into a calendar', async () => {
    const { id, slug } = await createSeminar(shop, { title: 'Savons, miel ; karité' });
    const answer = await shop.app.inject({ url: `/api/v1/seminars/${id}/agenda.ics` });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${slug}.ics"`);
    expect(answer.body).toContain(String.raw`SUMMARY:Savons\, miel \; karité`);
  });

  it('has a calendar for those alone who may see it, whatever is asked for', async () => {
    const { id } = await createSeminar(shop);
    await orderCourse(shop, await createShopper(shop), { itemType: 'SEMINAR', itemId: id });
    const statusFor = async (named: string) =>
      (await shop.app.inject({ url: `/api/v1/seminars/${named}/agenda.ics` })).statusCode;
    expect([await statusFor(id), await statusFor('inconnu'), await statusFor('%00')]).toEqual([200, 404, 404]);
    await owner.call('DELETE /seminars/{id}', { params: { id } });
    expect(await statusFor(id)).toBe(404);
  });

  it.each(['DRAFT', 'ARCHIVED'] as const)(
    'that is %s has its calendar for who was mailed that they have a place, and for nobody else',
    async (status) => {
      const { id, slug } = await createSeminar(shop);
      await owner.call('PUT /seminars/{id}', { params: { id }, body: { status } });
      const statusFor = async (named: string) =>
        (await shop.app.inject({ url: `/api/v1/seminars/${named}/agenda.ics` })).statusCode;
      expect(await statusFor(id)).toBe(404);
      await owner.call('POST /seminar-registrations', { body: { seminarId: id, fullName: 'Codjo' } });
      expect([await statusFor(id), await statusFor(slug)]).toEqual([200, 404]);
    },
  );

  it('is asked for by days as Benin counts them, and by moments', async () => {
    await createSeminar(shop, { title: 'À minuit passé', startDate: new Date('2031-03-01T23:30:00Z') });
    const found = async (query: { startsAfter?: string; startsBefore?: string }) =>
      (await visitor.call('GET /seminars', { query: { ...query, search: 'minuit passé' } })).data.length;
    expect([await found({ startsAfter: '2031-03-02' }), await found({ startsAfter: '2031-03-03' })]).toEqual([1, 0]);
    expect([await found({ startsBefore: '2031-03-02' }), await found({ startsBefore: '2031-03-03' })]).toEqual([0, 1]);
    expect(await found({ startsAfter: '2031-03-01T23:31:00Z' })).toBe(0);
  });
});

describe('the calendar file', () => {
  const seminar = {
    id: '1',
    slug: 's',
    title: 'É'.repeat(80),
    description: 'Un\nDeux',
    startDate: '2026-12-15T08:00:00.000Z',
    endDate: null,
    venue: 'Salle A',
    address: '',
    location: 'Cotonou',
    updatedAt: '2026-11-21T20:00:00.000Z',
    cancelledAt: null,
  };
  const file = seminarCalendar(seminar, 'https://tokpa.example');

  it('has lines of at most 75 bytes that join to what was meant', () => {
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'É'.repeat(80)}\r\n`);
  });

  it('says when and where in a way that every calendar reads', () => {
    expect(file).toContain('UID:1@tokpa.example\r\n');
    expect(file).toContain('DTSTART:20261215T080000Z\r\nDTEND:20261215T110000Z\r\n');
    expect(file).toContain('LOCATION:Salle A\\, Cotonou\r\n');
    expect(file).toContain('DESCRIPTION:Un\\nDeux\r\n');
  });

  it('says as the mails do where it is, and the city once', () => {
    const addressed = { ...seminar, address: 'Avenue Clozel, Cotonou' };
    expect(seminarCalendar(addressed, 'https://tokpa.example')).toContain(
      'LOCATION:Salle A\\, Avenue Clozel\\, Cotonou\r\n',
    );
    expect(placeInWords(addressed)).toBe('Salle A, Avenue Clozel, Cotonou');
    expect(placeInWords({ venue: '', address: '', location: '' })).toBe('sera précisé');
  });
});
