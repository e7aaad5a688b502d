import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { askWith, isAskedToReturn, keepingTyped, takeRefusal } from './session-return.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null });
  kept.set('adminToken', 'adm_old');
});
afterEach(() => vi.unstubAllGlobals());

/** A server that knows one token; what it was sent, in order. */
function serverThatKnows(token: string) {
  const seen: string[] = [];
  const fetch = async (_url: string, request: RequestInit) => {
    const sent = new Headers(request.headers).get('authorization') ?? '';
    seen.push(`${request.method} ${sent}`);
    return new Response(null, { status: sent === `Bearer ${token}` ? 200 : 401 });
  };
  return { seen, fetch };
}

const write = { method: 'PUT', headers: { authorization: 'Bearer adm_old' }, body: '{"name":"tapé"}' };

test('what somebody saves after their session has ended is saved once they have signed in again', async () => {
  const { seen, fetch } = serverThatKnows('adm_new');
  const signIn = async () => {
    kept.set('adminToken', 'adm_new');
    return true;
  };
  onTestFinished(askWith(signIn));
  expect((await keepingTyped(fetch)('/api/v1/products/1', write)).status).toBe(200);
  expect(seen).toEqual(['PUT Bearer adm_old', 'PUT Bearer adm_new']);
  expect([isAskedToReturn(), takeRefusal()]).toEqual([false, false]);
});

test('two writes ask once; who rather leaves sends nothing more', async () => {
  const { seen, fetch } = serverThatKnows('adm_new');
  const asked = vi.fn<() => Promise<boolean>>(async () => false);
  onTestFinished(askWith(asked));
  const send = keepingTyped(fetch);
  const answers = await Promise.all([send('/api/v1/products/1', write), send('/api/v1/products/2', write)]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  expect([asked.mock.calls.length, seen.length, takeRefusal(), takeRefusal()]).toEqual([1, 2, true, false]);
});

test('who only looks at a list, or signs out, is asked nothing', async () => {
  const { fetch } = serverThatKnows('adm_new');
  const asked = vi.fn<() => Promise<boolean>>(async () => true);
  onTestFinished(askWith(asked));
  await keepingTyped(fetch)('/api/v1/products', { ...write, method: 'GET' });
  await keepingTyped(fetch)('/api/v1/auth/logout', { ...write, method: 'POST' });
  expect(asked).not.toHaveBeenCalled();
});
