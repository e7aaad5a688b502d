const ORIGIN = 'from';
const EXPIRED = 'expired';

/** The login page's address, remembering where the visitor wanted to go. */
export function loginAddress(origin: string, options: { expired?: boolean } = {}): string {
  const query = new URLSearchParams();
  if (origin !== '/') query.set(ORIGIN, origin);
  if (options.expired) query.set(EXPIRED, '1');
  return query.size > 0 ? `/login?${query}` : '/login';
}

/** The registration's, remembering the same: the way from one to the other is not the way out. */
export function registerAddress(origin: string): string {
  return origin === '/' ? '/register' : `/register?${new URLSearchParams({ [ORIGIN]: origin })}`;
}

// `//elsewhere.example` and `/\elsewhere.example` are other sites' addresses.
const isOwnPage = (origin: unknown): origin is string => typeof origin === 'string' && /^\/(?![/\\])/.test(origin);

/** Where to go after login; `/` unless a page of this shop was remembered. */
export function readOrigin(query: URLSearchParams): string {
  const origin = query.get(ORIGIN);
  return isOwnPage(origin) ? origin : '/';
}

/** What a step of the browser's history carries to the account that was just opened. */
export function originState(origin: string): { from: string } | null {
  return origin === '/' ? null : { [ORIGIN]: origin };
}

export function originInState(state: unknown): string | undefined {
  const origin = (state as { from?: unknown } | null)?.from;
  return isOwnPage(origin) ? origin : undefined;
}

export function wasExpired(query: URLSearchParams): boolean {
  return query.has(EXPIRED);
}

/** The address that the browser shows, without the site's name. */
export function currentAddress(): string {
  return window.location.pathname + window.location.search;
}
