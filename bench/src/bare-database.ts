import pg from 'pg';
import { quantile } from './figures.ts';

/** As many connections as the shop's own pool has. */
const POOL_SIZE = 16;

/** As many as the shop has for what its pages read. */
const READERS = 4;

export type Did = { perSecond: number; medianMs: number; p99Ms: number };

export function openPool(databaseUrl: string, max = POOL_SIZE): pg.Pool {
  return new pg.Pool({ connectionString: databaseUrl, max });
}

/** Sends the statements of a page without waiting for the answers before them, with one write, to one of a few connections in turn. */
export async function openReaders(
  databaseUrl: string,
): Promise<(statements: readonly pg.QueryConfig[]) => Promise<pg.QueryResult[]>> {
  const open = async () => {
    const client = new pg.Client({ connectionString: databaseUrl, pipeline: true });
    await client.connect();
    return client;
  };
  const clients = await Promise.all(Array.from({ length: READERS }, open));
  let turn = 0;
  return (statements) => {
    turn += 1;
    const client = clients[turn % READERS] as pg.Client;
    const { stream } = client.connection;
    stream.cork();
    const answers = statements.map((statement) => client.query(statement));
    stream.uncork();
    return Promise.all(answers);
  };
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
