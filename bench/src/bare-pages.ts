import { ask, sharedOut } from './ask.ts';
import type { Given } from './bare-react.ts';
import type { BigShop } from './big-shop/big-shop.ts';
import { COLD, pageAddresses } from './cold-reads.ts';
import { type Costly, withCosts } from './costs.ts';
import { type Figure, median, say } from './figures.ts';
import { sampleShop } from './samples.ts';
import { databaseOf, startShop } from './shop.ts';
import { startBare } from './start-bare.ts';
import { recordPages } from './statements-of-pages.ts';

const CONNECTIONS = 8;
const DIFFERENT = 20;

/**
 * The p99 of pages that are made anew: of the shop, and of React alone that writes their elements while the bare driver sends their
 * statements, all at once. In turns: no page that is rendered by React from this database can be there sooner.
 */
export async function measureBarePages({ size, dataDir, port, options }: BigShop): Promise<Figure[]> {
  const shop = await startShop({ port, dataDir, env: COLD });
  const bare = await startBare('bare-react.ts', port + 1);
  try {
    const { url: databaseUrl } = await databaseOf(dataDir);
    const figures: Figure[] = [];
    for (const [name, paths] of pageAddresses(await sampleShop(databaseUrl))) {
      const pages = await recordPages(shop.url, dataDir, paths.slice(0, DIFFERENT));
      const given: Given = { databaseUrl, pages };
      await fetch(bare.url, { method: 'PUT', body: JSON.stringify(given) });
      const statements = median(pages.map((page) => page.statements.length));
      const load = { connections: CONNECTIONS, seconds: options.seconds };
      const askers = [
        { who: 'the shop', once: () => ask({ ...load, url: shop.url, requestsOf: sharedOut(paths, CONNECTIONS) }) },
        {
          who: 'React alone and its bare statements',
          once: () => ask({ ...load, url: bare.url, requestsOf: () => [{ path: '/' }] }),
        },
      ];
      const seen = new Map<string, Costly[]>();
      // The first is for what has just started to run warm, and does not count.
      for (let round = -1; round < options.rounds; round += 1) {
        for (const { who, once } of askers) {
          const one = await withCosts(dataDir, once);
          if (one.failed > 0) throw new Error(`${name}: ${who} failed ${one.failed} times`);
          if (round >= 0) seen.set(who, [...(seen.get(who) ?? []), one]);
        }
      }
      for (const [who, rounds] of seen) {
        const middle = (of: keyof Costly) => median(rounds.map((round) => round[of]));
        const costs = `one costs the cores ${middle('coresMs').toFixed(1)} ms, of that PostgreSQL ${middle('databaseMs').toFixed(1)}`;
        const detail = `median ${middle('medianMs').toFixed(1)} ms, ${Math.round(middle('perSecond'))}/s; ${costs}; ${statements} statements`;
        say(`  ${name} by ${who}, in turns: p99 ${middle('p99Ms').toFixed(1)} ms, ${detail}`);
        const what = `${name} by ${who}, in turns`;
        figures.push(
          { what: `${what}, p99`, size, value: middle('p99Ms'), unit: 'ms', detail },
          { what: `${what}, median`, size, value: middle('medianMs'), unit: 'ms' },
          { what: `${what}, cores`, size, value: middle('coresMs'), unit: 'ms' },
        );
      }
    }
    return figures;
  } finally {
    await bare.stop();
    await shop.stop();
  }
}
