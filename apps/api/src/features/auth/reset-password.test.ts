import { describe, expect, it } from 'vitest';
import { createShopper, type Shopper } from '#testing/create-shopper';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();

const SENT = 'Un code de vérification a été envoyé à votre adresse email. Vérifiez votre boîte de réception.';
const INVALID = {
  status: 400,
  code: 'invalid_reset_code',
  message: 'Le code de vérification est invalide ou a expiré.',
};

async function askForCode(email: string): Promise<string[]> {
  await shop.client().call('POST /auth/forgot-password', { body: { email } });
  await shop.platform.jobs.drain();
  const mails = await readMails(shop, { to: email, template: 'reset-code' });
  return mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? 'no code');
}

async function createForgetful(): Promise<Shopper & { code: string; wrongCode: string }> {
  const shopper = await createShopper(shop);
  const [code = ''] = await askForCode(shopper.email);
  return { ...shopper, code, wrongCode: code === '000000' ? '111111' : '000000' };
}

function reset(email: string, otp: string, newPassword = 'nouveau secret') {
  return shop.client().call('POST /auth/reset-password', { body: { email, otp, newPassword } });
}

function logIn(email: string, password: string) {
  return shop.client().call('POST /auth/login', { body: { email, password } });
}

describe('a forgotten password', () => {
  it('is replaced with the code from the mail, and every open session ends', async () => {
    const { email, password, code, token } = await createForgetful();
    await reset(email.toUpperCase(), code);
    expect((await logIn(email, 'nouveau secret')).user.email).toBe(email);
    expect((await refusalOf(logIn(email, password))).code).toBe('invalid_credentials');
    expect((await refusalOf(shop.client(token).call('GET /auth/profile'))).code).toBe('unauthorized');
  });

  it('nobody learns from the answer who has an account, and only who has one gets a mail', async () => {
    const { email } = await createShopper(shop);
    const blocked = await createShopper(shop, { isBlocked: true });
    const ask = (address: string) => shop.client().call('POST /auth/forgot-password', { body: { email: address } });
    const answers = await Promise.all([email, 'personne@exemple.bj', blocked.email].map(ask));
    expect(answers).toEqual([{ message: SENT }, { message: SENT }, { message: SENT }]);
    // Nothing has been looked up yet: there is nothing that the time of the answer could tell.
    expect(await readMails(shop, { to: email })).toEqual([]);
    await shop.platform.jobs.drain();
    expect(await readMails(shop, { to: email })).toHaveLength(1);
    expect(await readMails(shop, { to: 'personne@exemple.bj' })).toEqual([]);
    expect(await readMails(shop, { to: blocked.email })).toEqual([]);
  });

  it('the mail leads to the form with the address filled in', async () => {
    const { email } = await createForgetful();
    const [mail] = await readMails(shop, { to: email });
    expect(mail?.text).toContain(`/reset-password?email=${encodeURIComponent(email)}`);
    expect(mail?.subject).not.toMatch(/\d/);
  });

  it('the code is not stored in a form that can be read', async () => {
    const { userId, code } = await createForgetful();
    const row = await shop.platform.db
      .selectFrom('password_reset_codes')
      .select('code_hash')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(row.code_hash).toMatch(/^\$argon2id\$/);
    expect(row.code_hash).not.toContain(code);
  });

  it('a code serves once', async () => {
    const { email, code } = await createForgetful();
    await reset(email, code);
    expect(await refusalOf(reset(email, code))).toMatchObject(INVALID);
  });

  it('a code is good for fifteen minutes', async () => {
    const late = await createForgetful();
    shop.clock.pass(14);
    const timely = await createForgetful();
    shop.clock.pass(1);
    expect(await refusalOf(reset(late.email, late.code))).toMatchObject(INVALID);
    shop.clock.pass(13);
    await expect(reset(timely.email, timely.code)).resolves.toBeDefined();
  });

  it('after five wrong tries the right code is refused too, and a new one works', async () => {
    const { email, code, wrongCode } = await createForgetful();
    for (let tries = 0; tries < 5; tries += 1) expect(await refusalOf(reset(email, wrongCode))).toMatchObject(INVALID);
    expect(await refusalOf(reset(email, code))).toMatchObject(INVALID);
    shop.clock.pass(1);
    const codes = await askForCode(email);
    await expect(reset(email, codes.at(-1) ?? '')).resolves.toBeDefined();
  });

  it('twenty guesses at the same moment are still only five', async () => {
    const { email, code, wrongCode } = await createForgetful();
    const guesses = await Promise.all(Array.from({ length: 20 }, () => refusalOf(reset(email, wrongCode))));
    expect(new Set(guesses.map((guess) => guess.code))).toEqual(new Set(['invalid_reset_code']));
    expect(await refusalOf(reset(email, code))).toMatchObject(INVALID);
  });

  it('the right code brought five times at once changes the password once', async () => {
    const { email, code } = await createForgetful();
    const tries = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((number) => reset(email, code, `nouveau secret ${number}`)),
    );
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toMatchObject([INVALID, INVALID, INVALID, INVALID]);
  });

  it('a second code is mailed only a minute after the first, which then no longer works', async () => {
    const { email, code, wrongCode } = await createForgetful();
    expect(await askForCode(email)).toEqual([code]);
    shop.clock.pass(1);
    const codes = await askForCode(email);
    expect(codes).toHaveLength(2);
    const former = codes.at(-1) === code ? wrongCode : code;
    expect(await refusalOf(reset(email, former))).toMatchObject(INVALID);
    await expect(reset(email, codes.at(-1) ?? '')).resolves.toBeDefined();
  });

  it('somebody else’s code is of no use', async () => {
    const [mine, theirs] = [await createForgetful(), await createForgetful()];
    const foreign = theirs.code === mine.code ? mine.wrongCode : theirs.code;
    expect(await refusalOf(reset(mine.email, foreign))).toMatchObject(INVALID);
    expect(await refusalOf(reset('personne@exemple.bj', theirs.code))).toMatchObject(INVALID);
  });

  it.each([
    [{ email: '' }, 'email', 'Tous les champs sont requis.'],
    [{ otp: '' }, 'otp', 'Tous les champs sont requis.'],
    [{ newPassword: '' }, 'newPassword', 'Tous les champs sont requis.'],
    [{ newPassword: 'court' }, 'newPassword', 'Le mot de passe doit contenir au moins 6 caractères.'],
    [{ otp: '1234567' }, 'otp', 'Maximum 6 caractères'],
  ])('with %j the form says at %s: %s', async (change, field, message) => {
    const body = { email: 'afiavi@exemple.bj', otp: '123456', newPassword: 'nouveau secret', ...change };
    const refusal = await refusalOf(shop.client().call('POST /auth/reset-password', { body }));
    expect(refusal).toMatchObject({ status: 422, message, errors: { [field]: [message] } });
  });

  it.each([
    ['', "L'email est requis"],
    ['afiavi@', "Format d'email invalide"],
  ])('asking for a code for %j is answered: %s', async (email, message) => {
    const refusal = await refusalOf(shop.client().call('POST /auth/forgot-password', { body: { email } }));
    expect(refusal).toMatchObject({ status: 422, message });
  });
});
