import pg from 'pg';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '#db/connect';
import type { AnswerCache } from './answer-cache.ts';

const CHANNEL = 'cache_tags';
const EVERYTHING = '*';
// PostgreSQL refuses a notification of 8000 bytes and more.
const LONGEST_NOTIFICATION = 7000;
const RECONNECT_AFTER_MS = 250;
const HEARTBEAT_MS = 5000;

/** Tells every process of the shop, when the transaction commits and not before, that answers with these tags are out of date. */
export async function announceDrop(tx: Db, tags: readonly string[]): Promise<void> {
  const payload = tags.join(' ');
  const message = Buffer.byteLength(payload) > LONGEST_NOTIFICATION ? EVERYTHING : payload;
  await sql`select pg_notify(${CHANNEL}, ${message})`.execute(tx);
}

export type Invalidation = { stop(): Promise<void> };

/**
 * Listens for the drops of all processes. While the connection is lost nobody can be heard: what is cached stays (the
 * database being away, nobody can change it either) and everything is dropped once the connection is back.
 */
export async function listenForDrops(databaseUrl: string, cache: AnswerCache, log: Logger): Promise<Invalidation> {
  let client: pg.Client | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  function hear(message: pg.Notification): void {
    const tags = message.payload ?? '';
    if (tags === EVERYTHING) cache.clear();
    else cache.drop(tags.split(' '));
  }

  function lose(lost: pg.Client, error?: Error): void {
    if (client !== lost || isStopped) return;
    client = undefined;
    log.warn({ err: error }, 'the cache lost its connection to the database');
    lost.removeAllListeners();
    lost.on('error', () => undefined);
    void lost.end().catch((fault: unknown) => log.debug({ err: fault }, 'a lost connection could not be closed'));
    retry();
  }

  function retry(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      listen().catch((error: unknown) => {
        log.debug({ err: error }, 'the cache can not reach the database yet');
        if (!isStopped) retry();
      });
    }, RECONNECT_AFTER_MS);
  }

  function beat(alive: pg.Client): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      alive.query('select 1').then(
        () => beat(alive),
        (error: Error) => lose(alive, error),
      );
    }, HEARTBEAT_MS);
  }

  async function listen(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'tokpa cache',
      keepAlive: true,
      connectionTimeoutMillis: HEARTBEAT_MS,
      query_timeout: HEARTBEAT_MS,
    });
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next));
    next.on('notification', hear);
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    if (isStopped) return next.end();
    client = next;
    // What happened while nobody listened is unknown.
    cache.clear();
    beat(next);
  }

  await listen();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
