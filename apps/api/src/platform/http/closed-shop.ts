import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOpenInMaintenance } from '@tokpa/contract/open-in-maintenance';
import type { Maintenance } from '../maintenance.ts';
import { Problem } from '../problem.ts';
import { API_PREFIX, type Authenticate, bearerToken } from './routes.ts';

/** When somebody who finds the shop closed may try again. */
const RETRY_AFTER_SECONDS = 300;

/** While the shop is in maintenance its API answers staff alone. Comes before the caches, which would answer everybody. */
export function closeInMaintenance(app: FastifyInstance, maintenance: Maintenance, authenticate: Authenticate): void {
  async function refuse(request: FastifyRequest): Promise<void> {
    // The route that was found, however its address was written: `/%61pi/v1` leads to it as well.
    const { url = request.url } = request.routeOptions;
    if (!url.startsWith(`${API_PREFIX}/`) || isOpenInMaintenance(url.slice(API_PREFIX.length))) return;
    const token = bearerToken(request);
    const session = token?.startsWith('adm_') ? await authenticate(token, request.ip) : undefined;
    if (session?.kind === 'staff') return;
    throw new Problem('maintenance', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  // Without a promise while the shop is open: each request passes here.
  app.addHook('onRequest', (request, _reply, done) => (maintenance.isOn() ? refuse(request) : done()));
}
