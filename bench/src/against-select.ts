import { ask, sharedOut } from './ask.ts';
import type { Reading } from './bare-answers.ts';
import { openPool, repeat } from './bare-database.ts';
import type { BigShop } from './big-shop/big-shop.ts';
import { type Figure, median, percent, say } from './figures.ts';
import type { Samples } from './samples.ts';
import { pairs } from './selects.ts';
import { startBare } from './start-bare.ts';

const CONNECTIONS = 32;
const LEAST_PERCENT = 25;

type Rates = { api: number[]; select: number[]; bare: number[]; failed: number };

function toFigures(name: string, size: number, { failed, ...rates }: Rates): Figure[] {
  const [api, select, bare] = [median(rates.api), median(rates.select), median(rates.bare)];
  const detail = `${Math.round(api)}/s against ${Math.round(select)}/s, ${failed} failed`;
  say(
    `  API ${name} against its SELECT: ${percent(api / select)} %, ${detail}; bare Node reads and sends ${Math.round(bare)}/s`,
  );
  const part = (value: number) => ({ size, value: failed > 0 ? Infinity : percent(value), unit: '%' as const });
  return [
    { what: `API ${name}, cold, of its bare SELECT`, ...part(api / select), detail, atLeast: LEAST_PERCENT },
    { what: `bare Node that reads the rows of API ${name} and sends them, of the SELECT`, ...part(bare / select) },
    { what: `API ${name}, cold, of bare Node that reads and sends`, ...part(api / bare) },
  ];
}

/** The API without its cache, the bare driver that reads the same rows, and bare Node that reads and sends them, in turns. */
export async function measureAgainstSelect(
  { size, options, port }: BigShop,
  url: string,
  { databaseUrl, samples }: { databaseUrl: string; samples: Samples },
): Promise<Figure[]> {
  const pool = openPool(databaseUrl);
  const bare = await startBare('bare-answers.ts', port + 1);
  try {
    const figures: Figure[] = [];
    for (const { name, paths, text, valuesOf } of pairs(samples)) {
      const values = paths.map((_, turn) => valuesOf(turn));
      const reading: Reading = { databaseUrl, name, text, values };
      await fetch(bare.url, { method: 'PUT', body: JSON.stringify(reading) });
      // Prepared, as the shop's own are.
      const select = (turn: number) => pool.query({ name, text, values: valuesOf(turn) });
      const load = { connections: CONNECTIONS, seconds: options.seconds };
      const askApi = () => ask({ ...load, url, requestsOf: sharedOut(paths, CONNECTIONS) });
      const askBare = () => ask({ ...load, url: bare.url, requestsOf: () => [{ path: '/' }] });
      // A process that has just started is slower than one that serves since this morning.
      await askApi();
      await askBare();
      const rates: Rates = { api: [], select: [], bare: [], failed: 0 };
      for (let round = 0; round < options.rounds; round += 1) {
        const [api, sent] = [await askApi(), await askBare()];
        rates.api.push(api.perSecond);
        rates.bare.push(sent.perSecond);
        rates.failed += api.failed + sent.failed;
        rates.select.push((await repeat(CONNECTIONS, options.seconds, select)).perSecond);
      }
      figures.push(...toFigures(name, size, rates));
    }
    return figures;
  } finally {
    await bare.stop();
    await pool.end();
  }
}
