import { ask } from './ask.ts';
import type { Reading } from './bare-answers.ts';
import type { BigShop } from './big-shop/big-shop.ts';
import { type Figure, say } from './figures.ts';
import type { Samples } from './samples.ts';
import { pairs, SEARCH } from './selects.ts';
import { startBare } from './start-bare.ts';

const CONNECTIONS = 8;
const DIFFERENT = 200;

/**
 * The p99 of bare Node that reads the rows of a list, and of a search for common words, by one prepared SELECT each and sends them
 * compressed: what eight askers at once wait for on this machine without a shop.
 */
export async function measureBareLatency(
  { size, options, port }: BigShop,
  { databaseUrl, samples }: { databaseUrl: string; samples: Samples },
): Promise<Figure[]> {
  const bare = await startBare('bare-answers.ts', port + 1);
  try {
    const figures: Figure[] = [];
    const list = pairs(samples).filter(({ name }) => name === 'list');
    for (const { name, text, valuesOf } of [...list, SEARCH]) {
      const values = Array.from({ length: DIFFERENT }, (_, turn) => valuesOf(turn));
      const reading: Reading = { databaseUrl, name, text, values };
      await fetch(bare.url, { method: 'PUT', body: JSON.stringify(reading) });
      const load = { url: bare.url, connections: CONNECTIONS, requestsOf: () => [{ path: '/' }] };
      await ask({ ...load, seconds: options.seconds });
      const asked = await ask({ ...load, seconds: options.seconds });
      if (asked.failed > 0) throw new Error(`bare Node failed ${asked.failed} times`);
      const detail = `median ${asked.medianMs.toFixed(1)} ms, ${Math.round(asked.perSecond)}/s`;
      say(`  ${name} by bare Node: p99 ${asked.p99Ms.toFixed(1)} ms, ${detail}`);
      figures.push({
        what: `${name} by bare Node that reads and sends, p99`,
        size,
        value: asked.p99Ms,
        unit: 'ms',
        detail,
      });
    }
    return figures;
  } finally {
    await bare.stop();
  }
}
