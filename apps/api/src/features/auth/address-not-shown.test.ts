import { expect, test } from 'vitest';
import { createSeminar } from '#testing/create-course';
import { createProduct } from '#testing/create-product';
import { createShopper, type Shopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { readMails } from '#testing/read-mails';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const { db, jobs } = shop.platform;
const staff = shop.client((await createStaff(shop)).token);

const close = ({ token, password }: Shopper) => shop.client(token).call('DELETE /auth/account', { body: { password } });
const move = ({ token }: Shopper, email: string) => shop.client(token).call('PUT /auth/profile', { body: { email } });
const exportOf = ({ token }: Shopper) => shop.client(token).call('GET /auth/export');

/** The team gives a seat to somebody at this address, who has no account that it knows of. */
async function giveSeatTo(email: string) {
  const { id: seminarId } = await createSeminar(shop);
  const body = { seminarId, fullName: 'Adjoa Victime', email: email.toUpperCase(), phone: '+2290161234500' };
  const { data } = await staff.call('POST /seminar-registrations', { body });
  return async () => (await staff.call('GET /seminar-registrations/{id}', { params: { id: data.id } })).data;
}

async function tokenOf(email: string): Promise<string> {
  const subscriber = db.selectFrom('newsletter_subscribers').select('token').where('email', '=', email);
  return (await subscriber.executeTakeFirstOrThrow()).token;
}

async function subscribe(email: string, { asOwner }: { asOwner?: Shopper } = {}): Promise<void> {
  await shop.client().call('POST /newsletter/subscribe', { body: { email } });
  const body = { token: await tokenOf(email) };
  await shop.client(asOwner?.token).call('POST /newsletter/confirm', { body });
}

/** The shopper asks for a code at the address of their account, and uses it. */
async function useCode(shopper: Shopper): Promise<Shopper> {
  const { email } = shopper;
  await shop.client().call('POST /auth/forgot-password', { body: { email } });
  await jobs.drain();
  const [mail] = await readMails(shop, { to: email, template: 'reset-code' });
  const body = { email, otp: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '', newPassword: 'Nouveau-secret1!' };
  await shop.client().call('POST /auth/reset-password', { body });
  const { token } = await shop.client().call('POST /auth/login', { body: { email, password: body.newPassword } });
  return { ...shopper, token, password: body.newPassword };
}

test('who puts a stranger’s address on an account neither reads nor takes the seat that the team gave to it', async () => {
  const stranger = await createShopper(shop);
  await move(stranger, `adjoa-${stranger.email}`);
  const seat = await giveSeatTo(`adjoa-${stranger.email}`);
  expect((await exportOf(stranger)).enrollments).toEqual([]);
  await move(stranger, `plus-loin-${stranger.email}`);
  expect((await exportOf(stranger)).enrollments).toEqual([]);
  expect(await seat()).toMatchObject({ userId: null, email: `adjoa-${stranger.email}` });
});

test('nothing that is kept by an address alone goes with an account whose holder has never shown that it is theirs', async () => {
  const stranger = await createShopper(shop);
  const { email } = stranger;
  const { id: productId } = await createProduct(shop, { stock: 0 });
  const seat = await giveSeatTo(email);
  await shop.client().call('POST /stock-alerts', { body: { productId, email } });
  await subscribe(email);
  expect((await exportOf(stranger)).newsletter).toEqual([]);
  await close(stranger);
  expect(await seat()).toMatchObject({ fullName: 'Adjoa Victime', phone: '+2290161234500' });
  expect(await db.selectFrom('stock_alerts').select('email').where('email', '=', email).execute()).toHaveLength(1);
  const subscribers = db.selectFrom('newsletter_subscribers').select('status').where('email', '=', email);
  expect(await subscribers.execute()).toEqual([{ status: 'CONFIRMED' }]);
  const { data: lines } = await staff.call('GET /audit-log', {
    query: { search: 'Adjoa', resource: 'seminar-registrations' },
  });
  expect(lines.some(({ after }) => JSON.stringify(after)?.toLowerCase().includes(email))).toBe(true);
});

test('a code from a mail at the address shows that it is theirs: what is kept by it is exported, and goes with the account', async () => {
  const owner = await useCode(await createShopper(shop));
  const seat = await giveSeatTo(owner.email);
  expect((await exportOf(owner)).enrollments).toMatchObject([{ fullName: 'Adjoa Victime' }]);
  await close(owner);
  expect(await seat()).toMatchObject({ fullName: 'Compte supprimé', email: '', phone: '' });
});

test('the newsletter’s link shows it to whoever is logged in under its address, and to nobody else', async () => {
  const [owner, other] = [await createShopper(shop), await createShopper(shop)];
  for (const { email } of [owner, other]) await giveSeatTo(email);
  await subscribe(owner.email, { asOwner: other });
  expect([(await exportOf(owner)).enrollments, (await exportOf(other)).enrollments]).toEqual([[], []]);
  await subscribe(owner.email, { asOwner: owner });
  expect((await exportOf(owner)).enrollments).toHaveLength(1);
  expect((await exportOf(owner)).newsletter).toMatchObject([{ email: owner.email, status: 'CONFIRMED' }]);
});

test.each(['their holder', 'the team'])(
  'a new address that %s gives the account is not shown by the one before',
  async (who) => {
    const shopper = await useCode(await createShopper(shop));
    const email = `nouvelle-${shopper.email}`;
    const seat = await giveSeatTo(email);
    if (who === 'the team') await staff.call('PUT /users/{id}', { params: { id: shopper.userId }, body: { email } });
    else await move(shopper, email);
    const { email_proven_at: provenAt } = await db
      .selectFrom('users')
      .select('email_proven_at')
      .where('id', '=', shopper.userId)
      .executeTakeFirstOrThrow();
    expect(provenAt).toBeNull();
    if (who !== 'the team') await close(shopper);
    expect(await seat()).toMatchObject({ fullName: 'Adjoa Victime' });
  },
);

test('who registers under the address of the shop, or of its team, removes no mail to it', async () => {
  const contact = 'bonjour@tokpa.example';
  const { email: colleague } = await createStaff(shop);
  const message = { name: 'Cliente', subject: 'other', message: 'Avez-vous du miel ?' } as const;
  for (const email of [contact, colleague]) {
    const thief = await createShopper(shop, { email });
    await shop.client().call('POST /contact-messages', { body: { ...message, email: 'cliente@exemple.bj' } });
    await shop.client().call('POST /newsletter/subscribe', { body: { email } });
    const before = await readMails(shop, { to: email });
    await close(thief);
    expect(before.length).toBeGreaterThan(0);
    expect(await readMails(shop, { to: email })).toHaveLength(before.length);
  }
});
