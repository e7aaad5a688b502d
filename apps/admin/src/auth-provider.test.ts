import { ApiError, createClient } from '@tokpa/contract/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createAuthProvider } from './auth-provider.ts';

const user = {
  id: '1',
  email: 'owner@exemple.bj',
  firstName: 'Adjoa',
  lastName: 'Mensah',
  role: 'SUPPORT',
  permissions: ['orders.read', 'orders.write'],
};

function signedInBy(answer: () => Response) {
  return createAuthProvider(createClient({ fetch: async () => answer() }));
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  return () => vi.unstubAllGlobals();
});

test('signing in keeps the token under its own name, signing out forgets it', async () => {
  const auth = signedInBy(() => Response.json({ token: 'adm_1', user }));
  await expect(auth.checkAuth({})).rejects.toThrow('Connectez-vous');
  await auth.login({ email: user.email, password: 'secret' });
  expect(localStorage.getItem('adminToken')).toBe('adm_1');
  await expect(auth.checkAuth({})).resolves.toBeUndefined();
  await auth.logout({});
  expect(localStorage.getItem('adminToken')).toBeNull();
  await expect(auth.checkAuth({})).rejects.toThrow('Connectez-vous');
});

test('the screens follow the permissions of who signed in', async () => {
  const auth = signedInBy(() => Response.json({ token: 'adm_1', user }));
  await auth.login({ email: user.email, password: 'secret' });
  expect(await auth.getPermissions?.({})).toEqual(['orders.read', 'orders.write']);
  expect(await auth.canAccess?.({ resource: 'orders', action: 'list' })).toBe(true);
  expect(await auth.canAccess?.({ resource: 'orders', action: 'edit' })).toBe(true);
  expect(await auth.canAccess?.({ resource: 'orders/caller', action: 'create' })).toBe(true);
  expect(await auth.canAccess?.({ resource: 'orders', action: 'refund' })).toBe(false);
  expect(await auth.canAccess?.({ resource: 'products', action: 'list' })).toBe(false);
  expect(await auth.canAccess?.({ resource: 'unheard-of', action: 'list' })).toBe(false);
});

/** A start of the back office with what an earlier one left in the browser. */
function startedAgain(fetch: () => Promise<Response>) {
  localStorage.setItem('adminToken', 'adm_1');
  localStorage.setItem('adminUser', JSON.stringify(user));
  return createAuthProvider(createClient({ fetch }));
}

test('a role that has changed since the sign-in opens and closes its screens at the next start', async () => {
  const manager = { ...user, role: 'MANAGER', permissions: ['orders.read', 'system.read'] };
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json({ user: manager }));
  const auth = startedAgain(fetch);
  const mayOpen = (resource: string, action = 'list') => auth.canAccess?.({ resource, action });
  expect(await Promise.all([mayOpen('system'), mayOpen('orders', 'edit')])).toEqual([true, false]);
  expect(await auth.getPermissions?.({})).toEqual(manager.permissions);
  expect(await auth.getIdentity?.()).toMatchObject({ role: 'MANAGER' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('where the shop does not say what may be done now, what was known goes on', async () => {
  const refused = startedAgain(async () => Response.json({ message: 'La boutique est fermée.' }, { status: 503 }));
  expect(await refused.canAccess?.({ resource: 'orders', action: 'list' })).toBe(true);
  const away = startedAgain(async () => {
    throw new TypeError('network');
  });
  expect(await away.getPermissions?.({})).toEqual(user.permissions);
  expect(localStorage.getItem('adminToken')).toBe('adm_1');
});

test('a shop that is slow to answer keeps nobody waiting for long', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { promise: never } = Promise.withResolvers<Response>();
  const fetch = vi.fn<() => Promise<Response>>(() => never);
  const allowed = startedAgain(fetch).canAccess?.({ resource: 'orders', action: 'list' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await allowed).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('an ended session is forgotten; a missing right or a refused act keeps it', async () => {
  const auth = signedInBy(() => Response.json({ token: 'adm_1', user }));
  await auth.login({ email: user.email, password: 'secret' });
  for (const status of [403, 404, 409, 422, 500]) await auth.checkError(new ApiError(status, {}));
  await auth.checkError(new TypeError('a fault of ours'));
  expect(localStorage.getItem('adminToken')).toBe('adm_1');
  await expect(auth.checkError(new ApiError(401, {}))).rejects.toThrow('Session expirée');
  expect(localStorage.getItem('adminToken')).toBeNull();
});

test('this browser forgets the session even when the shop can not be reached', async () => {
  const auth = signedInBy(() => Response.json({ token: 'adm_1', user }));
  await auth.login({ email: user.email, password: 'secret' });
  const away = signedInBy(() => {
    throw new TypeError('network');
  });
  await away.logout({});
  expect(localStorage.getItem('adminToken')).toBeNull();
});

test('what another hand left in the browser counts as nobody', async () => {
  const auth = signedInBy(() => Response.json({}));
  localStorage.setItem('adminToken', 'adm_1');
  for (const left of ['{', 'null', '{"email":"a"}']) {
    localStorage.setItem('adminUser', left);
    await expect(auth.checkAuth({})).rejects.toThrow('Connectez-vous');
  }
});
