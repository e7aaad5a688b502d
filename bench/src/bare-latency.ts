import { ask, sharedOut } from './ask.ts';
import type { Reading } from './bare-answers.ts';
import type { BigShop } from './big-shop/big-shop.ts';
import { type Figure, say } from './figures.ts';
import { inTurns } from './in-turns.ts';
import type { Samples } from './samples.ts';
import { middlePages, pairs, SEARCHES } from './selects.ts';
import { startBare } from './start-bare.ts';

const CONNECTIONS = 8;
const DIFFERENT = 200;
const SHOP = 'the shop';
const BARE = 'bare Node that reads and sends';

/**
 * The p99 of lists and of searches, all made anew: of the shop, and of bare Node that reads their rows by one prepared SELECT each
 * and sends them. In turns: what eight askers at once wait for on this machine without a shop.
 */
export async function measureBareLatency(
  { size, dataDir, options, port }: BigShop,
  url: string,
  { databaseUrl, samples }: { databaseUrl: string; samples: Samples },
): Promise<Figure[]> {
  const bare = await startBare('bare-answers.ts', port + 1);
  try {
    const figures: Figure[] = [];
    const list = pairs(samples).filter(({ name }) => name === 'list');
    for (const { name, paths, text, valuesOf } of [...list, middlePages(samples), ...SEARCHES]) {
      const values = Array.from({ length: DIFFERENT }, (_, turn) => valuesOf(turn));
      const reading: Reading = { databaseUrl, name, text, values };
      await fetch(bare.url, { method: 'PUT', body: JSON.stringify(reading) });
      const load = { connections: CONNECTIONS, seconds: options.seconds };
      const middle = await inTurns(
        { rounds: options.rounds, dataDir },
        {
          [SHOP]: () => ask({ ...load, url, requestsOf: sharedOut(paths, CONNECTIONS) }),
          [BARE]: () => ask({ ...load, url: bare.url, requestsOf: () => [{ path: '/' }] }),
        },
      );
      for (const who of [SHOP, BARE] as const) {
        const detail = `median ${middle(who, 'medianMs').toFixed(1)} ms, ${Math.round(middle(who, 'perSecond'))}/s`;
        const what = `${name} by ${who}, in turns`;
        say(`  ${what}: p99 ${middle(who, 'p99Ms').toFixed(1)} ms, ${detail}`);
        figures.push(
          { what: `${what}, p99`, size, value: middle(who, 'p99Ms'), unit: 'ms' },
          { what: `${what}, median`, size, value: middle(who, 'medianMs'), unit: 'ms' },
        );
      }
    }
    return figures;
  } finally {
    await bare.stop();
  }
}
