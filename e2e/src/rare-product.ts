import type { Page } from '@playwright/test';
import { ApiError } from '@tokpa/contract/client';
import type { Product } from '@tokpa/contract/products';
import { test as base } from './fixtures.ts';
import { content } from './pages/page-parts.ts';
import type { Shopper } from './shoppers.ts';

export const STOCK = 3;
/** Said once all that waited for the network has arrived. */
export const SENT = 'Vos changements en attente ont été envoyés.';

export const test = base.extend<{ rare: Product }>({
  /** A product of which few are left, and which no other test knows. */
  rare: async ({ staff, product }, use, { parallelIndex }) => {
    const name = `Graines de chia n° ${parallelIndex + 1}`;
    const body = { name, price: 1500, stock: STOCK, status: 'PUBLISHED' as const, categoryId: product.categoryId };
    const { data } = await staff.api.call('POST /products', { body });
    await use(data);
    await staff.api.call('DELETE /products/{id}', { params: { id: data.id } });
  },
});

export const wayIn = (page: Page, name: string) =>
  content(page)
    .getByRole('button', { name: `Ajouter au panier : ${name}` })
    .first();

const NO_CART = { items: [] };

/** What the shop has in this person's cart, by name. */
export async function piecesOf(shopper: Shopper): Promise<Record<string, number>> {
  const { items } = await shopper.api.call('GET /cart').catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return NO_CART;
    throw error;
  });
  return Object.fromEntries(items.map((item) => [item.product.name, item.quantity]));
}
