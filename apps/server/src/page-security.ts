import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
const HAS_SOURCE = /\ssrc=/;

/**
 * A page whose own scripts carry a nonce that nobody could know before → the page without it, and the CSP hashes of those
 * scripts. A script that came into the page any other way is not among them. The same page has the same hashes, so that it
 * can be cached with its header, where a nonce in it would be known to all.
 */
export function ownScripts(page: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const { groups } of page.matchAll(INLINE_SCRIPT)) {
    const { attributes = '', code = '' } = groups ?? {};
    if (code === '' || HAS_SOURCE.test(attributes) || !attributes.includes(mark)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return { html: page.replaceAll(mark, ''), hashes: [...hashes] };
}

/** A page's Content-Security-Policy: everything from the shop itself, and of inline scripts only those with these hashes. */
export function contentSecurityPolicy(hashes: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    // React writes style attributes (widths of progress bars, positions); they run nothing.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
