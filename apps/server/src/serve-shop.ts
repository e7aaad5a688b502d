import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { adminFolder } from '@tokpa/admin';
import {
  alone,
  buildApi,
  connect,
  createPlatform,
  ensureFirstOwner,
  listenForDrops,
  POOL_CONNECTIONS,
  warnOfExampleContacts,
  type Config,
  type Database,
  type FirstOwner,
} from '@tokpa/api';
import { clientFolder, createPages, loadBuild } from '@tokpa/storefront';
import { serveAdmin } from './admin.ts';
import { serveFindable } from './findable/serve-findable.ts';
import { serveHealth } from './health.ts';
import { servePages } from './pages.ts';
import { readableAddress } from './readable-address.ts';
import { securityHeaders } from './security-headers.ts';
import { serveStaticFiles } from './static-files.ts';
import { createWarmServer } from './warm-answers.ts';
import { fillNewShop } from './fill-new-shop.ts';

export type ServedShop = { owner: FirstOwner | undefined; close(): Promise<void> };

const SWEEP_EVERY_MS = 20;
// Of the ten seconds that the process has; PostgreSQL takes the rest. The jobs take up nothing more from the first moment on, so that
// their farewell runs beside the answers.
const LONGEST_ANSWER_MS = 6000;
const JOBS_GIVEN_UP_AFTER_MS = 7500;
const LONGEST_RETURN_MS = 300;

/**
 * Answers what is under way and takes nothing new. A browser's connection would stay open for its next request after
 * the last answer: it is closed as soon as it is idle. One that sends half a request and no more is not waited for.
 */
async function finishRequests(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY_MS);
  const end = setTimeout(() => app.server.closeAllConnections(), LONGEST_ANSWER_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(end);
  }
}

/** A job that is still at work after the farewell goes to another process: the connection that it holds is not waited for. */
async function closeDatabase(database: Database): Promise<void> {
  const cut = setTimeout(database.cut, LONGEST_RETURN_MS);
  try {
    await database.close();
  } finally {
    clearTimeout(cut);
  }
}

/** Opens the shop on a migrated database: API, pages, pictures and jobs in this process. Resolves once it listens. */
export async function serveShop(
  config: Config,
  databaseUrl: string,
  report: (sentence: string) => void,
): Promise<ServedShop> {
  const database = connect(databaseUrl, { max: POOL_CONNECTIONS });
  const platform = await createPlatform(config, { database, databaseUrl });
  let answeredFromCache = () => 0;
  let isStarted = false;
  const app = buildApi(platform, {
    serverFactory: (listener): Server => {
      const warm = createWarmServer(platform, listener);
      answeredFromCache = warm.answered;
      return warm.server;
    },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    headers: securityHeaders(config),
  });
  serveHealth(app, platform, { database, answeredFromCache: () => answeredFromCache(), isStarted: () => isStarted });
  serveStaticFiles(app, platform, clientFolder);
  serveAdmin(app, adminFolder);
  serveFindable(app, platform);
  const reportPage = (fault: unknown) => platform.log.error({ err: fault }, 'a page could not be made');
  servePages(app, platform, createPages(await loadBuild(), reportPage));
  await app.ready();
  // In a process of its own meanwhile: an order must not wait for it while it holds stock.
  const mailsCompiled = platform.mailer.prepare();
  // Processes that start together on an empty database must not fill it twice.
  await alone(databaseUrl, () => fillNewShop(platform, report));
  await warnOfExampleContacts(platform);
  const { db, cache, log } = platform;
  const invalidation = await listenForDrops(databaseUrl, { db, cache, log, onSilence: database.cut });
  await platform.jobs.start({ work: true });
  await mailsCompiled;
  await app.listen({ port: config.port, host: config.host });
  // Last: the password is shown once, at the end of the start; one that is interrupted before that made nobody.
  const owner = await alone(databaseUrl, () => ensureFirstOwner(platform));
  isStarted = true;
  return {
    owner,
    async close() {
      const began = performance.now();
      await platform.jobs.rest();
      await finishRequests(app);
      await platform.jobs.stop(JOBS_GIVEN_UP_AFTER_MS - (performance.now() - began));
      platform.mailer.stop();
      await invalidation.stop();
      await closeDatabase(database);
    },
  };
}
