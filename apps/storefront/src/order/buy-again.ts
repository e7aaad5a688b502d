import type { CourseType } from '@tokpa/contract/cart';
import { ApiError } from '@tokpa/contract/client';
import type { Order } from '@tokpa/contract/orders';
import type { Product } from '@tokpa/contract/products';
import { anonymousApi, api } from '../api/browser.ts';
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

/** A formation is the buyer's for as long as it is open on the account: one whose money went back is not, and can be bought anew. */
async function formationOf({ id, title }: NonNullable<Item['formation']>): Promise<ArticleAgain | 'gone' | 'owned'> {
  if (!id) return 'gone';
  const { data } = await api.call('GET /formation-enrollments', { query: { formationId: id } });
  if (data.some(({ status }) => status === 'ACTIVE' || status === 'COMPLETED')) return 'owned';
  return { productId: id, itemType: 'FORMATION', name: title, quantity: 1 };
}

/** `unchosen`: still sold, in other options than the one that was bought. */
async function articleOf(item: Item): Promise<ArticleAgain | 'gone' | 'unchosen' | 'owned'> {
  const { product, formation, quantity } = item;
  if (formation) return formationOf(formation);
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

/** What of an order can be bought again, and the names of what is no longer sold, of what is to be chosen anew, and of the formations that the buyer has. */
export async function articlesOf(order: Pick<Order, 'orderItems'>): Promise<BuyAgain> {
  const items = order.orderItems;
  const found = await Promise.all(items.map(articleOf));
  const namesOf = (reason: 'gone' | 'unchosen' | 'owned') =>
    items.filter((_, position) => found[position] === reason).map(orderItemName);
  return {
    articles: found.filter((article) => typeof article === 'object'),
    gone: namesOf('gone'),
    unchosen: namesOf('unchosen'),
    owned: namesOf('owned'),
  };
}
