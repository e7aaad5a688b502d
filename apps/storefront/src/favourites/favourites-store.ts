import { useSyncExternalStore } from 'react';

const KEY = 'favorites';
const NONE: readonly string[] = [];

let kept: readonly string[] | undefined;
const listeners = new Set<() => void>();

/** What stands under our key → the ids in it; anything unreadable is as good as nothing. */
export function parseFavourites(text: string | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? [...new Set(ids.filter((id) => typeof id === 'string'))] : NONE;
  } catch {
    return NONE;
  }
}

function current(): readonly string[] {
  kept ??= parseFavourites(localStorage.getItem(KEY));
  return kept;
}

function changed(): void {
  kept = undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // Another tab may add or remove one.
  if (listeners.size === 0) window.addEventListener('storage', changed);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', changed);
  };
}

function keep(ids: readonly string[]): void {
  localStorage.setItem(KEY, JSON.stringify(ids));
  changed();
}

/** Adds or removes one; the newest stands first. */
export function toggleFavourite(id: string): void {
  const ids = current();
  keep(ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids]);
}

export function forgetFavourites(gone: readonly string[]): void {
  keep(current().filter((id) => !gone.includes(id)));
}

/** This browser's favourites; null on the server and until the page has come alive. */
export function useFavourites(): readonly string[] | null {
  return useSyncExternalStore<readonly string[] | null>(subscribe, current, () => null);
}

export function useIsFavourite(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => current().includes(id),
    () => false,
  );
}
