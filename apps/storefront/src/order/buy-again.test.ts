import type { Order } from '@tokpa/contract/orders';
import { describe, expect, it, vi } from 'vitest';
import { articlesOf } from './buy-again.ts';

type Item = Order['orderItems'][number];

const nothing = { product: null, formation: null, coachingSession: null, seminar: null };

function item(sold: Pick<Item, 'itemType'> & Partial<Item>): Item {
  return { id: 'line', quantity: 2, price: 5000, totalAmount: 10_000, ...nothing, ...sold };
}

const soap = { id: 'soap', price: 5000, name: 'Savon noir', slug: 'savon-noir', images: [], picture: null };

const FORMATION_AGAIN = { productId: 'course', itemType: 'FORMATION', name: 'Un métier', quantity: 1 };
const SMALL = { id: 'soap-small', name: '100 g' };
const LARGE = { id: 'soap-large', name: '500 g' };

/** The shop sells the soap, today in these variations. */
function sellSoap(...variations: { id: string; name: string }[]): void {
  const answer = { data: { id: 'soap', name: 'Savon noir', variations } };
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(path.endsWith('/products/soap') ? Response.json(answer) : Response.json({}, { status: 404 })),
  );
}

/** What « Mes formations » says of a formation. */
function enrol(formationId: string, statuses: readonly string[]): void {
  const answer = { data: statuses.map((status) => ({ status })) };
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.endsWith(`/formation-enrollments?formationId=${formationId}`)
        ? Response.json(answer)
        : Response.json({}, { status: 404 }),
    ),
  );
}

describe('what can be bought again', () => {
  it('is an article, and a place in a seminar or a session as what it is', async () => {
    sellSoap();
    const { articles, gone, owned } = await articlesOf({
      orderItems: [
        item({ itemType: 'PRODUCT', product: { ...soap, variation: null } }),
        item({ itemType: 'SEMINAR', seminar: { id: 'day', price: 5000, title: 'Une journée', picture: null } }),
        item({
          itemType: 'COACHING_SESSION',
          coachingSession: { id: 'hour', price: 5000, title: 'Une heure', picture: null },
        }),
      ],
    });
    expect(articles).toEqual([
      { productId: 'soap', name: 'Savon noir', quantity: 2 },
      { productId: 'day', itemType: 'SEMINAR', name: 'Une journée', quantity: 2 },
      { productId: 'hour', itemType: 'COACHING_SESSION', name: 'Une heure', quantity: 2 },
    ]);
    expect([gone, owned]).toEqual([[], []]);
  });

  it('is the variation that was bought', async () => {
    sellSoap(SMALL, LARGE);
    const { articles } = await articlesOf({
      orderItems: [item({ itemType: 'PRODUCT', product: { ...soap, variation: '500 g' } })],
    });
    expect(articles).toEqual([{ productId: 'soap', variationId: 'soap-large', name: 'Savon noir', quantity: 2 }]);
  });

  it.each([
    ['without options has some today', null, [SMALL, LARGE]],
    ['in one option is sold in others today', '250 g', [SMALL, LARGE]],
    ['in one option has none today', '250 g', []],
  ])('is to be chosen anew where what was bought %s', async (_, variation, today) => {
    sellSoap(...today);
    const again = await articlesOf({
      orderItems: [item({ itemType: 'PRODUCT', product: { ...soap, variation } })],
    });
    expect(again).toEqual({ articles: [], gone: [], unchosen: ['Savon noir'], owned: [] });
  });

  it.each([
    ['which is open, stays its buyer’s', ['ACTIVE'], []],
    ['which was gone through, stays its buyer’s', ['CANCELLED', 'COMPLETED'], []],
    ['whose money went back, is bought anew', ['CANCELLED'], [FORMATION_AGAIN]],
    ['which is not on the account, is bought anew', [], [FORMATION_AGAIN]],
  ])('of a formation, %s', async (_, statuses, articles) => {
    enrol('course', statuses);
    const formation = { id: 'course', price: 5000, title: 'Un métier', image: null, picture: null };
    expect(await articlesOf({ orderItems: [item({ itemType: 'FORMATION', formation })] })).toEqual({
      articles,
      gone: [],
      unchosen: [],
      owned: articles.length > 0 ? [] : ['Un métier'],
    });
  });

  it('is not what is no longer sold', async () => {
    sellSoap();
    const { articles, gone, owned } = await articlesOf({
      orderItems: [
        item({ itemType: 'PRODUCT', product: { ...soap, slug: null, variation: null } }),
        item({ itemType: 'PRODUCT', product: { ...soap, id: 'oil', name: 'Huile de coco', variation: null } }),
        item({ itemType: 'SEMINAR', seminar: { id: null, price: 5000, title: 'Une journée', picture: null } }),
        item({
          itemType: 'FORMATION',
          formation: { id: null, price: 5000, title: 'Un métier', image: null, picture: null },
        }),
      ],
    });
    expect({ articles, gone, owned }).toEqual({
      articles: [],
      gone: ['Savon noir', 'Huile de coco', 'Une journée', 'Un métier'],
      owned: [],
    });
  });
});
