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
