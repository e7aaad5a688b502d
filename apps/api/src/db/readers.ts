import { PostgresDialect, PostgresDriver, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { isDatabaseAway } from './database-away.ts';
import { ask, type StatementNames } from './prepared-statements.ts';

// Two cores have work with as many.
const READERS = 4;

/** Who has heard nothing for so long has something slow before him: nobody more is sent to queue there. */
const SLOW_MS = 100;

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

const isSlow = ({ waiting, heardAt }: Reader) => waiting > 0 && performance.now() - heardAt > SLOW_MS;

/** What is asked in one turn of the event loop leaves with one write. */
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
    writeTogether(reader);
    try {
      return await ask(client, names, text, values);
    } catch (error) {
      // Told of the end before the connection is: the next to ask must not be sent here.
      if (isDatabaseAway(error)) leave(reader);
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
    heardAt: 0,
    isCorked: false,
  };
  // Who waits on it is told by the driver; the next to ask gets another.
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
 * pipeline), and fails alone. PostgreSQL refuses whatever would write. Who would stand behind a slow one gets a connection of `others`.
 */
export function openReaders(options: pg.ClientConfig, names: StatementNames, others: PostgresPool): Readers {
  const readers = new Set<Reader>();

  // Whatever is written in this turn anyway takes another statement along; else whoever has least to do.
  function choose(): Reader | undefined {
    let best: Reader | undefined;
    for (const reader of readers) {
      if (isSlow(reader)) continue;
      if (reader.isCorked) return reader;
      if (!best || reader.waiting < best.waiting) best = reader;
    }
    if (best?.waiting === 0 || readers.size >= READERS) return best;
    const opened = openReader(options, names, (lost) => readers.delete(lost));
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
      try {
        await reader.ready;
      } catch (error) {
        reader.connection.release();
        throw error;
      }
      return reader.connection;
    },
    async end() {
      await Promise.all(Array.from(readers, ({ client }) => client.end()));
    },
    cut() {
      for (const { client } of readers) client.connection.stream.destroy();
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
