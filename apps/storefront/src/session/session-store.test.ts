import { afterEach, expect, it, vi } from 'vitest';

const PROFILE = { id: 'p', email: 'afi@exemple.bj', firstName: 'Afi', lastName: 'Kpossou', phone: '' };

/** The session of a page that finds this beside its token. */
async function sessionBeside(user: string | null) {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'user' ? user : 'jeton') });
  const { currentSession } = await import('./session-store.ts');
  return currentSession();
}

afterEach(() => void vi.unstubAllGlobals());

it('who was here before is known at once', async () => {
  expect(await sessionBeside(JSON.stringify(PROFILE))).toEqual({ status: 'shopper', user: PROFILE });
});

it.each([null, '', 'oops', 'null', '7', '[]', '"Afi"', '{"name":"Afi"}', '{"id":7}'])(
  'whose account is not to be read is asked for: %j',
  async (text) => {
    expect(await sessionBeside(text)).toEqual({ status: 'shopper', user: null });
  },
);
