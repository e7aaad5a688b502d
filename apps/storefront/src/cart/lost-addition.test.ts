import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

const HONEY = { id: 'miel', slug: 'miel', name: 'Miel', image: null, picture: null, price: 4500, stock: 10 };

/** The cart of a shop that holds so many pieces of one article. */
function cartOf(quantity: number) {
  const totalAmount = HONEY.price * quantity;
  const line = {
    id: 'ligne',
    itemType: 'PRODUCT',
    quantity,
    product: HONEY,
    variation: null,
    totalAmount,
    issue: null,
  };
  return { items: [line], summary: { itemsCount: quantity, totalAmount } };
}

/** The shop has one piece, as this browser remembers, and does not hear the first call. Tells how many it has later. */
function deafShop(): () => number {
  let pieces = 1;
  let calls = 0;
  const kept = new Map([
    ['userToken', 'jeton-entier'],
    ['user', JSON.stringify({ id: 'p' })],
    ['cart', JSON.stringify({ cart: cartOf(1), wishes: [], session: 'jeton-entier'.slice(-12) })],
  ]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('fetch', async (_url: string, { method, body }: { method: string; body?: string }) => {
    calls += 1;
    if (calls === 1) throw new TypeError('Failed to fetch');
    const { quantity } = JSON.parse(body ?? '{}') as { quantity?: number };
    if (method === 'PUT') pieces = quantity ?? pieces;
    if (method === 'POST') pieces += quantity ?? 0;
    return Response.json(cartOf(pieces));
  });
  return () => pieces;
}

it('one more of what is in the cart is not lost with its answer, though the page had not read the cart yet', async () => {
  const pieces = deafShop();
  vi.resetModules();
  const { addArticle } = await import('./cart-changes.ts');
  const { shownToasts } = await import('../ui/toast-store.ts');
  await addArticle({ productId: 'miel', name: 'Miel', stock: 10 });
  await expect
    .poll(() => shownToasts().map(({ text }) => text))
    .toContain('Vos changements faits hors connexion ont été envoyés.');
  expect(pieces()).toBe(2);
});
