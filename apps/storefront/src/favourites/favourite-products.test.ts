import { FAVOURITES_MAX } from '@tokpa/contract/limits';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

const idOf = (place: number) => `01a1fb15-9246-7000-8000-${String(place).padStart(12, '0')}`;

/** What a visitor's browser still knows as favourites after the page that shows them has asked for these. */
async function keptAfterLooking(ids: readonly string[], sold: readonly string[]): Promise<readonly string[]> {
  const kept = new Map([['favorites', JSON.stringify(ids)]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  vi.stubGlobal('fetch', async (url: string) => {
    const asked = new URL(url, 'https://tokpa.exemple').searchParams.get('ids')?.split(',') ?? [];
    return Response.json({ data: asked.filter((id) => sold.includes(id)).map((id) => ({ id })) });
  });
  vi.resetModules();
  const { fetchFavourites } = await import('./use-favourite-products.ts');
  const { currentFavourites } = await import('./favourites-store.ts');
  const products = await fetchFavourites(ids, new AbortController().signal);
  expect(products.map(({ id }) => id)).toEqual(sold);
  return currentFavourites();
}

it('a favourite that is not sold just now is a favourite again once it is', async () => {
  const ids = [idOf(1), idOf(2), idOf(3)];
  expect(await keptAfterLooking(ids, [idOf(1), idOf(3)])).toEqual(ids);
});

it('of more than an account keeps, the oldest that are sold no more are forgotten', async () => {
  const ids = Array.from({ length: FAVOURITES_MAX + 2 }, (_, place) => idOf(place));
  const last = idOf(FAVOURITES_MAX + 1);
  expect(await keptAfterLooking(ids, [last])).toEqual([...ids.slice(0, FAVOURITES_MAX), last]);
});
