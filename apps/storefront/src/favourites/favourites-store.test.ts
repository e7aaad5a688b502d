import { afterEach, expect, it, vi } from 'vitest';
import { parseFavourites, recallJoined } from './favourites-store.ts';

afterEach(() => void vi.unstubAllGlobals());

it('reads the favourites of this browser, each once', () => {
  const [a, b] = ['01a1fb15-9246-7000-8000-00000000000a', '01a1fb15-9246-7000-8000-00000000000b'];
  expect(parseFavourites(JSON.stringify([b, a, b, 'x', 4]))).toEqual([b, a]);
});

it.each([null, '', '{}', '[1,null,"b"]', 'oops'])('takes unreadable favourites for none: %j', (text) => {
  expect(parseFavourites(text)).toEqual([]);
});

it.each([null, 'oops', '7', '[]', '{"userId":4,"unsent":{}}', '{"userId":"p"}'])(
  'are a visitor’s own where no account can be read: %j',
  (text) => {
    vi.stubGlobal('localStorage', { getItem: () => text });
    expect(recallJoined()).toBeNull();
  },
);
