import { channel } from 'node:diagnostics_channel';
import { expect } from 'vitest';
import { type Endpoint, REFUSALS, type RefusalCode } from '@tokpa/contract';
import { createCoachingSession, createSeminar } from '#testing/create-course';
import { createShopper, type Shopper, TEST_PASSWORD } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import type { TestShop } from '#testing/test-shop';
import { createKnownIds, resourceOf } from './known-ids.ts';
import { provide } from './provide.ts';
import type { Known } from './values-of.ts';
import type { Caller, MadeRequest } from './requests.ts';

/** Longer than any answer takes, also on a machine that does other things: what takes longer has been made to. */
const LONGEST_MS = 5000;
const ERROR_LEVEL = 50;
const CODE = /^[a-z]+(_[a-z]+)*$/;
const REQUEST_ID = /^[0-9a-f-]{36}$/;
/** What an answer says to people never tells of: SQL, stacks, libraries, in English. */
const INNER_WORDS =
  /\b(select|insert|relation|syntax|column|undefined|node_modules|stack|postgres|TypeError|invalid)\b|\bat .+:\d+/i;

export type Sender = {
  known: Known;
  /** Sends it and checks all that holds of every answer. */
  send(made: MadeRequest, endpoint: Endpoint, key: string): Promise<Heard>;
};

/** What came back, and which fields it found wrong. */
export type Heard = { status: number; wrongFields: readonly string[] };

type Answer = { statusCode: number; headers: Record<string, unknown>; body: string };

/** Lines of the log that say that something is wrong with the shop, from now on. */
function watchLog(): string[] {
  const errors: string[] = [];
  channel('tracing:pino_asJson:end').subscribe((message) => {
    const { result = '{}' } = message as { result?: string };
    if ((JSON.parse(result) as { level: number }).level >= ERROR_LEVEL) errors.push(result);
  });
  return errors;
}

/** Throws where it has not the one shape; the names of the fields that it is about. */
export function checkRefusal({ statusCode, body }: Answer): string[] {
  const refusal = JSON.parse(body) as Record<string, unknown>;
  expect(refusal).toEqual({
    message: expect.stringMatching(/\S/),
    error: expect.stringMatching(CODE),
    requestId: expect.stringMatching(REQUEST_ID),
    ...('errors' in refusal && { errors: expect.any(Object) }),
  });
  expect(REFUSALS[refusal['error'] as RefusalCode]?.status, body).toBe(statusCode);
  for (const [field, messages] of Object.entries(refusal['errors'] ?? {})) {
    expect(messages, field).toEqual(expect.arrayContaining([expect.any(String)]));
    expect(String(messages)).not.toMatch(INNER_WORDS);
  }
  return Object.keys(refusal['errors'] ?? {});
}

function checkSuccess({ statusCode, headers, body }: Answer, { status = 200, file, response }: Endpoint): unknown {
  expect(statusCode).toBe(status);
  if (file) {
    expect(String(headers['content-disposition'])).toMatch(
      /^attachment; filename="[\u0020-\u007e]*"; filename\*=UTF-8''[\w.%~!-]*$/,
    );
    return undefined;
  }
  const answer: unknown = JSON.parse(body);
  expect(response.safeParse(answer).error?.issues, body.slice(0, 500)).toBeUndefined();
  return answer;
}

/** Sends requests as a visitor, a shopper with orders, and the owner; whoever loses their session is followed by another. */
export function createSender(shop: TestShop): Sender {
  const { learn, known } = createKnownIds();
  const errors = watchLog();
  const tokens = new Map<Caller, string>();

  let shopper: Shopper | undefined;

  async function openSession(caller: Caller): Promise<string> {
    if (caller === 'owner') return (await createStaff(shop)).token;
    shopper = await createShopper(shop);
    learn('', await provide(shop, shopper));
    return shopper.token;
  }

  async function tokenOf(caller: Caller): Promise<string | undefined> {
    if (caller === 'visitor') return undefined;
    const token = tokens.get(caller) ?? (await openSession(caller));
    tokens.set(caller, token);
    return token;
  }

  /** Later requests find the shop as open, and their callers as well provided, as this one did. */
  async function putRight(caller: Caller, body: string, payload: MadeRequest['payload']): Promise<void> {
    if (/"error":"(unauthorized|account_blocked)"/.test(body)) tokens.delete(caller);
    // Another request chose a new password, which none of the later ones knows.
    if (body.includes('"error":"wrong_password"') && String(payload).includes(TEST_PASSWORD)) tokens.delete(caller);
    if (shopper && /"error":"(cart_empty|order_not_payable)"/.test(body)) learn('', await provide(shop, shopper));
    if (/"error":"(already_)?called_off"/.test(body))
      learn('', { seminars: await createSeminar(shop), coachingSessions: await createCoachingSession(shop) });
    if (!shop.platform.maintenance.isOn()) return;
    await shop.platform.transact((tx) => shop.platform.maintenance.set(tx, false, shop.clock.now()));
    await shop.platform.maintenance.refresh();
  }

  return {
    known,
    async send({ caller, method, url, headers, payload }, endpoint, key) {
      const token = await tokenOf(caller);
      const began = performance.now();
      const answer = await shop.app.inject({
        method: method as 'GET',
        url,
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
        ...(payload !== undefined && { payload }),
      });
      const took = performance.now() - began;
      await putRight(caller, answer.body, payload);
      expect(errors.splice(0), 'the log').toEqual([]);
      expect(answer.statusCode, answer.body.slice(0, 500)).toBeLessThan(500);
      expect(took, 'milliseconds').toBeLessThan(LONGEST_MS);
      // What is told to one of them stays in no cache, be it a refusal.
      if (endpoint.access !== 'public')
        expect(answer.headers['cache-control'], 'what caches are told').toBe('no-store');
      const status = answer.statusCode;
      if (status >= 400) return { status, wrongFields: checkRefusal(answer) };
      learn(resourceOf(key), checkSuccess(answer, endpoint));
      return { status, wrongFields: [] };
    },
  };
}
