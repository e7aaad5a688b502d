import { RECENTLY_VIEWED_MAX } from '@tokpa/contract/limits';
import { browserStorage, parseKept } from '../api/browser-storage.ts';

const KEY = 'recentlyViewed';

/** What stands under our key → the ids in it, the newest first; anything unreadable is as good as nothing. */
export function parseViewed(text: string | null): string[] {
  const ids = parseKept(text);
  if (!Array.isArray(ids)) return [];
  return [...new Set(ids.filter((id) => typeof id === 'string'))].slice(0, RECENTLY_VIEWED_MAX);
}

/** The list after a look at this product: it stands first, and the oldest one goes when there are too many. */
export function withViewed(ids: readonly string[], id: string): string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, RECENTLY_VIEWED_MAX);
}

export function recallViewed(): string[] {
  return parseViewed(browserStorage.get(KEY));
}

export function rememberViewed(id: string): void {
  browserStorage.set(KEY, JSON.stringify(withViewed(recallViewed(), id)));
}

export function forgetViewed(): void {
  browserStorage.remove(KEY);
}
