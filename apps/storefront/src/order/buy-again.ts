import { ApiError } from '@tokpa/contract/client';
import type { Order } from '@tokpa/contract/orders';
import { api } from '../api/browser.ts';
import { nameOf } from './lines-of.ts';

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

async function articleOf({ product, quantity }: Item): Promise<ArticleAgain | null> {
  if (!product?.id || !product.slug) return null;
  const article = { productId: product.id, name: product.name, quantity };
  if (!product.variation) return article;
  const variationId = await findVariation(product.id, product.variation);
  return variationId === undefined ? null : { ...article, variationId };
}

/** What of an order can be bought again, and the names of what can not. */
export async function articlesOf(order: Order): Promise<{ articles: ArticleAgain[]; gone: string[] }> {
  const found = await Promise.all(order.orderItems.map(articleOf));
  const gone = order.orderItems.filter((_, position) => found[position] === null).map(nameOf);
  return { articles: found.filter((article) => article !== null), gone };
}
