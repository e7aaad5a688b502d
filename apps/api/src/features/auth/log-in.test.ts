import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import type { ApiError } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { during, untilWaiting } from '#testing/meanwhile';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { purgeSessions } from './auth.jobs.ts';

const shop = await useTestShop();
const DAY = 24 * 60;

async function isOpen(token: string): Promise<boolean> {
  const { statusCode } = await shop.app.inject({
    url: '/api/v1/auth/profile',
    headers: { authorization: `Bearer ${token}` },
  });
  return statusCode === 200;
}

describe('logging in', () => {
  it('a shopper gets a token and their profile', async () => {
    const { email, password, userId } = await createShopper(shop);
    const { token, user } = await shop
      .client()
      .call('POST /auth/login', { body: { email: email.toUpperCase(), password } });
    expect(user).toMatchObject({ id: userId, email });
    expect(token).toMatch(/^usr_/);
    expect(await isOpen(token)).toBe(true);
  });

  it('a password is the same on every device, its accents joined to their letters or apart', async () => {
    const [joined, apart] = ['Été à Ouidah 2026', 'Été à Ouidah 2026'.normalize('NFD')];
    const client = shop.client();
    for (const password of [joined, apart]) {
      const { email } = await createShopper(shop);
      const { token } = await client.call('POST /auth/register', {
        body: { firstName: 'Afi', lastName: 'Dossou', email: `a${email}`, password, phoneNumber: '+2290197000000' },
      });
      expect(await isOpen(token)).toBe(true);
      for (const typed of [joined, apart]) {
        const login = await client.call('POST /auth/login', { body: { email: `a${email}`, password: typed } });
        expect(await isOpen(login.token)).toBe(true);
      }
    }
  });

  it('a password that was hashed as it was typed, accents apart, still opens the account', async () => {
    const { email, userId } = await createShopper(shop);
    const password = 'Été à Ouidah 2026'.normalize('NFD');
    const values = { password_hash: await hash(password) };
    await shop.platform.db.updateTable('users').set(values).where('id', '=', userId).execute();
    const { token } = await shop.client().call('POST /auth/login', { body: { email, password } });
    expect(await isOpen(token)).toBe(true);
    const wrong = shop.client().call('POST /auth/login', { body: { email, password: `${password}.` } });
    expect(await refusalOf(wrong)).toMatchObject({ status: 401, code: 'invalid_credentials' });
  });

  it('a wrong password and an unknown address are refused in exactly the same words', async () => {
    const { email } = await createShopper(shop);
    const wrong = await refusalOf(shop.client().call('POST /auth/login', { body: { email, password: 'autre chose' } }));
    const unknown = await refusalOf(
      shop.client().call('POST /auth/login', { body: { email: 'personne@exemple.bj', password: 'autre chose' } }),
    );
    const refused = {
      status: 401,
      code: 'invalid_credentials',
      message: 'Email ou mot de passe incorrect',
      errors: {},
    };
    expect(wrong).toMatchObject(refused);
    expect(unknown).toMatchObject(refused);
  });

  it.each([
    [{ email: '', password: 'soleil' }, 'email'],
    [{ email: 'afiavi@exemple.bj', password: '' }, 'password'],
    [{ password: 'soleil' }, 'email'],
  ])('with %j the form asks to fill all fields', async (body, field) => {
    const refusal = await refusalOf(
      shop.client().call('POST /auth/login', { body: body as { email: string; password: string } }),
    );
    expect(refusal).toMatchObject({ status: 422, message: 'Veuillez remplir tous les champs' });
    expect(refusal.errors).toHaveProperty(field);
  });

  it('a blocked shopper is told so with the right password only, and an open session ends', async () => {
    const { email, password, token } = await createShopper(shop, { isBlocked: true });
    const right = await refusalOf(shop.client().call('POST /auth/login', { body: { email, password } }));
    const wrong = await refusalOf(shop.client().call('POST /auth/login', { body: { email, password: 'autre chose' } }));
    expect([right.code, wrong.code]).toEqual(['account_blocked', 'invalid_credentials']);
    expect(await isOpen(token)).toBe(false);
  });
});

