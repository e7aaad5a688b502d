import type { FastifyInstance, FastifyReply } from 'fastify';
import { makeAnswer, sendAnswer } from './answer.ts';
import type { AnswerCache, Ticket } from './answer-cache.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on routes whose answers are the same for everybody: the query parameters that make a difference. */
    cachedBy?: readonly string[];
  }
  interface FastifyRequest {
    cacheTicket: Ticket;
  }
}

// These are made anew for each form of the answer.
const REMADE = new Set([
  'content-length',
  'content-encoding',
  'etag',
  'vary',
  'transfer-encoding',
  'connection',
  'date',
]);

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

function keptHeaders(reply: FastifyReply): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (!REMADE.has(name) && value !== undefined) headers[name] = value.toString();
  }
  return headers;
}

/** Answers cacheable routes from the cache, and puts there what they answer. */
export function cacheAnswers(app: FastifyInstance, cache: AnswerCache): void {
  app.decorateRequest('cacheTicket', 0);

  app.addHook('onRequest', (request, reply, done) => {
    const names = request.routeOptions.config.cachedBy;
    if (!names || !isSharedCaller(request.headers.authorization)) return done();
    request.cacheTicket = cache.begin();
    const answer = cache.find(cacheKey(request.url, names));
    if (!answer) return done();
    reply.hijack();
    sendAnswer(request.raw, reply.raw, answer);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const names = request.routeOptions.config.cachedBy;
    if (!names || !request.cacheTags || reply.statusCode !== 200 || typeof payload !== 'string')
      return done(null, payload);
    const answer = makeAnswer({
      what: 'data',
      status: 200,
      headers: keptHeaders(reply),
      body: Buffer.from(payload),
      tags: request.cacheTags,
    });
    cache.keep(request.cacheTicket, cacheKey(request.url, names), answer);
    // The first asker gets what all others will get, as they will get it. Before the framework lets go: it answers what fails here.
    sendAnswer(request.raw, reply.raw, answer);
    reply.hijack();
  });
}
