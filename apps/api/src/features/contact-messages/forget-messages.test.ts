import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { ApiClient } from '@tokpa/contract';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { useTestShop } from '#testing/test-shop';
import { forgetMessagesJob } from './contact-messages.jobs.ts';

const shop = await useTestShop();
let call: ApiClient['call'];

/** Years go by in these tests: no session lasts so long. */
async function logIn(): Promise<void> {
  ({ call } = shop.client((await createStaff(shop)).token));
}
beforeEach(logIn);

type Words = { name: string; email: string; message: string };

async function receive(words: Words, token?: string): Promise<string> {
  await shop.client(token).call('POST /contact-messages', { body: { ...words, subject: 'other' } });
  const { data } = await call('GET /contact-messages', { query: { search: words.message } });
  return data[0]!.id;
}

const answer = (id: string, words: string) =>
  call('PUT /contact-messages/{id}', { params: { id }, body: { answer: words } });

/** Everything that the team can still read of mails and of the log. */
async function stillRead(): Promise<string> {
  const { data: mails } = await call('GET /mails', { query: { limit: 100 } });
  const shown = await Promise.all(mails.map(({ id }) => call('GET /mails/{id}', { params: { id } })));
  const { data: acts } = await call('GET /audit-log', { query: { limit: 100 } });
  return JSON.stringify([shown, acts]);
}

it('a message that is deleted is read nowhere any more, and who deleted it is', async () => {
  const person = { name: 'Sènami Kpodékon', email: 'senami@exemple.bj' };
  const deleted = await receive({ ...person, message: 'Une ordonnance confidentielle' });
  await answer(deleted, 'Apportez-la au comptoir.');
  const kept = await receive({ ...person, message: 'Vos horaires du samedi' });
  await answer(kept, 'De huit heures à midi.');
  const { data: sent } = await call('GET /mails', { query: { search: 'Sènami', template: 'contact-new-message' } });
  for (const { id } of sent) await call('POST /mails/{id}/resend', { params: { id } });
  await call('DELETE /contact-messages/{id}', { params: { id: deleted } });
  const read = await stillRead();
  for (const gone of ['ordonnance', 'Apportez']) expect(read).not.toContain(gone);
  for (const other of ['horaires', 'huit heures']) expect(read).toContain(other);
  const { data: acts } = await call('GET /audit-log', { query: { resource: 'contact-messages', rowId: deleted } });
  expect(acts.map(({ act, staffName, before, after }) => [act, staffName, before, after])).toEqual([
    ['delete', 'Codjo Agossou', null, null],
    ['update', 'Codjo Agossou', null, null],
  ]);
  expect(acts.every(({ forgottenAt }) => forgottenAt !== null)).toBe(true);

  await call('DELETE /contact-messages/{id}', { params: { id: kept } });
  const nothing = await stillRead();
  for (const gone of [person.name, person.email]) expect(nothing).not.toContain(gone);
});

it('who closes the account leaves no word in the mails to the shop, under another address neither', async () => {
  const { email, password, token: session } = await createShopper(shop);
  await receive({ name: 'Bignon', email: 'bignon-bureau@exemple.bj', message: 'Mon adresse du bureau' }, session);
  await receive({ name: 'Bignon', email, message: 'Sans me connecter' });
  await receive({ name: 'Une autre', email: 'une-autre@exemple.bj', message: 'Un tout autre sujet' });
  await shop.client(session).call('DELETE /auth/account', { body: { password } });
  const read = await stillRead();
  for (const gone of ['adresse du bureau', 'Sans me connecter', 'Bignon', email]) expect(read).not.toContain(gone);
  expect(read).toContain('tout autre sujet');
});

it('who registers a stranger’s address and closes that account removes no mail from before', async () => {
  const email = 'prudente-aussi@exemple.bj';
  await receive({ name: 'Prudente', email, message: 'Bien avant ce compte' });
  shop.clock.pass(1);
  const stranger = await createShopper(shop, { email });
  await shop.client(stranger.token).call('DELETE /auth/account', { body: { password: stranger.password } });
  expect(await stillRead()).toContain('Bien avant ce compte');
});

it('messages are forgotten three years after they came or were last answered, in the log too', async () => {
  const passAndForget = async (years: number, minutes = 0) => {
    shop.clock.passYears(years, minutes);
    await shop.platform.jobs.run(forgetMessagesJob, {});
    await logIn();
  };
  const found = async () => {
    const { data } = await call('GET /contact-messages', { query: { search: 'il-y-a-longtemps' } });
    return data.toSorted((one, other) => one.email.localeCompare(other.email));
  };
  const emails = ['a.il-y-a-longtemps@exemple.bj', 'b.il-y-a-longtemps@exemple.bj'];
  for (const email of emails) {
    const body = { name: 'Ancienne', email, subject: 'other', message: email } as const;
    await shop.client().call('POST /contact-messages', { body });
  }
  const [silent, answered] = (await found()).map(({ id }) => id);
  await call('PUT /contact-messages/{id}', {
    params: { id: silent ?? '' },
    body: { status: 'IN_PROGRESS' },
  });
  await passAndForget(1);
  await call('PUT /contact-messages/{id}', {
    params: { id: answered ?? '' },
    body: { answer: 'Voici notre réponse.' },
  });
  await passAndForget(2, -1);
  expect((await found()).map(({ email }) => email)).toEqual(emails);
  await passAndForget(0, 2);
  expect((await found()).map(({ id }) => id)).toEqual([answered]);
  const { data: acts } = await call('GET /audit-log', { query: { rowId: silent ?? '' } });
  expect(acts).toMatchObject([{ act: 'update', before: null, after: null }]);
  await passAndForget(1);
  expect(await found()).toEqual([]);
});

it('messages that are too old are forgotten however many they are', async () => {
  const { db, jobs } = shop.platform;
  // More than a statement takes parameters.
  await sql`
    insert into contact_messages (name, email, subject, message, created_at)
    select 'Ancienne', 'nombreuse@exemple.bj', 'other', 'Il y a longtemps', '2020-01-01' from generate_series(1, 66000)`.execute(
    db,
  );
  await jobs.run(forgetMessagesJob, {});
  const { data } = await call('GET /contact-messages', { query: { search: 'nombreuse' } });
  expect(data).toEqual([]);
});
