import { ApiError } from '@tokpa/contract/client';
import type { Order } from '@tokpa/contract/orders';
import { api } from '../api/browser.ts';
import { orderItemName } from '../ui/order-item-name.ts';

export type ArticleAgain = { productId: string; variationId?: string; quantity: number; name: string };

type Item = Order['orderItems'][number];

/** An order keeps a variation's name alone: the product as it is sold today says which one that is. */
async function findVariation(productId: string, name: string): Promise<string | undefined> {
  try {
    const { data } = await api.call('GET /products/{id}', { params: { id: productId } });
    return data.variations.find((variation) => variation.name === name)?.id;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** A formation that is followed, a place that is taken: neither is bought a second time. */
export function isCourse({ formation, coachingSession, seminar }: Item): boolean {
  return Boolean(formation ?? coachingSession ?? seminar);
}

async function articleOf({ product, quantity }: Item): Promise<ArticleAgain | null> {
  if (!product?.id || !product.slug) return null;
  const article = { productId: product.id, name: product.name, quantity };
  if (!product.variation) return article;
  const variationId = await findVariation(product.id, product.variation);
  return variationId === undefined ? null : { ...article, variationId };
}

type BuyAgain = { articles: ArticleAgain[]; gone: string[]; courses: string[] };

/** What of an order can be bought again, and the names of what is no longer sold and of what is bought but once. */
export async function articlesOf(order: Pick<Order, 'orderItems'>): Promise<BuyAgain> {
  const wares = order.orderItems.filter((item) => !isCourse(item));
  const found = await Promise.all(wares.map(articleOf));
  return {
    articles: found.filter((article) => article !== null),
    gone: wares.filter((_, position) => found[position] === null).map(orderItemName),
    courses: order.orderItems.filter(isCourse).map(orderItemName),
  };
}
