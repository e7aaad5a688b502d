import { afterEach, expect, it, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';

const noMore = () => {
  throw new DOMException('exceeded the quota', 'QuotaExceededError');
};

afterEach(() => void vi.unstubAllGlobals());

it('what the browser keeps is read again, until it is removed', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  expect(browserStorage.set('panier', 'miel')).toBe(true);
  expect(browserStorage.get('panier')).toBe('miel');
  browserStorage.remove('panier');
  expect(browserStorage.get('panier')).toBeNull();
});

it.each([
  ['none, as in some apps', null],
  ['a full one', { getItem: () => null, setItem: noMore, removeItem: () => undefined }],
])('a browser whose storage is %s keeps nothing, and says so', (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  expect(browserStorage.set('panier', 'miel')).toBe(false);
  expect(browserStorage.get('panier')).toBeNull();
  expect(() => browserStorage.remove('panier')).not.toThrow();
});
