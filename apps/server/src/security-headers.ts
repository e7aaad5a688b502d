import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';
import type { CommonHeaders, Config } from '@tokpa/api';
import { contentSecurityPolicy } from './page-security.ts';

const TWO_YEARS_SECONDS = 63_072_000;

/** What helmet writes on any answer, asked once: on all of them it is the same. */
function headersBy(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw error;
  });
  return headers;
}

// What no browser shows as a page has nothing to load, and no windows or sensors to keep from it: a telephone pays for each byte of it.
const JSON_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The headers of every answer. Pages replace the policy by one that names their inline scripts. */
export function securityHeaders({
  publicUrl,
  isPublicProduction,
}: Pick<Config, 'publicUrl' | 'isPublicProduction'>): CommonHeaders {
  // Over plain HTTP it would lock a shop out of its own address; and localhost is the address of all else on a machine too.
  const isBehindTls = isPublicProduction && publicUrl.startsWith('https:');
  const ofAll: HelmetOptions = {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isBehindTls && { maxAge: TWO_YEARS_SECONDS, includeSubDomains: true },
    // Of browsers and plug-ins that are no more.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  };
  return {
    json: {
      ...headersBy({ ...ofAll, crossOriginOpenerPolicy: false, originAgentCluster: false }),
      'content-security-policy': JSON_POLICY,
    },
    others: {
      ...headersBy(ofAll),
      'content-security-policy': contentSecurityPolicy(),
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    },
  };
}
