import { type Asked, ask, sharedOut } from './ask.ts';
import type { Reading } from './bare-answers.ts';
import type { BigShop } from './big-shop/big-shop.ts';
import { type Figure, median, say } from './figures.ts';
import type { Samples } from './samples.ts';
import { middlePages, pairs, SEARCHES } from './selects.ts';
import { startBare } from './start-bare.ts';

const CONNECTIONS = 8;
const DIFFERENT = 200;

/**
 * The p99 of lists and of searches, all made anew: of the shop, and of bare Node that reads their rows by one prepared SELECT each
 * and sends them. In turns: what eight askers at once wait for on this machine without a shop.
 */
export async function measureBareLatency(
  { size, options, port }: BigShop,
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
      const askers = [
        { who: 'the shop', once: () => ask({ ...load, url, requestsOf: sharedOut(paths, CONNECTIONS) }) },
        {
          who: 'bare Node that reads and sends',
          once: () => ask({ ...load, url: bare.url, requestsOf: () => [{ path: '/' }] }),
        },
      ];
      const seen = new Map<string, Asked[]>();
      // The first is for what has just started to run warm, and does not count.
      for (let round = -1; round < options.rounds; round += 1) {
        for (const { who, once } of askers) {
          const asked = await once();
          if (asked.failed > 0) throw new Error(`${who} failed ${asked.failed} times`);
          if (round >= 0) seen.set(who, [...(seen.get(who) ?? []), asked]);
        }
      }
      for (const [who, rounds] of seen) {
        const middle = (of: 'p99Ms' | 'medianMs' | 'perSecond') => median(rounds.map((round) => round[of]));
        const detail = `median ${middle('medianMs').toFixed(1)} ms, ${Math.round(middle('perSecond'))}/s`;
        say(`  ${name} by ${who}, in turns: p99 ${middle('p99Ms').toFixed(1)} ms, ${detail}`);
        const what = `${name} by ${who}, in turns`;
        figures.push(
          { what: `${what}, p99`, size, value: middle('p99Ms'), unit: 'ms' },
          { what: `${what}, median`, size, value: middle('medianMs'), unit: 'ms' },
        );
      }
    }
    return figures;
  } finally {
    await bare.stop();
  }
}