describe('a session', () => {
  it('lasts thirty days after the last visit, not after the login', async () => {
    const { token } = await createShopper(shop);
    shop.clock.pass(29 * DAY);
    expect(await isOpen(token)).toBe(true);
    shop.clock.pass(29 * DAY);
    expect(await isOpen(token)).toBe(true);
    shop.clock.pass(30 * DAY);
    expect(await isOpen(token)).toBe(false);
  });

  it('is extended at most once a day', async () => {
    const { token, userId } = await createShopper(shop);
    const expiry = () =>
      shop.platform.db
        .selectFrom('sessions')
        .select('expires_at')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
    const atFirst = await expiry();
    shop.clock.pass(DAY - 1);
    await isOpen(token);
    expect(await expiry()).toEqual(atFirst);
    shop.clock.pass(2);
    await isOpen(token);
    expect(await expiry()).not.toEqual(atFirst);
  });

  it('ends with the logout, which may be repeated, also without a token', async () => {
    const { token } = await createShopper(shop);
    for (const caller of [shop.client(token), shop.client(token), shop.client(), shop.client('usr_inconnu')]) {
      const { message } = await caller.call('POST /auth/logout');
      expect(message).toBe('Vous êtes déconnecté.');
    }
    expect(await isOpen(token)).toBe(false);
  });

  it('that has expired is cleared away by the hourly job, and no other is', async () => {
    const { userId: stale } = await createShopper(shop);
    shop.clock.pass(31 * DAY);
    const { userId: fresh } = await createShopper(shop);
    await shop.platform.jobs.run(purgeSessions, {});
    const left = await shop.platform.db
      .selectFrom('sessions')
      .select('user_id')
      .where('user_id', 'in', [stale, fresh])
      .execute();
    expect(left).toEqual([{ user_id: fresh }]);
  });
});

describe('the staff', () => {
  it('logs in to the back office with a role and what it permits', async () => {
    const { email, password, staffId } = await createStaff(shop, { role: 'SUPPORT' });
    const { token, user } = await shop.client().call('POST /auth/admin/login', { body: { email, password } });
    expect(token).toMatch(/^adm_/);
    expect(user).toMatchObject({ id: staffId, role: 'SUPPORT' });
    expect(user.permissions).toContain('orders.write');
    expect(user.permissions).not.toContain('orders.refund');
  });

  it('must log in again after twelve hours, however busy', async () => {
    const { token } = await createStaff(shop);
    const askedAt = async (minutes: number) => {
      shop.clock.pass(minutes);
      return (await refusalOf(shop.client(token).call('GET /auth/profile'))).code;
    };
    // A session of the staff is known and refused what is the shoppers' own.
    expect(await askedAt(11 * 60)).toBe('forbidden');
    expect(await askedAt(61)).toBe('unauthorized');
  });

  it('is refused like a stranger once disabled, with a shopper’s password or on the shoppers’ form', async () => {
    const disabled = await createStaff(shop, { isEnabled: false });
    const shopper = await createShopper(shop);
    const enabled = await createStaff(shop);
    const refusals = await Promise.all([
      refusalOf(
        shop.client().call('POST /auth/admin/login', { body: { email: disabled.email, password: disabled.password } }),
      ),
      refusalOf(
        shop.client().call('POST /auth/admin/login', { body: { email: shopper.email, password: shopper.password } }),
      ),
      refusalOf(shop.client().call('POST /auth/login', { body: { email: enabled.email, password: enabled.password } })),
      refusalOf(shop.client(disabled.token).call('GET /auth/profile')),
    ]);
    expect(refusals.map(({ code }) => code)).toEqual([
      'invalid_credentials',
      'invalid_credentials',
      'invalid_credentials',
      'unauthorized',
    ]);
  });
});

describe('a password that is replaced while somebody logs in with the old one', () => {
  const changed = { password_hash: 'another' };

  async function logInDuring(replace: (tx: Db) => Promise<unknown>, logIn: () => Promise<unknown>) {
    const refusals: Promise<ApiError>[] = [];
    await during(shop, replace, async () => {
      refusals.push(refusalOf(logIn()));
      await untilWaiting(shop);
    });
    return Promise.all(refusals);
  }

  it('opens nothing to a shopper', async () => {
    const { email, password, userId } = await createShopper(shop);
    const refusals = await logInDuring(
      (tx) => tx.updateTable('users').set(changed).where('id', '=', userId).execute(),
      () => shop.client().call('POST /auth/login', { body: { email, password } }),
    );
    expect(refusals).toMatchObject([{ status: 401, code: 'invalid_credentials' }]);
  });

  it('opens nothing to staff', async () => {
    const { email, password, staffId } = await createStaff(shop);
    const refusals = await logInDuring(
      (tx) => tx.updateTable('staff').set(changed).where('id', '=', staffId).execute(),
      () => shop.client().call('POST /auth/admin/login', { body: { email, password } }),
    );
    expect(refusals).toMatchObject([{ status: 401, code: 'invalid_credentials' }]);
  });
});
