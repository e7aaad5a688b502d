import type { Product } from '@tokpa/contract/products';
import { formatFcfa } from '@tokpa/contract/money';
import type { NavigateFunction } from 'react-router';
import { anonymousApi } from '../api/browser.ts';
import { toast } from '../ui/toast-store.ts';
import { addArticle as addLine } from './cart-changes.ts';
import type { NewLine } from './cart-changes.ts';
import { lineOf } from './cart-quantities.ts';
import { currentCart } from './cart-store.ts';

// With all that changes a cart: whoever needs a part of it gets one file.
export { changeQuantity, emptyCart, tellAddition, tellQuantity } from './cart-changes.ts';

type Offer = Pick<Product, 'price' | 'stock'>;

/** What the page shows of a product that is added from it, and the way to show it anew. */
type Seen = { price?: number | undefined; navigate: NavigateFunction };

export type SeenLine = NewLine & { seen?: Seen };

/** Whether it is in the cart now, and the address of the page where it was added. */
type Added = { isIn: boolean; page: string };

async function findOffer({ productId, variationId }: NewLine): Promise<Offer | undefined> {
  const { data } = await anonymousApi.call('GET /products/{id}', { params: { id: productId } });
  return variationId ? data.variations.find(({ id }) => id === variationId) : data;
}

function offerInCart({ productId, variationId }: NewLine): Offer | undefined {
  const { data, wishes } = currentCart();
  // What waits for a network stands on a cart that may be old.
  return data && wishes.length === 0 ? lineOf(data, productId, variationId)?.product : undefined;
}

/** It may have been sold, or become dearer, since the page was loaded. A page that has just been answered can be loaded anew. */
async function showChange(line: NewLine, { price, navigate }: Seen, { isIn, page }: Added): Promise<void> {
  const now = isIn ? offerInCart(line) : await findOffer(line).catch(() => undefined);
  if (!now) return;
  const isOtherPrice = price !== undefined && now.price !== price;
  if (isOtherPrice) {
    toast.info(`Le prix a changé (${line.name}) : ${formatFcfa(now.price)} au lieu de ${formatFcfa(price)}.`);
  }
  if (!isOtherPrice && now.stock === line.stock) return;
  const { href, pathname, search, hash } = window.location;
  // Whoever has gone on meanwhile stays there.
  if (href === page) await navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
}

/** Resolves to whether the article is now in the cart; the page then shows what has become of it meanwhile. */
export async function addArticle({ seen, ...line }: SeenLine): Promise<boolean> {
  const page = window.location.href;
  const isIn = await addLine(line);
  if (seen && !line.itemType && navigator.onLine) void showChange(line, seen, { isIn, page });
  return isIn;
}
