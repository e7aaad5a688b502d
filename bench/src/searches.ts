import { SUGGESTIONS } from '@tokpa/contract/limits';
import type { BigShop } from './big-shop/big-shop.ts';
import { COLD, measureCold } from './cold-reads.ts';
import type { Figure } from './figures.ts';
import { startShop } from './shop.ts';

// What people type; the filled shop is made of such words.
const TYPED: Readonly<Record<string, readonly string[]>> = {
  'common words': ['huile', 'savon de karité', 'tisane', 'huile de coco bio', 'beurre'],
  'rare words': ['Zogbédji', 'huile cuvée Zogbédji', 'cuvée', 'savon Zogbédji'],
  'mistyped words': ['mornga', 'karitte', 'huille de baobab', 'tissane', 'hibiscuss pur'],
  'beginnings of words': ['mor', 'huile de b', 'citr', 'kar', 'savon de m'],
  'words of nobody': ['xylophone', 'qzwvxk', 'télescope', 'wxyz'],
};

/** Searches (a page of the list) and suggestions (what the search box asks while somebody types), nothing kept. */
export async function measureSearches(shop: BigShop): Promise<Figure[]> {
  const named = new Map<string, string[]>();
  for (const [kind, words] of Object.entries(TYPED)) {
    const address = (word: string, rest: string) => `/api/v1/products?search=${encodeURIComponent(word)}${rest}`;
    named.set(
      `search, ${kind}`,
      words.map((word) => address(word, '')),
    );
    named.set(
      `suggestions, ${kind}`,
      words.map((word) => address(word, `&limit=${SUGGESTIONS}&page=1`)),
    );
  }
  named.set(
    'HTML search',
    ['huile', 'mornga', 'citr'].map((word) => `/products?search=${word}`),
  );
  const running = await startShop({ port: shop.port, dataDir: shop.dataDir, env: COLD });
  try {
    return await measureCold(shop, running.url, named);
  } finally {
    await running.stop();
  }
}
