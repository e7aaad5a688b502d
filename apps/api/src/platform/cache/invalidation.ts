import pg from 'pg';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '#db/connect';
import { reasonOf } from '../log.ts';
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

type Listening = {
  db: Db;
  cache: AnswerCache;
  log: Logger;
  /** The database neither answers nor takes connections, and nobody has said why: a cable, a frozen machine. */
  onSilence?: () => void;
};

// Of the driver, when nothing at all came in time.
const NO_ANSWER = /^(?:Query read timeout|timeout expired)$/;

/**
 * Listens for the drops of all processes. While the connection is lost nobody can be heard. Where the database answers on no other one
 * either, what is cached stays, since nobody can change it; where it does, others write unheard, and nothing is kept until the connection
 * is back.
 */
class DropListener implements Invalidation {
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #isAsking = false;
  #isDeaf = false;
  readonly #databaseUrl: string;
  readonly #db: Db;
  readonly #cache: AnswerCache;
  readonly #log: Logger;
  readonly #onSilence: () => void;

  constructor(databaseUrl: string, { db, cache, log, onSilence = () => undefined }: Listening) {
    this.#databaseUrl = databaseUrl;
    this.#db = db;
    this.#cache = cache;
    this.#log = log;
    this.#onSilence = onSilence;
  }

  async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      application_name: 'tokpa cache',
      keepAlive: true,
      connectionTimeoutMillis: HEARTBEAT_MS,
      query_timeout: HEARTBEAT_MS,
    });
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      // A database that accepts and hangs would collect one connection a try.
      await client.end().catch((fault: unknown) => this.#log.debug({ err: fault }, 'a connection could not be closed'));
      throw error;
    }
    if (this.#isStopped) return client.end();
    this.#client = client;
    this.#isDeaf = false;
    // What happened while nobody listened is unknown.
    this.#cache.resume();
    this.#beat(client);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#client?.end();
  }

  #hear(payload: string): void {
    if (payload === EVERYTHING) this.#cache.clear();
    else this.#cache.drop(payload.split(' '));
  }

  #lose(lost: pg.Client, error?: unknown): void {
    if (this.#client !== lost || this.#isStopped) return;
    this.#client = undefined;
    this.#log.warn({ reason: reasonOf(error) }, 'the cache lost its connection to the database');
    lost.end().catch((fault: unknown) => this.#log.debug({ err: fault }, 'a lost connection could not be closed'));
    this.#retry();
  }

  #retry(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.listen().catch((error: unknown) => {
        this.#log.debug({ err: error }, 'the cache can not reach the database yet');
        if (error instanceof Error && NO_ANSWER.test(error.message)) this.#onSilence();
        if (this.#isStopped) return;
        void this.#pauseUnlessAway();
        this.#retry();
      });
    }, RECONNECT_AFTER_MS);
  }

  /** Beside the next try, which must not wait for a database that says nothing. Whoever watches reads again each time. */
  async #pauseUnlessAway(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      await sql`select 1`.execute(this.#db);
      if (this.#client || this.#isStopped) return;
      if (!this.#isDeaf) this.#log.warn('the database answers, the other processes are not heard: nothing is kept');
      this.#isDeaf = true;
      this.#cache.pause();
    } catch (error) {
      this.#log.debug({ err: error }, 'the database is away: what is cached stays');
    } finally {
      this.#isAsking = false;
    }
  }

  #beat(alive: pg.Client): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      alive
        .query('select 1')
        .then(() => this.#beat(alive))
        .catch((error: unknown) => this.#lose(alive, error));
    }, HEARTBEAT_MS);
  }
}

/** Keeps this process's cache in step with the others'; resolves once it listens. */
export async function listenForDrops(databaseUrl: string, listening: Listening): Promise<Invalidation> {
  const listener = new DropListener(databaseUrl, listening);
  await listener.listen();
  return listener;
}
