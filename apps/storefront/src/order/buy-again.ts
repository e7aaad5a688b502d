import type { CourseType } from '@tokpa/contract/cart';
import { ApiError } from '@tokpa/contract/client';
import type { Order } from '@tokpa/contract/orders';
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

/** An order keeps a variation's name alone: the product as it is sold today says which one that is. */
async function findVariation(productId: string, name: string): Promise<string | undefined> {
  try {
    // As any visitor: staff see what is no longer sold, too.
    const { data } = await anonymousApi.call('GET /products/{id}', { params: { id: productId } });
    return data.variations.find((variation) => variation.name === name)?.id;
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

async function articleOf(item: Item): Promise<ArticleAgain | null> {
  const { product, quantity } = item;
  if (!product) return seatOf(item);
  if (!product.id || !product.slug) return null;
  const article = { productId: product.id, name: product.name, quantity };
  if (!product.variation) return article;
  const variationId = await findVariation(product.id, product.variation);
  return variationId === undefined ? null : { ...article, variationId };
}

type BuyAgain = { articles: ArticleAgain[]; gone: string[]; owned: string[] };

/** What of an order can be bought again, and the names of what is no longer sold and of the formations, which stay the buyer's. */
export async function articlesOf(order: Pick<Order, 'orderItems'>): Promise<BuyAgain> {
  const sold = order.orderItems.filter(({ formation }) => !formation);
  const found = await Promise.all(sold.map(articleOf));
  return {
    articles: found.filter((article) => article !== null),
    gone: sold.filter((_, position) => found[position] === null).map(orderItemName),
    owned: order.orderItems.filter(({ formation }) => formation).map(orderItemName),
  };
}
