import { useSyncExternalStore } from 'react';
import { browserStorage, KEEPS_NOTHING, parseKept } from '../api/browser-storage.ts';
import { toast } from '../ui/toast-store.ts';

const KEY = 'favorites';
const JOINED_KEY = 'favoritesAccount';
const NONE: readonly string[] = [];

let kept: readonly string[] | undefined;
const listeners = new Set<() => void>();

const PRODUCT_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isProductId = (id: unknown): id is string => typeof id === 'string' && PRODUCT_ID.test(id);

/** What stands under our key → the ids in it; anything unreadable is as good as nothing. */
export function parseFavourites(text: string | null): readonly string[] {
  const ids = parseKept(text);
  return Array.isArray(ids) ? [...new Set(ids.filter(isProductId))] : NONE;
}

/** This browser's favourites, the newest first. */
export function currentFavourites(): readonly string[] {
  kept ??= parseFavourites(browserStorage.get(KEY));
  return kept;
}

function changed(): void {
  kept = undefined;
  for (const listener of listeners) listener();
}

export function subscribeToFavourites(listener: () => void): () => void {
  // Another tab may add or remove one.
  if (listeners.size === 0) window.addEventListener('storage', changed);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', changed);
  };
}

function keep(ids: readonly string[]): boolean {
  const isKept = browserStorage.set(KEY, JSON.stringify(ids));
  changed();
  return isKept;
}

/** Whose favourites these are, and what the account has not been told yet: product → whether it is one. */
export type Joined = { userId: string; unsent: Readonly<Record<string, boolean>> };

function isJoined(kept: unknown): kept is Joined {
  const joined = kept as Partial<Joined> | null;
  return typeof joined?.userId === 'string' && joined.unsent instanceof Object;
}

/** The account that this browser's favourites have joined; null for a visitor's own. */
export function recallJoined(): Joined | null {
  const kept = parseKept(browserStorage.get(JOINED_KEY));
  return isJoined(kept) ? kept : null;
}

function keepJoined(joined: Joined): void {
  browserStorage.set(JOINED_KEY, JSON.stringify(joined));
}

/** Adds or removes one; the newest stands first. What is an account's waits to be told to it. */
export function toggleFavourite(id: string): void {
  const ids = currentFavourites();
  const isWanted = !ids.includes(id);
  const joined = recallJoined();
  if (joined) keepJoined({ ...joined, unsent: { ...joined.unsent, [id]: isWanted } });
  if (!keep(isWanted ? [id, ...ids] : ids.filter((other) => other !== id))) toast.error(KEEPS_NOTHING);
}

export function forgetFavourites(gone: readonly string[]): void {
  keep(currentFavourites().filter((id) => !gone.includes(id)));
}

/** From now on these are the account's: a visitor's own join it, those of somebody else who was here are forgotten. */
export function beginJoining(userId: string): Joined {
  const joined = recallJoined();
  if (joined?.userId === userId) return joined;
  if (joined) keep([]);
  const begun = { userId, unsent: Object.fromEntries(currentFavourites().map((id) => [id, true])) };
  keepJoined(begun);
  return begun;
}

/** What the account answered takes the place of what stood here; what was changed after `sent` went off waits on. */
export function takeFromAccount(ids: readonly string[], sent: Joined): void {
  const joined = recallJoined();
  // Somebody logged out, or in, meanwhile.
  if (joined?.userId !== sent.userId) return;
  const unsent = Object.fromEntries(Object.entries(joined.unsent).filter(([id, is]) => sent.unsent[id] !== is));
  keepJoined({ userId: joined.userId, unsent });
  const added = currentFavourites().filter((id) => unsent[id] && !ids.includes(id));
  keep([...added, ...ids.filter((id) => unsent[id] !== false)]);
}

/** An account's favourites leave the browser with its session; a visitor's own stay. */
export function leaveAccount(): void {
  if (!browserStorage.get(JOINED_KEY)) return;
  browserStorage.remove(JOINED_KEY);
  keep([]);
}

/** This browser's favourites; null on the server and until the page has come alive. */
export function useFavourites(): readonly string[] | null {
  return useSyncExternalStore<readonly string[] | null>(subscribeToFavourites, currentFavourites, () => null);
}

export function useIsFavourite(id: string): boolean {
  return useSyncExternalStore(
    subscribeToFavourites,
    () => currentFavourites().includes(id),
    () => false,
  );
}
