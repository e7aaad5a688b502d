import { createHash, timingSafeEqual } from 'node:crypto';
import { hostname } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Config, type Database, pendingMigrations, type Platform, reasonOf } from '@tokpa/api';
import { createShopFigures } from './shop-figures.ts';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

function createMetrics(platform: Platform, parts: { database: Database; answeredFromCache: () => number }) {
  const readShop = createShopFigures(platform, parts.database);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'tokpa_http_request_seconds',
    help: 'Time to answer a request that the cache did not answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const cached = new Counter({ name: 'tokpa_http_cached_total', help: 'Answers from memory', registers: [registry] });
  const bytes = new Gauge({ name: 'tokpa_cache_bytes', help: 'Bytes of cached answers', registers: [registry] });
  return {
    seconds,
    async text(): Promise<string> {
      cached.reset();
      cached.inc(parts.answeredFromCache());
      bytes.set(platform.cache.size().bytes);
      const shop = await readShop();
      return `${await registry.metrics()}\n${await shop.metrics()}`;
    },
    contentType: registry.contentType,
  };
}

// What proxies add to a request of somebody else's. One that is told nothing else passes on the name that its visitor asked for.
const OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;
const NAME_OF_HERE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether the request asks for this machine by a name that only it has for itself. */
function namesHere(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return NAME_OF_HERE.test(name) || name === hostname().toLowerCase();
}

/** A proxy on this machine comes from here as well, and need not say for whom: where there may be one, the token alone opens. */
function isFromHere({ socket, headers }: FastifyRequest, { trustProxy, metricsToken }: Config): boolean {
  if (trustProxy !== false || metricsToken !== undefined) return false;
  if (OF_PROXIES.some((name) => headers[name] !== undefined)) return false;
  return LOOPBACK.test(socket.remoteAddress ?? '') && namesHere(headers.host ?? '');
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request carries this token. Digests are compared, and in constant time: how long it takes tells nothing of it. */
function carries(token: string | undefined): (request: FastifyRequest) => boolean {
  if (token === undefined) return () => false;
  const expected = digest(token);
  return ({ headers }) => {
    const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
    return given !== undefined && timingSafeEqual(digest(given), expected);
  };
}

/** /healthz: the process lives. /readyz: its start is over, the database answers and is up to date. /metrics: for Prometheus, on this machine or with the token. */
export function serveHealth(
  app: FastifyInstance,
  platform: Platform,
  parts: { database: Database; answeredFromCache: () => number; isStarted: () => boolean },
): void {
  const metrics = createMetrics(platform, parts);
  const hasToken = carries(platform.config.metricsToken);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Until then its owner may not be there to log in.
    if (!parts.isStarted()) return reply.status(503).header('retry-after', '1').send({ status: 'starting' });
    try {
      const pending = await pendingMigrations(parts.database.pool);
      if (pending.length === 0) return { status: 'ready' };
      return reply.status(503).header('retry-after', '2').send({ status: 'migrating', pending });
    } catch (error) {
      request.log.warn({ reason: reasonOf(error) }, 'not ready');
      return reply.status(503).header('retry-after', '2').send({ status: 'database unavailable' });
    }
  });

  app.get('/metrics', async (request, reply) => {
    if (!isFromHere(request, platform.config) && !hasToken(request)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
