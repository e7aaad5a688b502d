import type { CourseType } from '@tokpa/contract/cart';
import { ApiError } from '@tokpa/contract/client';
import type { Order } from '@tokpa/contract/orders';
import type { Product } from '@tokpa/contract/products';
import { anonymousApi } from '../api/browser.ts';
import { orderItemName } from '../ui/order-item-name.ts';

export type ArticleAgain = {
  /** Of a course, with `itemType`, its own. */
  productId: string;
  variationId?: string;
  itemType?: CourseType;
  quantity: number;
  name: string;
};

type Item = Order['orderItems'][number];

/** The product as it is sold today. */
async function findSold(productId: string): Promise<Product | undefined> {
  try {
    // As any visitor: staff see what is no longer sold, too.
    return (await anonymousApi.call('GET /products/{id}', { params: { id: productId } })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** A place for somebody else, another session: whether there is one left is the shop's to say. */
function seatOf({ itemType, coachingSession, seminar, quantity }: Item): ArticleAgain | null {
  const course = coachingSession ?? seminar;
  if (!course?.id || itemType === 'PRODUCT') return null;
  return { productId: course.id, itemType, name: course.title, quantity };
}

/** `unchosen`: still sold, in other options than the one that was bought. */
async function articleOf(item: Item): Promise<ArticleAgain | 'gone' | 'unchosen'> {
  const { product, quantity } = item;
  if (!product) return seatOf(item) ?? 'gone';
  const sold = product.id && product.slug ? await findSold(product.id) : undefined;
  if (!sold) return 'gone';
  const article = { productId: sold.id, name: product.name, quantity };
  // Without a variation the shop would take the cheapest one: nobody chose it.
  if (product.variation === null && sold.variations.length === 0) return article;
  // An order keeps a variation's name alone.
  const variation = sold.variations.find(({ name }) => name === product.variation);
  return variation ? { ...article, variationId: variation.id } : 'unchosen';
}

type BuyAgain = { articles: ArticleAgain[] } & Record<'gone' | 'unchosen' | 'owned', string[]>;

/** What of an order can be bought again, and the names of what is no longer sold, of what is to be chosen anew, and of the formations, which stay the buyer's. */
export async function articlesOf(order: Pick<Order, 'orderItems'>): Promise<BuyAgain> {
  const sold = order.orderItems.filter(({ formation }) => !formation);
  const found = await Promise.all(sold.map(articleOf));
  const namesOf = (reason: 'gone' | 'unchosen') =>
    sold.filter((_, position) => found[position] === reason).map(orderItemName);
  return {
    articles: found.filter((article) => typeof article === 'object'),
    gone: namesOf('gone'),
    unchosen: namesOf('unchosen'),
    owned: order.orderItems.filter(({ formation }) => formation).map(orderItemName),
  };
}
