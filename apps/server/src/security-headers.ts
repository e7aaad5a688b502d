import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from './page-security.ts';

const TWO_YEARS_SECONDS = 63_072_000;

/** The headers of every answer. Pages replace the policy by one that names their inline scripts. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  void app.register(helmet, {
    global: true,
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Only behind TLS: over plain HTTP it would lock a shop out of its own address.
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: TWO_YEARS_SECONDS, includeSubDomains: true },
  });
  const policy = contentSecurityPolicy();
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  });
}
