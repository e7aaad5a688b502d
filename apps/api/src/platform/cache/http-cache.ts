import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from './answer-cache.ts';
import { sendShared } from './shared-answers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on routes whose answers are the same for everybody: the query parameters that make a difference. */
    cachedBy?: readonly string[];
  }
}

/**
 * The address under which an answer is kept: as it was asked, or without the parameters that make no difference,
 * so that inventing parameters can not fill the cache.
 */
export function cacheKey(url: string, names: readonly string[]): string {
  const end = url.indexOf('?');
  if (end === -1) return url;
  const path = url.slice(0, end);
  const asked = new URLSearchParams(url.slice(end + 1));
  if ([...asked.keys()].every((name) => names.includes(name))) return url;
  const kept = new URLSearchParams([...asked].filter(([name]) => names.includes(name)));
  return kept.size > 0 ? `${path}?${kept.toString()}` : path;
}

/** Staff may see what the public does not: their calls pass by the cache. */
export function isSharedCaller(authorization: string | undefined): boolean {
  return authorization === undefined || !/^bearer adm_/i.test(authorization);
}

/** Answers cacheable routes from the cache; what is not there is made by the route, which puts it there. */
export function answerFromCache(app: FastifyInstance, cache: AnswerCache): void {
  app.addHook('onRequest', (request, reply, done) => {
    const names = request.routeOptions.config.cachedBy;
    if (!names || !isSharedCaller(request.headers.authorization)) return done();
    const answer = cache.find(cacheKey(request.url, names));
    if (!answer) return done();
    sendShared(request, reply, answer);
  });
}
