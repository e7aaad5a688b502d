import { describe, expect, it } from 'vitest';
import type { CoachingSession, SeminarChange } from '@tokpa/contract';
import { createCoachingSession, createSeminar } from '#testing/create-course';
import { createShopper, type Shopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { moveOrder, orderCourse } from '#testing/order-course';
import { readMails } from '#testing/read-mails';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
// The first order would wait for its mail's template.
await shop.platform.mailer.prepare();
const team = shop.client((await createStaff(shop)).token);

const changeSeminar = (id: string, body: SeminarChange) => team.call('PUT /seminars/{id}', { params: { id }, body });
const changeSession = (id: string, body: Partial<Pick<CoachingSession, 'startDate' | 'mode' | 'location' | 'title'>>) =>
  team.call('PUT /coaching-sessions/{id}', { params: { id }, body });
const told = (to: string) => readMails(shop, { to, template: 'session-moved' });

async function buySeat(seminarId: string, { quantity = 1, isPaid = true } = {}): Promise<Shopper> {
  const shopper = await createShopper(shop);
  const order = await orderCourse(shop, shopper, { itemType: 'SEMINAR', itemId: seminarId, quantity });
  if (isPaid) await moveOrder(shop, order.id, 'PAID');
  return shopper;
}

const AT_NINE = new Date('2031-12-15T08:00:00Z');

describe('a seminar that the team moves', () => {
  it('is told once to each who has a seat there: what was, what is now, and where they find it', async () => {
    const { id } = await createSeminar(shop, { title: 'Karité', startDate: AT_NINE });
    await changeSeminar(id, { venue: 'Maison des jeunes', location: 'Parakou' });
    const paid = await buySeat(id, { quantity: 3 });
    const waiting = await buySeat(id, { isPaid: false });
    await changeSeminar(id, { startDate: '2031-12-18T14:30:00Z', venue: 'Salle des fêtes' });
    for (const { email } of [paid, waiting]) {
      const [mail, ...others] = await told(email);
      expect(others).toEqual([]);
      expect(mail?.subject).toBe('Séminaire «\u00a0Karité\u00a0»\u00a0: nouvelle date et nouveau lieu');
      expect(mail?.text).toContain('Date\u00a0: 18 décembre 2031 à 15:30\nLieu\u00a0: Salle des fêtes, Parakou');
      expect(mail?.text).toContain('Date\u00a0: 15 décembre 2031 à 09:00\nLieu\u00a0: Maison des jeunes, Parakou');
      expect(mail?.html).toContain(`href="${shop.platform.config.publicUrl}/account/formations"`);
    }
  });

  it('is told to who was registered by hand, and to nobody whose seat was cancelled or whose account is closed', async () => {
    const { id, slug } = await createSeminar(shop, { startDate: AT_NINE });
    const gone = await buySeat(id);
    await shop.client(gone.token).call('DELETE /auth/account', { body: { password: gone.password } });
    const byHand = { seminarId: id, fullName: 'Codjo', email: 'codjo@exemple.bj' };
    await team.call('POST /seminar-registrations', { body: byHand });
    const cancelled = { ...byHand, email: 'annulee@exemple.bj', status: 'CANCELLED' as const };
    await team.call('POST /seminar-registrations', { body: cancelled });
    await changeSeminar(id, { startDate: '2031-12-15T09:00:00Z' });
    const [mail] = await told(byHand.email);
    expect(mail?.subject).toContain('nouvel horaire');
    expect(mail?.text).toContain(`/api/v1/seminars/${id}/agenda.ics`);
    expect(mail?.text).toContain(`Voir dans la boutique\u00a0: ${shop.platform.config.publicUrl}/seminar/${slug}`);
    expect(await told(cancelled.email)).toEqual([]);
    const mails = await readMails(shop, { template: 'session-moved' });
    expect(mails.filter(({ text }) => text.includes(id))).toHaveLength(1);
  });

  it('is told each time that it is moved, and not where its time and place stay', async () => {
    const { id } = await createSeminar(shop, { startDate: AT_NINE });
    const { email } = await buySeat(id);
    const later = '2031-12-16T08:00:00Z';
    await changeSeminar(id, { title: 'Sous un autre titre', startDate: AT_NINE.toISOString(), maxParticipants: 40 });
    expect(await told(email)).toEqual([]);
    for (const startDate of [later, later, AT_NINE.toISOString()]) await changeSeminar(id, { startDate });
    const dates = (await told(email)).map(({ text }) => /C’est maintenant\nDate\u00a0: (.*) à/.exec(text)?.[1]);
    expect(dates).toEqual(['16 décembre 2031', '15 décembre 2031']);
  });

  it('is told to nobody once it is over, nor where it is put into the past', async () => {
    const { now } = shop.clock;
    const hence = (hours: number) => new Date(now().getTime() + hours * 3_600_000);
    const over = await createSeminar(shop, { startDate: hence(1) });
    const toCome = await createSeminar(shop, { startDate: hence(48) });
    const [was, comes] = [await buySeat(over.id), await buySeat(toCome.id)];
    await changeSeminar(toCome.id, { startDate: hence(-24).toISOString() });
    shop.clock.pass(5 * 60);
    await changeSeminar(over.id, { venue: 'Ailleurs' });
    await changeSeminar(over.id, { startDate: hence(72).toISOString() });
    expect([await told(was.email), await told(comes.email)]).toEqual([[], []]);
  });

  it('is told to who waits at a door where it has just begun', async () => {
    const { id } = await createSeminar(shop, { startDate: new Date(shop.clock.now().getTime() + 3_600_000) });
    const { email } = await buySeat(id);
    shop.clock.pass(90);
    await changeSeminar(id, { venue: 'Salle voisine' });
    expect((await told(email)).map(({ text }) => text)).toEqual([expect.stringContaining('Lieu\u00a0: Salle voisine')]);
  });
});

describe('a coaching session that the team moves', () => {
  it('tells the way into it to who has a seat, and only when it is to who waits for the payment', async () => {
    const { id } = await createCoachingSession(shop, { title: 'Sommeil', startDate: AT_NINE });
    await changeSession(id, { mode: 'ONLINE', location: 'https://visio.exemple.bj/un' });
    const enrol = async (status: 'PENDING' | 'CONFIRMED') => {
      const { email } = await createShopper(shop);
      await team.call('POST /coaching-enrollments', { body: { coachingSessionId: id, email, status } });
      return email;
    };
    const [seated, waiting] = [await enrol('CONFIRMED'), await enrol('PENDING')];
    await changeSession(id, { location: 'https://visio.exemple.bj/deux' });
    const [mail] = await told(seated);
    expect(mail?.subject).toBe('Séance de coaching «\u00a0Sommeil\u00a0»\u00a0: nouveau lien');
    expect(mail?.text).toContain('Lieu\u00a0: En ligne\u00a0: https://visio.exemple.bj/deux');
    expect(await told(waiting)).toEqual([]);
    await changeSession(id, { startDate: '2031-12-20T08:00:00Z' });
    const [seen] = await told(waiting);
    expect(seen?.text).toContain('Date\u00a0: 20 décembre 2031 à 09:00\nLieu\u00a0: En ligne\n');
    expect(seen?.html).not.toContain('visio.exemple.bj');
    expect(await told(seated)).toHaveLength(2);
  });

  it('by appointment tells its date when there is one', async () => {
    const { id } = await createCoachingSession(shop, { startDate: AT_NINE });
    await changeSession(id, { startDate: null, mode: 'ONSITE', location: 'Cotonou' });
    const { email } = await createShopper(shop);
    await team.call('POST /coaching-enrollments', { body: { coachingSessionId: id, email } });
    await changeSession(id, { startDate: AT_NINE.toISOString() });
    const [mail] = await told(email);
    expect(mail?.text).toContain(
      'C’est maintenant\nDate\u00a0: 15 décembre 2031 à 09:00\nLieu\u00a0: Sur place\u00a0: Cotonou',
    );
    expect(mail?.text).toContain('C’était prévu\nDate\u00a0: à convenir\n');
  });
});
