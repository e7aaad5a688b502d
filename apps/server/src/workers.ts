import cluster, { type Worker } from 'node:cluster';
import type { Config, FirstOwner } from '@tokpa/api';
import type { ServedShop } from './serve-shop.ts';

/** What a worker says once it listens. */
export type WorkerReady = { ready: true; owner: FirstOwner | undefined };

const RESTART_AFTER_MS = 1000;

function whenReady(worker: Worker): Promise<WorkerReady> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`Un processus de la boutique s’est arrêté (code ${code}) avant d’être prêt.`)),
    );
  });
}

/**
 * Serves the shop in WEB_CONCURRENCY processes on one port. The first prepares the shop alone; one that dies is replaced.
 */
export async function serveInWorkers(config: Config, databaseUrl: string): Promise<ServedShop> {
  let isClosing = false;

  function fork(demo: boolean): Worker {
    const worker = cluster.fork({ DATABASE_URL: databaseUrl, DEMO: demo ? '1' : '0' });
    let isGone = false;
    const replace = () => {
      // A message that could not be sent to one that lives is an error of its too.
      if (isGone || !worker.isDead()) return;
      isGone = true;
      if (!worker.exitedAfterDisconnect) forkLater();
    };
    worker.once('exit', replace);
    // One that the system has no room for never runs, and does not end either.
    worker.on('error', replace);
    return worker;
  }

  function forkLater(): void {
    setTimeout(() => {
      if (isClosing) return;
      try {
        fork(false);
      } catch {
        // No room for a process at this moment: those that run go on, and a second later it is tried again.
        forkLater();
      }
    }, RESTART_AFTER_MS);
  }

  const { owner } = await whenReady(fork(config.demo));
  await Promise.all(Array.from({ length: config.webConcurrency - 1 }, () => whenReady(fork(false))));
  return {
    owner,
    async close() {
      isClosing = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(
        workers
          .filter((worker) => !worker.isDead())
          .map(async (worker) => {
            const gone = new Promise((resolve) => worker.once('exit', resolve));
            worker.process.kill('SIGTERM');
            await gone;
          }),
      );
    },
  };
}
