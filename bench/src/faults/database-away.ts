import { answers, waitUntil } from '../shop.ts';
import { expectThat, type Ground, type Trial } from './trial.ts';

/** Answers that came from the cache since this process began. */
async function keptAnswers(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const [, count] = /^tokpa_http_cached_total (\d+)$/m.exec(text) ?? [];
  if (count === undefined) throw new Error('the metrics do not count cached answers');
  return Number(count);
}

/** Whether a page is kept, and stays so for a moment. */
async function isKept(url: string, path: string): Promise<boolean> {
  await fetch(url + path);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = await keptAnswers(url);
  await fetch(url + path);
  return (await keptAnswers(url)) > before;
}

/** Asks for what is kept and for what is not, as long as the database is away. */
async function lookAround(url: string, awayMs: number): Promise<{ cached: number; told: number }> {
  const began = performance.now();
  const seen = { cached: 0, told: 0 };
  while (performance.now() - began < awayMs) {
    const cached = await fetch(`${url}/`);
    expectThat(cached.status === 200, `the cached home page answered ${cached.status}`);
    const refused = await fetch(`${url}/api/v1/products?search=rien-${Math.random()}`);
    expectThat(
      refused.status === 503 && refused.headers.has('retry-after'),
      `a call that needs the database answered ${refused.status} without it`,
    );
    seen.cached += 1;
    seen.told += 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return seen;
}

async function run({ shop, second, isShort }: Ground): Promise<string> {
  const awayMs = isShort ? 3000 : 10_000;
  // What the trials before have left to do may still drop the page.
  await waitUntil(() => isKept(second.url, '/'), 20_000, 'the home page that somebody has looked at before');
  // The first process owns the database: with it goes the database.
  await shop.stop();
  let seen = { cached: 0, told: 0 };
  try {
    seen = await lookAround(second.url, awayMs);
  } finally {
    await shop.start();
  }
  const back = performance.now();
  await waitUntil(
    () => answers(`${second.url}/api/v1/products?search=miel`),
    2000,
    'the shop after its database is back',
  );
  const ms = Math.round(performance.now() - back);
  return `${awayMs / 1000} s away: ${seen.cached} cached pages served, ${seen.told} calls told 503 with Retry-After; normal ${ms} ms after its return`;
}

export const databaseAway: Trial = {
  name: 'the database goes away',
  target: '503 with Retry-After, cached pages answer, normal within 2 s of its return',
  run,
};
