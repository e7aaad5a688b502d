import pg from 'pg';
import { quantile } from './figures.ts';

/** As many connections as the shop's own pool has. */
const POOL_SIZE = 16;

export type Did = { perSecond: number; medianMs: number; p99Ms: number };

export function openPool(databaseUrl: string): pg.Pool {
  return new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE });
}

/** Does `once` again and again, so many at a time, for so many seconds. */
export async function repeat(atOnce: number, seconds: number, once: (turn: number) => Promise<unknown>): Promise<Did> {
  const times: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  let turn = 0;
  const go = async (): Promise<void> => {
    while (performance.now() < end) {
      const asked = performance.now();
      turn += 1;
      await once(turn);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, go));
  return {
    perSecond: (times.length / (performance.now() - began)) * 1000,
    medianMs: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
  };
}
