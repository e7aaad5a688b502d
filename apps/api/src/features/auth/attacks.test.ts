import { describe, expect, it } from 'vitest';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { FORGOT_PER_ADDRESS } from './limits.ts';

const shop = await useTestShop({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
const PASSWORD = 'Soleil-2026';

async function statusWith(authorization: string, url = '/api/v1/auth/profile'): Promise<number> {
  return (await shop.app.inject({ url, headers: { authorization } })).statusCode;
}

describe('a token', () => {
  it('opens nothing once a letter of it is another, or in the place of the team’s', async () => {
    const { token } = await createShopper(shop);
    const { token: ofStaff } = await createStaff(shop);
    const swapped = token.replaceAll(/[a-z]/gi, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    const altered = [
      token.slice(0, -1),
      `${token}A`,
      swapped,
      token.replace('usr_', 'adm_'),
      `usr_${ofStaff.slice(4)}`,
      `${token}' OR '1'='1`,
      'usr_%',
      '[object Object]',
    ];
    for (const written of altered) expect(await statusWith(`Bearer ${written}`), written).toBe(401);
    for (const scheme of [`Basic ${token}`, token, 'Bearer', `Bearer  ${token}`])
      expect(await statusWith(scheme), scheme).toBe(401);
    expect(await statusWith(`Bearer ${token}`, '/api/v1/staff')).toBe(403);
    expect(await statusWith(`Bearer ${token}`)).toBe(200);
  });

  it('is read from its header alone: an address that holds it, as links and logs do, opens nothing', async () => {
    const { token } = await createShopper(shop);
    for (const name of ['token', 'access_token', 'authorization']) {
      const answer = await shop.app.inject({
        url: `/api/v1/auth/profile?${name}=${token}`,
        headers: { cookie: `${name}=${token}` },
      });
      expect(answer.statusCode, name).toBe(401);
    }
  });

  it('that somebody brings to the login is not the one that the login opens', async () => {
    const [attacker, victim] = [await createShopper(shop), await createShopper(shop)];
    const { email, password } = victim;
    const opened = await shop.client(attacker.token).call('POST /auth/login', { body: { email, password } });
    expect([attacker.token, victim.token]).not.toContain(opened.token);
    const { user } = await shop.client(attacker.token).call('GET /auth/profile');
    expect(user.id).toBe(attacker.userId);
  });

  it('of one account says nothing about another: it ends with its own logout and leaves the others open', async () => {
    const { email, password, token } = await createShopper(shop);
    const { token: second } = await shop.client().call('POST /auth/login', { body: { email, password } });
    await shop.client(second).call('POST /auth/logout');
    expect([await statusWith(`Bearer ${second}`), await statusWith(`Bearer ${token}`)]).toEqual([401, 200]);
  });
});

describe('guessing', () => {
  it('the work that a refusal takes does not tell who has an account', async () => {
    const email = 'mesuree@exemple.bj';
    const body = { email, password: PASSWORD, firstName: 'Awa', lastName: 'Dossou', phoneNumber: '+2290197009900' };
    await shop.client().call('POST /auth/register', { body });
    /** The processor's time, all threads together: what else the machine does meanwhile is not in it. */
    async function workFor(address: string): Promise<number> {
      const before = process.cpuUsage();
      await refusalOf(shop.client().call('POST /auth/login', { body: { email: address, password: 'pas celui-ci' } }));
      const { user, system } = process.cpuUsage(before);
      return user + system;
    }
    const work = { known: [] as number[], unknown: [] as number[] };
    await workFor('premiere@exemple.bj');
    for (let turn = 0; turn < 7; turn += 1) {
      work.known.push(await workFor(email));
      work.unknown.push(await workFor(`inconnue${turn}@exemple.bj`));
    }
    const middle = (all: number[]) => all.toSorted((a, b) => a - b)[3] ?? 0;
    // Without the same work it would be a matter of tens, not of a part.
    expect(middle(work.unknown)).toBeGreaterThan(middle(work.known) / 3);
    expect(middle(work.unknown)).toBeLessThan(middle(work.known) * 3);
  });

  it('is not helped by a header that claims to come from elsewhere each time', async () => {
    async function attempt(number: number): Promise<number> {
      const claimed = `10.1.${Math.floor(number / 200)}.${number % 200}`;
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/v1/auth/forgot-password',
        // Not from a proxy's network, past which it came to the port.
        remoteAddress: '41.138.89.7',
        headers: {
          'x-forwarded-for': claimed,
          'x-real-ip': claimed,
          forwarded: `for=${claimed}`,
          'cf-connecting-ip': claimed,
        },
        payload: { email: `personne${number}@exemple.bj` },
      });
      return answer.statusCode;
    }
    const statuses = new Set<number>();
    for (let number = 0; number <= FORGOT_PER_ADDRESS.points; number += 1) statuses.add(await attempt(number));
    expect(statuses).toEqual(new Set([200, 429]));
  });

  it('a code as a list, a pattern or in other figures is no code', async () => {
    const { email } = await createShopper(shop);
    for (const otp of [['123456'], { $ne: '' }, true, 123_456, '%', '______', '١٢٣٤٥٦', '12345 ', '-12345', '1e5']) {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/v1/auth/reset-password',
        payload: { email, otp, newPassword: PASSWORD },
      });
      expect([400, 422], JSON.stringify(otp)).toContain(answer.statusCode);
    }
  });
});
