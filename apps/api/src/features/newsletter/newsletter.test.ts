import { describe, expect, it } from 'vitest';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop({ RATE_LIMIT: 'on' });

const SUBSCRIBED = { message: 'Inscription réussie ! Vérifiez votre email.' };
const INVALID_LINK = { status: 404, code: 'invalid_newsletter_link', message: "Ce lien n'est plus valable." };

function subscribe(email: string) {
  return shop.client().call('POST /newsletter/subscribe', { body: { email } });
}

async function tokenMailedTo(email: string): Promise<string> {
  const [mail] = await readMails(shop, { to: email });
  const found = /\/newsletter\/confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (found === undefined) throw new Error(`no confirmation was mailed to ${email}`);
  return found;
}

function stateOf(email: string) {
  return shop.platform.db
    .selectFrom('newsletter_subscribers')
    .select(['status', 'bounced_at'])
    .where('email', '=', email)
    .executeTakeFirst();
}

const statusOf = async (email: string) => (await stateOf(email))?.status;

describe('the newsletter', () => {
  it('goes to nobody before the owner of the mailbox has confirmed', async () => {
    expect(await subscribe('Afiavi@Exemple.bj')).toEqual(SUBSCRIBED);
    expect(await statusOf('afiavi@exemple.bj')).toBe('PENDING');
    const token = await tokenMailedTo('afiavi@exemple.bj');
    await shop.client().call('POST /newsletter/confirm', { body: { token } });
    expect(await statusOf('afiavi@exemple.bj')).toBe('CONFIRMED');
  });

  it('the mail can be unsubscribed from by the mail program’s own button', async () => {
    await subscribe('bouton@exemple.bj');
    const [mail] = await readMails(shop, { to: 'bouton@exemple.bj' });
    const link = `${shop.platform.config.publicUrl}/newsletter/unsubscribe?token=${await tokenMailedTo('bouton@exemple.bj')}`;
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe': `<${link}>` });
  });

  it('a subscriber who subscribes again hears the same, and gets no further mail', async () => {
    await subscribe('encore@exemple.bj');
    await shop.client().call('POST /newsletter/confirm', { body: { token: await tokenMailedTo('encore@exemple.bj') } });
    expect(await subscribe('encore@exemple.bj')).toEqual(SUBSCRIBED);
    expect(await readMails(shop, { to: 'encore@exemple.bj' })).toHaveLength(1);
    expect(await statusOf('encore@exemple.bj')).toBe('CONFIRMED');
  });

  it('somebody whose mailbox was gone comes back by subscribing and confirming again', async () => {
    const [email, token] = ['revenue@exemple.bj', 'nws_revenue'];
    const before = shop.clock.now();
    await shop.platform.db
      .insertInto('newsletter_subscribers')
      .values({ email, token, status: 'CONFIRMED', confirmed_at: before, bounced_at: before })
      .execute();
    expect(await subscribe(email)).toEqual(SUBSCRIBED);
    expect(await readMails(shop, { to: email })).toHaveLength(1);
    expect(await stateOf(email)).toEqual({ status: 'PENDING', bounced_at: before.toISOString() });
    await shop.client().call('POST /newsletter/confirm', { body: { token: await tokenMailedTo(email) } });
    expect(await stateOf(email)).toEqual({ status: 'CONFIRMED', bounced_at: null });
  });

  it('a lost confirmation is mailed again', async () => {
    await subscribe('perdue@exemple.bj');
    await subscribe('perdue@exemple.bj');
    expect(await readMails(shop, { to: 'perdue@exemple.bj' })).toHaveLength(2);
  });

  it('ends with the link, which may be opened twice; the old confirmation does not bring it back', async () => {
    const email = 'adieu@exemple.bj';
    await subscribe(email);
    const body = { token: await tokenMailedTo(email) };
    await shop.client().call('POST /newsletter/confirm', { body });
    const first = await shop.client().call('POST /newsletter/unsubscribe', { body });
    expect(await shop.client().call('POST /newsletter/unsubscribe', { body })).toEqual(first);
    expect(await refusalOf(shop.client().call('POST /newsletter/confirm', { body }))).toMatchObject(INVALID_LINK);
    expect(await statusOf(email)).toBe('UNSUBSCRIBED');
    await subscribe(email);
    expect(await statusOf(email)).toBe('PENDING');
  });

  it.each(['confirm', 'unsubscribe'] as const)('an invented link does not %s anybody', async (act) => {
    const call = shop.client().call(`POST /newsletter/${act}`, { body: { token: 'nws_invente' } });
    expect(await refusalOf(call)).toMatchObject(INVALID_LINK);
  });

  it.each([
    ['', 'Veuillez saisir votre email'],
    ['afiavi', "Format d'email invalide"],
  ])('%j is answered: %s', async (email, message) => {
    expect(await refusalOf(subscribe(email))).toMatchObject({ status: 422, message });
  });

  it('nobody can have a stranger’s mailbox filled', async () => {
    for (let times = 0; times < 5; times += 1) await subscribe('victime@exemple.bj');
    expect(await refusalOf(subscribe('victime@exemple.bj'))).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(await readMails(shop, { to: 'victime@exemple.bj' })).toHaveLength(5);
  });

  it.each(['POST /newsletter/confirm', 'POST /newsletter/unsubscribe'] as const)(
    '%s refuses a token that nobody can have written',
    async (key) => {
      const refusal = await refusalOf(shop.client().call(key, { body: { token: 'a\0b' } }));
      expect(refusal).toMatchObject({ status: 422, message: 'Ce texte contient un caractère non autorisé' });
    },
  );
});
