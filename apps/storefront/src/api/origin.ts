const ORIGIN = 'from';
const EXPIRED = 'expired';

/** The login page's address, remembering where the visitor wanted to go. */
export function loginAddress(origin: string, options: { expired?: boolean } = {}): string {
  const query = new URLSearchParams();
  if (origin !== '/') query.set(ORIGIN, origin);
  if (options.expired) query.set(EXPIRED, '1');
  return query.size > 0 ? `/login?${query}` : '/login';
}

/** Where to go after login; `/` unless a page of this shop was remembered. */
export function readOrigin(query: URLSearchParams): string {
  const origin = query.get(ORIGIN) ?? '/';
  // `//elsewhere.example` and `/\elsewhere.example` are other sites' addresses.
  return /^\/(?![/\\])/.test(origin) ? origin : '/';
}

export function wasExpired(query: URLSearchParams): boolean {
  return query.has(EXPIRED);
}

/** The address that the browser shows, without the site's name. */
export function currentAddress(): string {
  return window.location.pathname + window.location.search;
}
