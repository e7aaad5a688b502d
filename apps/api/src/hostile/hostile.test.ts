import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCoachingSession, createFormation, createSeminar } from '#testing/create-course';
import { useTestShop } from '#testing/test-shop';
import { corrected, ENDPOINTS, requestsTo, rightRequestsTo } from './requests.ts';
import { createSender } from './send.ts';

// In the daily tests the same few requests; HOSTILE_RUNS=2000 asks for many others, HOSTILE_SEED for those of another day again.
const RUNS = Number(process.env['HOSTILE_RUNS'] ?? 10);
const seed = Number(process.env['HOSTILE_SEED'] ?? (process.env['HOSTILE_RUNS'] ? Date.now() % 2 ** 31 : 20_261_122));
const LONGEST_TEST_MS = 15_000 + RUNS * 500;

const dataDir = await mkdtemp(path.join(tmpdir(), 'tokpa-hostile-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const shop = await useTestShop({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const { send, known } = createSender(shop);

/** Endpoints that did what they are for at least once. */
const served = new Set<string>();

/** Sends a request as the shop's pages do, and corrects it by what it is told, as a person would. */
async function useAsMeant([key, endpoint]: (typeof ENDPOINTS)[number], times: number): Promise<void> {
  for (const first of fc.sample(rightRequestsTo(key, endpoint, known), { numRuns: times, seed })) {
    let made = first;
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, wrongFields } = await send(made, endpoint, key);
      if (status < 300) served.add(key);
      if (wrongFields.length === 0 || made.body === undefined || !endpoint.body) break;
      made = corrected(made, endpoint.body, wrongFields, known);
    }
  }
}

/** What was deleted on the way is there again. */
async function restock(key: string): Promise<void> {
  const [, whole = ''] = key.split(' ');
  const creation = ENDPOINTS.find(([one]) => one === `POST ${whole.split('/{', 1)[0]}`);
  if (creation && creation[0] !== key) await useAsMeant(creation, 2);
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

  it('most endpoints have done what they are for, so that more than their doors was tried', () => {
    const never = ENDPOINTS.map(([key]) => key).filter((key) => !served.has(key));
    expect(never.length, never.join('\n')).toBeLessThan(ENDPOINTS.length / 4);
  });
});
