import type { Profile } from '@tokpa/contract/auth';
import { browserStorage, parseKept } from '../api/browser-storage.ts';
import { USER_TOKEN } from '../api/tokens.ts';

const CACHED_USER = 'user';

export type Session =
  /** The server's answer, and the browser's until the page has come alive. */
  | { status: 'unknown'; user: null }
  | { status: 'visitor'; user: null }
  /** `user` is null while a token is known but the account is still being asked for. */
  | { status: 'shopper'; user: Profile | null };

const UNKNOWN: Session = { status: 'unknown', user: null };
const VISITOR: Session = { status: 'visitor', user: null };

const listeners = new Set<() => void>();
let current: Session | undefined;

function read(): Session {
  if (!browserStorage.get(USER_TOKEN)) return VISITOR;
  return { status: 'shopper', user: readCachedUser() };
}

/** Told by its id alone: what we write is whole, and every page pays for each byte that looks further. */
const isProfile = (kept: unknown): kept is Profile => typeof (kept as Partial<Profile> | null)?.id === 'string';

/** Somebody else's writing under our key is as if nothing had been kept. */
function readCachedUser(): Profile | null {
  const kept = parseKept(browserStorage.get(CACHED_USER));
  return isProfile(kept) ? kept : null;
}

function changed(): void {
  current = undefined;
  for (const listener of listeners) listener();
}

/** The session at this moment; the same object until it changes. */
export function currentSession(): Session {
  current ??= read();
  return current;
}

export const unknownSession = () => UNKNOWN;

/** Which account was known, and which one is now. */
function lookAnew(): [string | undefined, string | undefined] {
  const left = currentSession().user?.id;
  changed();
  return [left, currentSession().user?.id];
}

/** Another tab has logged in or out. A tab that slept hears of it once, when the next account is there already. */
function follow(): void {
  const [left, come] = lookAnew();
  if (left && come && left !== come) window.location.reload();
}

function comeBack({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  const [left, come] = lookAnew();
  // The cart, addresses and favourites that the page has asked for are another account's: what knows itself to be personal has
  // hidden already, the rest is asked for anew.
  if (left !== come) window.location.reload();
}

export function subscribeToSession(listener: () => void): () => void {
  // Another tab may log in or out, and so may a later page before the browser brings this one back as it was left.
  if (listeners.size === 0) {
    window.addEventListener('storage', follow);
    window.addEventListener('pageshow', comeBack);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', comeBack);
  };
}

/** Throws where the browser keeps nothing: whoever logs in hears of it, and does not go on as a visitor without a word. */
export function keepSession(token: string, user: Profile): void {
  if (!browserStorage.set(USER_TOKEN, token)) throw new Error('this browser keeps no session');
  writeUser(user);
}

/** What the account is now. Of one that was left meanwhile nothing comes back. */
export function keepUser(user: Profile): void {
  const { status, user: known } = read();
  if (status === 'shopper' && (known === null || known.id === user.id)) writeUser(user);
}

function writeUser(user: Profile): void {
  browserStorage.set(CACHED_USER, JSON.stringify(user));
  changed();
}

export function forgetSession(): void {
  browserStorage.remove(USER_TOKEN);
  browserStorage.remove(CACHED_USER);
  changed();
}

/** Without a token, a cached user is a leftover. */
export function dropStrayUser(): void {
  if (!browserStorage.get(USER_TOKEN)) browserStorage.remove(CACHED_USER);
}
