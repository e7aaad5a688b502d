import { browserStorage, parseKept } from '../api/browser-storage.ts';

const KEY = 'recentSearches';
const KEPT = 5;

/** The last five searches of this browser, newest first; unreadable writing under our key is as good as none. */
export function recentSearches(): string[] {
  const kept = parseKept(browserStorage.get(KEY));
  return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string').slice(0, KEPT) : [];
}

export function rememberSearch(term: string): void {
  const trimmed = term.trim();
  if (!trimmed) return;
  const others = recentSearches().filter((kept) => kept.toLowerCase() !== trimmed.toLowerCase());
  browserStorage.set(KEY, JSON.stringify([trimmed, ...others].slice(0, KEPT)));
}

export function forgetSearches(): void {
  browserStorage.remove(KEY);
}
