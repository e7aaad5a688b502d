import { isOwnPage } from './own-page.ts';

const ORIGIN = 'from';
/** What the login page's address says besides of a session that ran out. */
export const EXPIRED = { expired: '1' } as const;

const AROUND_LOGIN = /^\/(?:login|register|\w+-password)\W*(.*)/;

/**
 * The login page's address, remembering where the visitor is, unless told otherwise: a page around the login is no place to return to,
 * what it remembers is.
 */
export function loginAddress(address = currentAddress(), more: { expired?: '1' } = {}): string {
  const around = AROUND_LOGIN.exec(address);
  const origin = around ? readOrigin(new URLSearchParams(around[1])) : address;
  return addressWithOrigin('/login', origin, more);
}

/** A page around the login, remembering the same: the way from one to the other is not the way out. */
export function addressWithOrigin(page: string, origin: string, query: Readonly<Record<string, string>> = {}): string {
  const whole = new URLSearchParams(origin === '/' ? query : { [ORIGIN]: origin, ...query }).toString();
  return whole ? `${page}?${whole}` : page;
}

/** Where to go after login; `/` unless a page of this shop was remembered. */
export function readOrigin(query: URLSearchParams): string {
  const origin = query.get(ORIGIN) ?? '';
  return isOwnPage(origin) ? origin : '/';
}

export function wasExpired(query: URLSearchParams): boolean {
  return query.has('expired');
}

/** The address that the browser shows, without the site's name. */
function currentAddress(): string {
  return window.location.pathname + window.location.search;
}
