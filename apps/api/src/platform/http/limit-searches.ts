import type { FastifyInstance } from 'fastify';
import type { Limit, Throttle } from '../throttle.ts';
import { API_PREFIX } from './routes.ts';

// Ten a second for a whole neighbourhood behind one address; whoever types makes two.
const SEARCHES: Limit = { name: 'search', points: 600, seconds: 60 };

/** Words are looked for at a price: nobody makes the shop look for ever others. Comes after the caches, whose answers cost nothing. */
export function limitSearches(app: FastifyInstance, throttle: Throttle): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const { search } = (request.query ?? {}) as { search?: unknown };
    if (!search || !request.routeOptions.url?.startsWith(`${API_PREFIX}/`)) return done();
    return throttle.countHere(SEARCHES, request.ip);
  });
}
