import type { FastifyInstance } from 'fastify';
import type { Limit, Throttle } from '../throttle.ts';
import { API_PREFIX } from './routes.ts';

// Ten a second for a whole neighbourhood behind one address; whoever types makes two.
export const SEARCHES: Limit = { name: 'search', points: 600, seconds: 60 };

/** Words are looked for at a price: nobody makes the shop look for ever others. Undefined where `query` names none; rejects with `too_many_requests`. */
export function countSearch(throttle: Throttle, query: unknown, ip: string): Promise<void> | undefined {
  const { search } = (query ?? {}) as { search?: unknown };
  return search ? throttle.countHere(SEARCHES, ip) : undefined;
}

/** The same for whatever asks the API over HTTP. Comes after the caches, whose answers cost nothing. */
export function limitSearches(app: FastifyInstance, throttle: Throttle): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const isOfApi = request.routeOptions.url?.startsWith(`${API_PREFIX}/`);
    return (isOfApi ? countSearch(throttle, request.query, request.ip) : undefined) ?? done();
  });
}
