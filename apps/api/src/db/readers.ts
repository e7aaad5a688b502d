import { PostgresDialect, PostgresDriver, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { READER_CONNECTIONS } from './connections.ts';
import { isCutOff, isDatabaseAway } from './database-away.ts';
import { ask, type StatementNames } from './prepared-statements.ts';

/** Who has heard nothing for so long has something slow before him: nobody more is sent to queue there, nor behind so many. */
const SLOW_MS = 100;
const LONGEST_QUEUE = 32;

/** What lies between may have forgotten a connection that rested so long, and would tell nobody. */
const RESTED_MS = 60_000;

type Reader = {
  client: pg.Client;
  ready: Promise<unknown>;
  connection: PostgresPoolClient;
  /** How many statements wait for their answer here. */
  waiting: number;
  /** When one was answered last, or the first of those that wait was sent. */
  heardAt: number;
  isCorked: boolean;
};

const silence = ({ heardAt }: Reader) => performance.now() - heardAt;

const isBusy = (reader: Reader) => reader.waiting >= LONGEST_QUEUE || (reader.waiting > 0 && silence(reader) > SLOW_MS);

const hasRested = (reader: Reader) => reader.waiting === 0 && silence(reader) > RESTED_MS;

/** Whether those behind this one would be told the same, sooner or later. */
function endsConnection(error: unknown): boolean {
  return isDatabaseAway(error) || isCutOff(error);
}

/** What is asked until this callback and its promises are through leaves with one write. */
function writeTogether(reader: Reader): void {
  if (reader.isCorked) return;
  const { stream } = reader.client.connection;
  reader.isCorked = true;
  stream.cork();
  process.nextTick(() => {
    reader.isCorked = false;
    stream.uncork();
  });
}

function openReader(options: pg.ClientConfig, names: StatementNames, leave: (reader: Reader) => void): Reader {
  const client = new pg.Client({ ...options, pipeline: true });
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await ask(client, names, text, values);
    } catch (error) {
      // Told of the end before the connection is: the next to ask must not be sent here.
      if (endsConnection(error)) leave(reader);
      throw error;
    }
  };
  const reader: Reader = {
    client,
    ready: client.connect().then(() => client.query('set default_transaction_read_only = on')),
    connection: {
      // The other form takes a cursor, which the driver refuses where answers follow one another.
      query: query as unknown as PostgresPoolClient['query'],
      release() {
        reader.waiting -= 1;
        reader.heardAt = performance.now();
      },
    },
    waiting: 0,
    heardAt: performance.now(),
    isCorked: false,
  };
  client.on('error', () => leave(reader));
  client.on('end', () => leave(reader));
  reader.ready.catch(() => leave(reader));
  return reader;
}

export type Readers = PostgresPool & {
  /** Ends every connection without a farewell. */
  cut(): void;
};

/**
 * A few connections on which everybody reads together: a statement is sent without waiting for the answers before it (the driver's
 * pipeline), and fails alone; PostgreSQL refuses whatever would write there. Who would stand behind a slow one, or behind many, gets a
 * connection of `others`.
 */
export function openReaders(options: pg.ClientConfig, names: StatementNames, others: PostgresPool): Readers {
  const readers = new Set<Reader>();

  function leave(reader: Reader): void {
    readers.delete(reader);
    // Whoever waits there is told by the driver.
    reader.client.connection.stream.destroy();
  }

  function retire(reader: Reader): void {
    readers.delete(reader);
    reader.client.end().catch(() => undefined);
  }

  // Whatever is written in this callback anyway takes another statement along; else whoever has least to do.
  function choose(): Reader | undefined {
    let best: Reader | undefined;
    for (const reader of readers) {
      if (isBusy(reader)) continue;
      if (reader.isCorked) return reader;
      if (hasRested(reader)) retire(reader);
      else if (!best || reader.waiting < best.waiting) best = reader;
    }
    if (best?.waiting === 0 || readers.size >= READER_CONNECTIONS) return best;
    const opened = openReader(options, names, leave);
    readers.add(opened);
    return opened;
  }

  return {
    options: others.options,
    async connect() {
      const reader = choose();
      if (!reader) return others.connect();
      if (reader.waiting === 0) reader.heardAt = performance.now();
      reader.waiting += 1;
      writeTogether(reader);
      try {
        await reader.ready;
      } catch (error) {
        reader.connection.release();
        throw error;
      }
      return reader.connection;
    },
    async end() {
      const farewell = ({ client, ready }: Reader) =>
        ready.then(
          () => client.end(),
          () => undefined,
        );
      await Promise.all(Array.from(readers, farewell));
    },
    cut() {
      readers.forEach(leave);
    },
  };
}

class ReadingDriver extends PostgresDriver {
  override beginTransaction(): Promise<void> {
    return Promise.reject(new TypeError('Reads share their connections: no transaction can be begun on one'));
  }
}

/** Kysely's dialect on such connections. */
export class ReadingDialect extends PostgresDialect {
  readonly #readers: Readers;
  constructor(readers: Readers) {
    super({ pool: readers });
    this.#readers = readers;
  }
  override createDriver(): PostgresDriver {
    return new ReadingDriver({ pool: this.#readers });
  }
}
