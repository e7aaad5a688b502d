import { sayNotLoaded } from '../ui/say-not-loaded.ts';
import type { SeenLine } from './add-article.ts';
import type { Line } from './cart-changes.ts';
import type { Wish } from './wishes.ts';

/** Comes late: a first visit to the shop changes no cart. */
export const loadCartChanges = () => import('./add-article.ts');

async function loadOrSay() {
  try {
    return await loadCartChanges();
  } catch {
    sayNotLoaded();
    return null;
  }
}

async function setQuantity(line: Line | Wish, quantity: number): Promise<void> {
  await (await loadOrSay())?.changeQuantity(line, quantity);
}

/** What a person may do with the cart. Each shows at once and then follows the server's answer. */
export const cartChanges = {
  add: async (article: SeenLine): Promise<boolean> => (await loadOrSay())?.addArticle(article) ?? false,
  setQuantity,
  remove: (line: Line) => setQuantity(line, 0),
  empty: async (): Promise<void> => (await loadOrSay())?.emptyCart(),
};
