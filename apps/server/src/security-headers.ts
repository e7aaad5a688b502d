import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '@tokpa/api';
import { contentSecurityPolicy } from './page-security.ts';

const TWO_YEARS_SECONDS = 63_072_000;

/** The headers of every answer. Pages replace the policy by one that names their inline scripts. */
export function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, isPublicProduction }: Pick<Config, 'publicUrl' | 'isPublicProduction'>,
): void {
  // Over plain HTTP it would lock a shop out of its own address; and localhost is the address of all else on a machine too.
  const isBehindTls = isPublicProduction && publicUrl.startsWith('https:');
  void app.register(helmet, {
    global: true,
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isBehindTls && { maxAge: TWO_YEARS_SECONDS, includeSubDomains: true },
  });
  const policy = contentSecurityPolicy();
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  });
}
