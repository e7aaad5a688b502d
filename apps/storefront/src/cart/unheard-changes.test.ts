import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

const SENT = 'Vos changements en attente ont été envoyés.';
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
  return { items: quantity > 0 ? [line] : [], summary: { itemsCount: quantity, totalAmount } };
}

const refusal = (status: number, message: string) => Response.json({ message, error: 'refused' }, { status });
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

/** A browser that has one piece in its cart, as it remembers, unless `kept` says otherwise; `leave` leaves its page. */
function openBrowser(kept: { cart?: unknown; wishes: unknown[] } = { cart: cartOf(1), wishes: [] }) {
  const storage = new Map([
    ['userToken', 'jeton-entier'],
    ['user', JSON.stringify({ id: 'p' })],
    ['cart', JSON.stringify({ ...kept, session: 'jeton-entier'.slice(-12) })],
  ]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  });
  const page = new EventTarget();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { getElementById: () => null });
  vi.resetModules();
  return { leave: () => page.dispatchEvent(new Event('pagehide')) };
}

/** A shop with so many pieces in this account's cart, or without one; the first of each call that `first` names is answered as it says. */
function openShop(had: number | undefined, first: Record<string, () => Promise<Response>>) {
  const shop = { pieces: had, asked: [] as string[] };
  const unused = new Map(Object.entries(first));
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    const call = `${method} ${url.replace('/api/v1', '')}`;
    shop.asked.push(call);
    const answer = unused.get(call);
    unused.delete(call);
    if (answer) return answer();
    const { quantity = 0 } = JSON.parse(body ?? '{}') as { quantity?: number };
    if (method === 'PUT') shop.pieces = quantity;
    if (method === 'POST') shop.pieces = (url.endsWith('/items') ? (shop.pieces ?? 0) : 0) + quantity;
    if (method === 'DELETE') shop.pieces = 0;
    return shop.pieces === undefined ? refusal(404, 'Panier non trouvé') : Response.json(cartOf(shop.pieces));
  });
  return shop;
}

async function toasts(): Promise<string[]> {
  const { shownToasts } = await import('../ui/toast-store.ts');
  return shownToasts().map(({ text }) => text);
}

it('one more of what is in the cart is not lost with its answer, though the page had not read the cart yet', async () => {
  openBrowser();
  const shop = openShop(1, { 'POST /cart/items': noAnswer });
  const { addArticle } = await import('./cart-changes.ts');
  await addArticle({ productId: 'miel', name: 'Miel', stock: 10 });
  await expect.poll(toasts).toContain(SENT);
  expect(shop.pieces).toBe(2);
});

it.each([
  ['gets no answer', noAnswer],
  ['breaks', () => Promise.resolve(refusal(500, 'Une erreur s’est produite.'))],
])('what waits to be added is not lost where the creation of the cart %s', async (_, answer) => {
  openBrowser({ wishes: [{ productId: 'miel', quantity: 2, name: 'Miel' }] });
  const shop = openShop(undefined, { 'POST /cart': answer });
  const { sendWishes } = await import('./send-wishes.ts');
  await sendWishes();
  expect(await toasts()).toEqual([]);
  await sendWishes();
  expect(shop.pieces).toBe(2);
  expect(await toasts()).toEqual([SENT]);
});

it('a cart whose emptying gets no answer is emptied once there is one', async () => {
  openBrowser();
  const shop = openShop(1, { 'POST /cart': noAnswer });
  const { emptyCart } = await import('./cart-changes.ts');
  const { reloadCart } = await import('./cart-store.ts');
  await reloadCart();
  await emptyCart();
  await expect.poll(toasts).toEqual([expect.stringContaining('sera vidé dès le retour du réseau'), SENT]);
  expect(shop.pieces).toBe(0);
});

it('a cart whose emptying had no answer when its page was left is empty on the next one, with what was on its way into it', async () => {
  const browser = openBrowser();
  const never = () => new Promise<Response>(() => undefined);
  const shop = openShop(1, { 'POST /cart/items': never });
  const { addArticle, emptyCart } = await import('./cart-changes.ts');
  const { reloadCart } = await import('./cart-store.ts');
  await reloadCart();
  void addArticle({ productId: 'moringa', name: 'Moringa', stock: 10 });
  void emptyCart();
  browser.leave();
  vi.resetModules();
  const { sendWaitingChanges } = await import('./use-catching-up.ts');
  await sendWaitingChanges();
  expect(shop.pieces).toBe(0);
  expect(shop.asked.filter((call) => call === 'POST /cart/items')).toHaveLength(1);
});

it('what the shop refuses after its page was left and taken up again is asked for once', async () => {
  const browser = openBrowser();
  let answer: (response: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const shop = openShop(1, { 'PUT /cart/items/ligne': () => answered });
  const { changeQuantity } = await import('./cart-changes.ts');
  const { sendWaitingChanges } = await import('./use-catching-up.ts');
  const isChanged = changeQuantity({ id: 'ligne', product: HONEY }, 20);
  browser.leave();
  answer(refusal(400, 'Stock insuffisant'));
  await isChanged;
  await sendWaitingChanges();
  expect(await toasts()).toEqual(['Stock insuffisant']);
  expect(shop.asked.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  expect(shop.pieces).toBe(1);
});

it('what had no answer still waits where an equal act after it is refused', async () => {
  openBrowser({ cart: cartOf(0), wishes: [] });
  const shop = openShop(0, {});
  const answers = [noAnswer, () => Promise.resolve(refusal(503, 'Un instant.'))];
  const answering = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const answer = init.method === 'POST' ? answers.shift() : undefined;
    return answer ? answer() : answering(url, init);
  });
  const { addArticle } = await import('./cart-changes.ts');
  const { reloadCart } = await import('./cart-store.ts');
  await reloadCart();
  const honey = { productId: 'miel', name: 'Miel', stock: 10 };
  await Promise.all([addArticle(honey), addArticle(honey)]);
  await expect.poll(() => shop.pieces).toBe(1);
});
