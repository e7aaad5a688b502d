import { describe, expect, it } from 'vitest';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { emailKey } from '#platform/throttle';
import {
  INVITATION_PER_ADDRESS,
  LOGIN_PER_ACCOUNT,
  LOGIN_PER_ADDRESS,
  RESET_PER_ADDRESS,
  STAFF_LOGIN_PER_ACCOUNT,
  STAFF_LOGIN_PER_ADDRESS,
} from './limits.ts';

const shop = await useTestShop({ RATE_LIMIT: 'on' });

async function repeat(times: number, act: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < times; done += 1) await act();
}

const TOO_MANY = {
  status: 429,
  code: 'too_many_requests',
  message: 'Trop de tentatives. Veuillez patienter avant de réessayer.',
  retryAfterSeconds: expect.any(Number),
};

function logIn(email: string, password: string) {
  return shop.client().call('POST /auth/login', { body: { email, password } });
}

describe('too many attempts', () => {
  it('after ten wrong passwords even the right one must wait, and other shoppers need not', async () => {
    const [attacked, other] = [await createShopper(shop), await createShopper(shop)];
    await repeat(10, () => refusalOf(logIn(attacked.email, 'pas celui-ci')));
    expect(await refusalOf(logIn(attacked.email, attacked.password))).toMatchObject(TOO_MANY);
    await expect(logIn(other.email, other.password)).resolves.toBeDefined();
  });

  it.each(['login', 'admin/login'])(
    'whoever tries passwords at %s keeps nobody out of their account who comes from elsewhere',
    async (url) => {
      const { email, password } = url === 'login' ? await createShopper(shop) : await createStaff(shop);
      const from = async (remoteAddress: string, word: string) => {
        const payload = { email, password: word };
        return (await shop.app.inject({ method: 'POST', url: `/api/v1/auth/${url}`, remoteAddress, payload }))
          .statusCode;
      };
      // One connection has a whole network of addresses.
      for (let number = 1; number <= 12; number += 1)
        expect(await from(`2001:db9:8:8::${number}`, 'pas celui-ci')).toBe(number > 10 ? 429 : 401);
      expect(await from('2001:db9:8:8::a', password)).toBe(429);
      expect(await from('2001:db9:8:9::1', password)).toBe(200);
    },
  );

  it.each([
    ['login', LOGIN_PER_ACCOUNT],
    ['admin/login', STAFF_LOGIN_PER_ACCOUNT],
  ] as const)('passwords are not tried without end at %s from many addresses either', async (url, limit) => {
    const { email, password } = url === 'login' ? await createShopper(shop) : await createStaff(shop);
    const { throttle } = shop.platform;
    for (let done = 0; done < limit.points; done += 1) await throttle.count(limit, emailKey(email));
    const payload = { email, password };
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/v1/auth/${url}`,
      remoteAddress: '2001:db9:9:9::1',
      payload,
    });
    expect(answer.statusCode).toBe(429);
  });

  it('what one address is refused is not counted against whoever comes from another', async () => {
    const { email, password } = await createShopper(shop);
    const from = async (remoteAddress: string, word: string) => {
      const payload = { email, password: word };
      return (await shop.app.inject({ method: 'POST', url: '/api/v1/auth/login', remoteAddress, payload })).statusCode;
    };
    await repeat(LOGIN_PER_ACCOUNT.points, () => from('2001:db9:9:b::1', 'pas celui-ci'));
    expect(await from('2001:db9:9:a::1', password)).toBe(200);
  });

  it('an address without an account is limited in the same way, so that the limit tells nothing', async () => {
    await repeat(10, () => refusalOf(logIn('fantome@exemple.bj', 'pas celui-ci')));
    expect(await refusalOf(logIn('fantome@exemple.bj', 'pas celui-ci'))).toMatchObject(TOO_MANY);
  });

  it('attempts at the same moment do not slip under the limit', async () => {
    const { email } = await createShopper(shop);
    const refusals = await Promise.all(Array.from({ length: 14 }, () => refusalOf(logIn(email, 'pas celui-ci'))));
    expect(refusals.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(refusals.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it('a successful login forgets the slips before it', async () => {
    const { email, password } = await createShopper(shop);
    await repeat(2, async () => {
      await repeat(9, () => refusalOf(logIn(email, 'pas celui-ci')));
      await logIn(email, password);
    });
    expect((await refusalOf(logIn(email, 'pas celui-ci'))).status).toBe(401);
  });

  it('one connection can not go through all accounts, one try each, and nobody elsewhere has to wait for it', async () => {
    const { email, password } = await createShopper(shop);
    const from = async (remoteAddress: string, url: string, payload: object) =>
      (await shop.app.inject({ method: 'POST', url: `/api/v1/auth/${url}`, remoteAddress, payload })).statusCode;
    const forms: Readonly<Record<string, (number: number) => object>> = {
      login: (number) => ({ email: `liste${number}@exemple.bj`, password: 'pas celui-ci' }),
      'admin/login': (number) => ({ email: `liste${number}@exemple.bj`, password: 'pas celui-ci' }),
      'reset-password': (number) => ({ email: `liste${number}@exemple.bj`, otp: '000000', newPassword: 'Soleil-2026' }),
      'admin/invitation': (number) => ({ token: `deviné${number}`, password: 'Soleil-2026!' }),
    };
    const limits = [LOGIN_PER_ADDRESS, STAFF_LOGIN_PER_ADDRESS, RESET_PER_ADDRESS, INVITATION_PER_ADDRESS];
    for (const [place, [url, form]] of Object.entries(forms).entries()) {
      const limit = limits[place]!;
      for (let number = 1; number < limit.points; number += 1)
        await shop.platform.throttle.count(limit, `2001:db9:7:7::${number}`);
      expect(await from('2001:db9:7:7::a', url, form(1)), url).not.toBe(429);
      expect(await from('2001:db9:7:7::b', url, form(2)), url).toBe(429);
    }
    expect(await from('2001:db9:7:8::1', 'login', { email, password })).toBe(200);
  });

  it('the staff’s login is limited too', async () => {
    const { email, password } = await createStaff(shop);
    const attempt = (word: string) => shop.client().call('POST /auth/admin/login', { body: { email, password: word } });
    await repeat(10, () => refusalOf(attempt('pas celui-ci')));
    expect(await refusalOf(attempt(password))).toMatchObject(TOO_MANY);
  });

  it('somebody who finds an open session can not try out its password for ever', async () => {
    const { token } = await createShopper(shop);
    const body = { oldPassword: 'pas celui-ci', newPassword: 'Soleil-2026' };
    await repeat(10, () => refusalOf(shop.client(token).call('POST /auth/change-password', { body })));
    expect(
      await refusalOf(shop.client(token).call('DELETE /auth/account', { body: { password: 'pas celui-ci' } })),
    ).toMatchObject(TOO_MANY);
  });

  it('one account can not go through addresses, to write to them or to see which have an account', async () => {
    const [{ token, email }, other] = [await createShopper(shop), await createShopper(shop)];
    const change = (address: string) =>
      shop.client(token).call('PUT /auth/profile', { body: { email: address, firstName: 'Dossi' } });
    await repeat(6, () => change(email));
    for (const number of [1, 2, 3, 4]) await change(`cible${number}-${email}`);
    expect(await refusalOf(change(other.email))).toMatchObject({ code: 'email_taken' });
    expect(await refusalOf(change(other.email))).toMatchObject(TOO_MANY);
    await expect(change(`cible4-${email}`)).resolves.toMatchObject({ firstName: 'Dossi' });
  });

  it('codes are not mailed without end, whether or not the address has an account', async () => {
    const { email } = await createShopper(shop);
    for (const address of [email, 'sans-compte@exemple.bj']) {
      const ask = () => shop.client().call('POST /auth/forgot-password', { body: { email: address } });
      await repeat(10, ask);
      expect(await refusalOf(ask())).toMatchObject(TOO_MANY);
    }
  });

  it('codes can not be guessed by asking for one after the other', async () => {
    const { email } = await createShopper(shop);
    const body = { email, otp: '000000', newPassword: 'nouveau secret' };
    const guess = () => shop.client().call('POST /auth/reset-password', { body });
    await repeat(20, () => refusalOf(guess()));
    expect(await refusalOf(guess())).toMatchObject(TOO_MANY);
  });
});
