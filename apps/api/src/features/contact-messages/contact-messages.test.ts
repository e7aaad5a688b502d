import { describe, expect, it } from 'vitest';
import type { ContactMessageInput } from '@tokpa/contract';
import { createShopper } from '#testing/create-shopper';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop({ RATE_LIMIT: 'on' });

const STAFF_MAILBOX = 'bonjour@tokpa.example';
const SENT = { message: 'Votre message a bien été envoyé ! Nous vous répondrons dans les plus brefs délais.' };

const MESSAGE: ContactMessageInput = {
  name: 'Afiavi Houngbédji',
  email: 'afiavi@exemple.bj',
  phone: '01 97 00 00 00',
  subject: 'health-advice',
  message: 'Bonjour,\nquel tensiomètre pour ma mère ?',
};

function write(wishes: Partial<Record<keyof ContactMessageInput, string>>, from = '10.0.0.1') {
  return shop.app.inject({
    method: 'POST',
    url: '/api/v1/contact-messages',
    remoteAddress: from,
    payload: { ...MESSAGE, ...wishes },
  });
}

function messagesFrom(email: string) {
  return shop.platform.db.selectFrom('contact_messages').selectAll().where('email', '=', email).execute();
}

describe('a message from the contact page', () => {
  it('is kept as new for the staff, its phone number in the shop’s one form', async () => {
    const answer = await write({ email: 'Kossi@Exemple.bj' });
    expect([answer.statusCode, answer.json()]).toEqual([201, SENT]);
    expect(await messagesFrom('kossi@exemple.bj')).toMatchObject([
      {
        name: MESSAGE.name,
        phone: '+2290197000000',
        subject: 'health-advice',
        message: MESSAGE.message,
        status: 'NEW',
        assignee_id: null,
        answer: null,
      },
    ]);
  });

  it('has its eight digits read as a number of Bénin', async () => {
    await write({ email: 'huit@exemple.bj', phone: ' 97 00 00 00 ' });
    expect(await messagesFrom('huit@exemple.bj')).toMatchObject([{ phone: '+2290197000000' }]);
  });

  it('keeps the country of a number that has its code, for the staff and in their mail', async () => {
    await write({ email: 'lome@exemple.bj', phone: '00228 90 12 34 56' });
    expect(await messagesFrom('lome@exemple.bj')).toMatchObject([{ phone: '+22890123456' }]);
    const mails = await readMails(shop, { to: STAFF_MAILBOX });
    const mail = mails.find(({ headers }) => headers['Reply-To'] === 'lome@exemple.bj');
    expect(mail?.text).toContain('Téléphone\u00a0: +228\u00a090\u00a012\u00a034\u00a056');
  });

  it('reaches the staff, who answer its sender by answering the mail', async () => {
    await write({ email: 'equipe@exemple.bj', message: 'Livrez-vous <b>Parakou</b> ?' });
    const mails = await readMails(shop, { to: STAFF_MAILBOX });
    const mail = mails.find(({ headers }) => headers['Reply-To'] === 'equipe@exemple.bj');
    expect(mail?.subject).toBe('Message de Afiavi Houngbédji\u00a0: Conseil santé');
    expect(mail?.text).toContain('Livrez-vous <b>Parakou</b> ?');
    expect(mail?.text).toContain('+229\u00a001\u00a097\u00a000\u00a000\u00a000');
    expect(mail?.html).toContain('&lt;b&gt;Parakou&lt;/b&gt;');
  });

  it('is acknowledged to its sender, without a word that a stranger could have put there', async () => {
    await write({ email: 'expediteur@exemple.bj', name: 'Gagnez un million', message: 'Cliquez sur piege.test' });
    const [mail, ...others] = await readMails(shop, { to: 'expediteur@exemple.bj' });
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Nous avons bien reçu votre message');
    expect(mail?.text).toContain('Conseil santé');
    expect(mail?.html).not.toMatch(/million|piege/);
  });

  it('needs neither a phone number nor an account', async () => {
    const { phone: _, ...withoutPhone } = MESSAGE;
    const answer = await shop
      .client()
      .call('POST /contact-messages', { body: { ...withoutPhone, email: 'sans@exemple.bj' } });
    expect(answer).toEqual(SENT);
    expect(await messagesFrom('sans@exemple.bj')).toMatchObject([{ phone: '' }]);
  });

  it('of a robot is thanked for and thrown away', async () => {
    const answer = await write({ email: 'robot@exemple.bj', website: 'https://spam.test' });
    expect([answer.statusCode, answer.json()]).toEqual([201, SENT]);
    expect(await messagesFrom('robot@exemple.bj')).toEqual([]);
    expect(await readMails(shop, { to: 'robot@exemple.bj' })).toEqual([]);
  });

  it.each([
    ['name', '  ', 'Le nom est requis'],
    ['email', '', "L'email est requis"],
    ['email', 'afiavi', "Format d'email invalide"],
    ['phone', '123', 'Le numéro de téléphone est invalide'],
    ['phone', 'appelez-moi', 'Le numéro de téléphone est invalide'],
    ['subject', '', 'Le sujet est requis'],
    ['message', '', 'Le message est requis'],
    ['message', 'a'.repeat(2001), 'Maximum 2000 caractères'],
  ])('whose %s is %j is answered next to the field: %#', async (field, value, message) => {
    const answer = await write({ [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: 'validation_failed', errors: { [field]: [message] } });
  });
});

describe('too many messages', () => {
  it('from one address are refused, and other addresses are still heard', async () => {
    for (let sent = 0; sent < 20; sent += 1) await write({ email: `flot${sent}@exemple.bj` }, '10.0.0.2');
    const refused = await write({ email: 'flot20@exemple.bj' }, '10.0.0.2');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await messagesFrom('flot20@exemple.bj')).toEqual([]);
    expect((await write({ email: 'flot21@exemple.bj' }, '10.0.0.3')).statusCode).toBe(201);
  });

  it('cannot fill a stranger’s mailbox with our thanks', async () => {
    const body = { ...MESSAGE, email: 'victime@exemple.bj' };
    for (let sent = 0; sent < 5; sent += 1) await write({ email: body.email }, `10.0.1.${sent}`);
    expect(await refusalOf(shop.client().call('POST /contact-messages', { body }))).toMatchObject({
      code: 'too_many_requests',
    });
    expect(await readMails(shop, { to: 'victime@exemple.bj' })).toHaveLength(5);
  });

  it('is part of what its sender may take along, once they were logged in', async () => {
    const shopper = await createShopper(shop, { email: 'emporte@exemple.bj' });
    const client = shop.client(shopper.token);
    await write({ email: shopper.email, message: 'Écrit sans être connecté' });
    await client.call('POST /contact-messages', { body: { ...MESSAGE, email: shopper.email } });
    expect((await client.call('GET /auth/export')).contactMessages).toMatchObject([
      { email: shopper.email, subject: MESSAGE.subject, message: MESSAGE.message, status: 'NEW' },
    ]);
  });
});
