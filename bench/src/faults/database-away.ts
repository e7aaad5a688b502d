import { answers, waitUntil } from '../shop.ts';
import { expectThat, type Ground, type Trial } from './trial.ts';

async function run({ shop, second, isShort }: Ground): Promise<string> {
  const awayMs = isShort ? 3000 : 10_000;
  // The page and the answer that somebody has looked at before.
  for (const path of ['/', '/api/v1/categories']) await fetch(second.url + path);
  // The first process owns the database: with it goes the database.
  await shop.stop();
  const began = performance.now();
  const seen = { cached: 0, told: 0 };
  while (performance.now() - began < awayMs) {
    const cached = await fetch(`${second.url}/`);
    expectThat(cached.status === 200, `the cached home page answered ${cached.status}`);
    const refused = await fetch(`${second.url}/api/v1/products?search=rien-${Math.random()}`);
    expectThat(
      refused.status === 503 && refused.headers.has('retry-after'),
      `a call that needs the database answered ${refused.status} without it`,
    );
    seen.cached += 1;
    seen.told += 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await shop.start();
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
