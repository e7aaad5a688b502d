import { Gauge, Registry } from 'prom-client';
import { type Database, listBackups, type Platform, readFigures, reasonOf, type ShopFigures } from '@tokpa/api';

/** A scraper has ten seconds for all that there is to read; figures that wait for a table are no reason to say nothing. */
const LONGEST_LOOK_MS = 2000;

type Samples = readonly (readonly [labels: Record<string, string>, value: number])[];

function say(registry: Registry, name: string, help: string, samples: Samples | number): void {
  const entries: Samples = typeof samples === 'number' ? [[{}, samples]] : samples;
  const labelNames = Object.keys(entries[0]?.[0] ?? {});
  const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
  for (const [labels, value] of entries) gauge.set(labels, value);
}

/** This process's own connections for whoever writes: known without a statement. */
function sayPool(registry: Registry, { pool }: Database): void {
  const connections: Samples = [
    [{ state: 'in_use' }, pool.totalCount - pool.idleCount],
    [{ state: 'idle' }, pool.idleCount],
  ];
  say(registry, 'tokpa_pool_connections', 'Connections to PostgreSQL that this process has for writing', connections);
  say(registry, 'tokpa_pool_connections_max', 'How many of them it may have', pool.options.max);
  say(registry, 'tokpa_pool_waiting', 'Requests that wait for one of them', pool.waitingCount);
}

function sayShop(registry: Registry, { queues, counts, orders, connections }: ShopFigures): void {
  const jobs = queues.flatMap(({ name, ...states }): Samples =>
    Object.entries(states).map(([state, count]) => [{ queue: name, state }, count]),
  );
  say(registry, 'tokpa_jobs', 'Work in the queue: due now, in hand, for later, given up these last days', jobs);
  const mails: Samples = [
    [{ state: 'waiting' }, counts.mailsWaiting],
    [{ state: 'failed' }, counts.mailsFailed],
  ];
  say(registry, 'tokpa_mails', 'Mails that wait to be sent, and that could not be these last 90 days', mails);
  const payments: Samples = [
    [{ state: 'without_news' }, counts.paymentsWithoutNews],
    [{ state: 'to_look_at' }, counts.paymentsAttention],
  ];
  say(registry, 'tokpa_payments', 'Payments whose provider was asked in vain, and that staff must look at', payments);
  const waiting: Samples = [
    [{ state: 'to_prepare' }, orders.toPrepare],
    [{ state: 'unpaid' }, orders.unpaid],
  ];
  say(registry, 'tokpa_orders', 'Orders to prepare (of the newest thousand), and that wait for their payment', waiting);
  say(registry, 'tokpa_postgres_connections', 'Connections that PostgreSQL has, whoever opened them', connections.open);
  say(registry, 'tokpa_postgres_connections_max', 'How many the shop may open there', connections.accepted);
}

/** Missing where this process sees no archive: they may lie on another machine. */
async function sayNewestBackup(registry: Registry, { config, log }: Platform): Promise<void> {
  try {
    const [newest] = await listBackups(config);
    if (!newest) return;
    const seconds = Date.parse(newest.createdAt) / 1000;
    say(registry, 'tokpa_newest_backup_timestamp_seconds', 'When the newest backup was written', seconds);
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'the backups could not be looked at');
  }
}

/**
 * What somebody who runs the shop is woken by, as it is now. Those of the database are missing where it does not answer in time: an old
 * figure would say that all is well. Whoever asks meanwhile shares the look that is under way.
 */
export function createShopFigures(platform: Platform, database: Database): () => Promise<Registry> {
  const { reads, log } = platform;
  let looking: Promise<ShopFigures | undefined> | undefined;

  function look(): Promise<ShopFigures | undefined> {
    looking ??= readFigures(reads)
      .catch((error: unknown) => {
        log.warn({ reason: reasonOf(error) }, 'the figures of the shop could not be read');
        return undefined;
      })
      .finally(() => (looking = undefined));
    return looking;
  }

  async function lookInTime(): Promise<ShopFigures | undefined> {
    const { promise: timeIsUp, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => resolve(undefined), LONGEST_LOOK_MS);
    try {
      return await Promise.race([look(), timeIsUp]);
    } finally {
      clearTimeout(timer);
    }
  }

  return async () => {
    const registry = new Registry();
    const figures = await lookInTime();
    sayPool(registry, database);
    say(registry, 'tokpa_database_up', 'Whether the database answered with the figures', figures ? 1 : 0);
    if (figures) sayShop(registry, figures);
    await sayNewestBackup(registry, platform);
    return registry;
  };
}
