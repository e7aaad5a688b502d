import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#testing/endpoints';
import { createCoachingSession, createFormation, createSeminar } from '#testing/create-course';
import { useTestShop } from '#testing/test-shop';
import { NEVER_SERVED } from './never-served.ts';
import { corrected, type MadeRequest, requestsTo, rightRequestsTo } from './requests.ts';
import { createSender } from './send.ts';

// In the daily tests the same few requests; HOSTILE_RUNS=2000 asks for many others, HOSTILE_SEED for those of another day again.
const DAILY_RUNS = 10;
const DAILY_SEED = 20_261_122;
const RUNS = Number(process.env['HOSTILE_RUNS'] ?? DAILY_RUNS);
const seed = Number(process.env['HOSTILE_SEED'] ?? (process.env['HOSTILE_RUNS'] ? Date.now() % 2 ** 31 : DAILY_SEED));
const FURTHER_ROUNDS = 12;
const TRIES_OF_A_ROUND = 20;
const IS_DAILY = seed === DAILY_SEED && RUNS === DAILY_RUNS;
const LONGEST_TEST_MS = 15_000 + RUNS * 500;

const dataDir = await mkdtemp(path.join(tmpdir(), 'tokpa-hostile-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const shop = await useTestShop({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const { send, known } = createSender(shop);

type One = (typeof ENDPOINTS)[number];

/** Endpoints that did what they are for at least once. */
const served = new Set<string>();

/** Sends a request as the shop's pages do, and corrects it by what it is told, as a person would. */
async function sendAsMeant([key, endpoint]: One, first: MadeRequest): Promise<void> {
  let made = first;
  for (let tries = 0; tries < 5; tries += 1) {
    const { status, wrongFields } = await send(made, endpoint, key);
    if (status < 300) served.add(key);
    if (wrongFields.length === 0 || made.body === undefined || !endpoint.body) break;
    // Each time by other values, and by the same ones on another day.
    made = corrected(made, endpoint.body, { wrong: wrongFields, known, seed: seed + tries });
  }
}

async function useAsMeant(one: One, times: number, round = 0): Promise<void> {
  for (const first of fc.sample(rightRequestsTo(...one, known), { numRuns: times, seed: seed + round }))
    await sendAsMeant(one, first);
}

/** Other requests than before, until one does what the endpoint is for. */
async function tryFurther(one: One): Promise<void> {
  const [key] = one;
  const isBeside = ([other]: One) => other !== key && path.dirname(other) === path.dirname(key);
  for (let round = 1; round <= FURTHER_ROUNDS && !served.has(key); round += 1) {
    await restock(key, round);
    // What is paused must have been sent: the other acts on the same thing come first.
    for (const other of ENDPOINTS.filter(isBeside)) await useAsMeant(other, 4, round);
    // All at once are made of what is known by now, so that each round has what was there again for it.
    const requests = fc.sample(rightRequestsTo(...one, known), { numRuns: TRIES_OF_A_ROUND, seed: seed + round });
    for (const first of requests) if (!served.has(key)) await sendAsMeant(one, first);
  }
}

/** What was deleted on the way is there again. */
async function restock(key: string, round = 0): Promise<void> {
  const [, whole = ''] = key.split(' ');
  // `/blog-posts/{id}` and `/blog-posts/slug/{slug}` are made at `/blog-posts`.
  const creation = ENDPOINTS.find(([one]) => one === `POST ${whole.split(/(?:\/slug)?\/\{/u, 1)[0]}`);
  if (creation && creation[0] !== key) await useAsMeant(creation, 2, round);
}

// A shop in use: rows of every kind, made by its own endpoints.
beforeAll(async () => {
  await createFormation(shop, { lessons: ['Reconnaître un bon beurre', 'Le conserver'] });
  await createSeminar(shop);
  await createCoachingSession(shop);
  const creations = ENDPOINTS.filter(([key]) => key.startsWith('POST ') && !key.includes('/auth/'));
  const lists = ENDPOINTS.filter(([key]) => key.startsWith('GET ') && !key.includes('{'));
  for (let round = 0; round < 2; round += 1) {
    for (const one of lists) await useAsMeant(one, 1);
    for (const one of creations) await useAsMeant(one, 4);
  }
}, LONGEST_TEST_MS * 4);

// In their order, so that the same seed makes the same shop.
describe(`whatever is sent (HOSTILE_SEED=${seed})`, { shuffle: false }, () => {
  it.each(ENDPOINTS)(
    '%s answers or refuses in its own words, and stays whole',
    async (key, endpoint) => {
      await restock(key);
      await useAsMeant([key, endpoint], 3);
      const requests = requestsTo(key, endpoint, known);
      const holds = fc.asyncProperty(requests, async (made) => {
        const { status } = await send(made, endpoint, key);
        if (status < 300) served.add(key);
      });
      await expect(fc.assert(holds, { numRuns: RUNS, seed, endOnFailure: RUNS <= 10 })).resolves.toBeUndefined();
    },
    LONGEST_TEST_MS,
  );

  // Requests of another day may by chance leave one out, or end the account that another needs.
  it.runIf(IS_DAILY)(
    'every endpoint has done what it is for, but for those that are named with what they lack',
    async () => {
      const isMissed = ([key]: One) => !served.has(key) && !(key in NEVER_SERVED);
      // Nobody is subscribed but by the link of a mail, which no request reads; without a reader no campaign is sent.
      const reader = { email: 'lectrice@exemple.bj', token: 'nws_lectrice', status: 'CONFIRMED' } as const;
      await shop.platform.db
        .insertInto('newsletter_subscribers')
        .values({ ...reader, confirmed_at: shop.clock.now() })
        .execute();
      for (const one of ENDPOINTS.filter(isMissed)) await tryFurther(one);
      expect(ENDPOINTS.filter(isMissed).map(([key]) => key)).toEqual([]);
      // A line goes once the daily requests serve what it names.
      expect(Object.keys(NEVER_SERVED).filter((key) => served.has(key))).toEqual([]);
      const endpoints = ENDPOINTS.map(([key]) => key);
      expect(endpoints).toEqual(expect.arrayContaining(Object.keys(NEVER_SERVED)));
    },
    LONGEST_TEST_MS * 4,
  );
});
