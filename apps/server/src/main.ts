import cluster from 'node:cluster';
import { flushCompileCache } from 'node:module';
import { type Config, loadConfig, migrate, refuseDemoData } from '@tokpa/api/start';
import { explainFault } from './explain-fault.ts';
import { assertPortFree } from './free-port.ts';
import { openDatabase, reportFewConnections } from './open-database.ts';
import { loadShop } from './load-shop.ts';
import type { ServedShop } from './serve-shop.ts';
import { welcome } from './welcome.ts';
import { serveInWorkers, type WorkerReady } from './workers.ts';

const STOP_WITHIN_MS = 10_000;

type Closing = (() => Promise<void>)[];

function report(sentence: string): void {
  process.stdout.write(`  ${sentence}\n`);
}

async function serveFromWorker(config: Config, closing: Closing): Promise<void> {
  if (!config.databaseUrl) throw new Error('a worker is told its database');
  const serveShop = await loadShop();
  const shop = await serveShop(config, config.databaseUrl, report);
  closing.push(shop.close);
  const ready: WorkerReady = { ready: true, owner: shop.owner };
  process.send?.(ready);
}

async function serveWhole(config: Config, closing: Closing): Promise<void> {
  await assertPortFree(config.port, config.host);
  // While PostgreSQL starts. The first of several processes serves nobody, and reads nothing.
  const loading = config.webConcurrency === 1 ? loadShop() : undefined;
  // A fault is told where it is waited for.
  loading?.catch(() => undefined);
  const opening = openDatabase(config, report);
  // Also for who interrupts the start while PostgreSQL begins; one that can not begin says so below.
  closing.push(() =>
    opening.then(
      ({ close }) => close(),
      () => undefined,
    ),
  );
  const database = await opening;
  if (config.databaseUrl) await reportFewConnections(database.url, config, report);
  // Sources that can not be read leave the database as it is, for the version before.
  const serveShop = await loading;
  const applied = await migrate(database.url);
  if (applied.length > 0) report(`Base de données mise à jour (${applied.length} migrations)`);
  await refuseDemoData(config, database.url);
  const shop: ServedShop = serveShop
    ? await serveShop(config, database.url, report)
    : await serveInWorkers(config, database.url);
  closing.push(shop.close);
  process.stdout.write(welcome(config, shop.owner));
}

async function main(config: Config): Promise<void> {
  const closing: Closing = [];
  let isStopping = false;

  async function stop(exitCode: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    // What hangs must not hold the shop's address and data for ever.
    setTimeout(() => process.exit(exitCode || 1), STOP_WITHIN_MS).unref();
    for (const close of closing.toReversed()) await close();
    process.exit(exitCode);
  }

  // SIGHUP: the terminal, or the session over SSH, is closed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  // The command that started the shop is gone, killed perhaps: nothing may be left running.
  process.once('disconnect', () => void stop(0));
  try {
    await (cluster.isWorker ? serveFromWorker(config, closing) : serveWhole(config, closing));
    // Now, since a process that is killed would not write it.
    flushCompileCache();
    // What the start alone needed: 13 MB that would be held until somebody asks for much.
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  } catch (error) {
    // A start that is interrupted fails at whatever it was doing, and that is no fault.
    if (isStopping) return;
    process.stderr.write(`\n  ${explainFault(error, config)}\n\n`);
    await stop(1);
  }
}

try {
  await main(loadConfig(process.env));
} catch (error) {
  process.stderr.write(`\n  ${explainFault(error, undefined)}\n\n`);
  process.exitCode = 1;
}
