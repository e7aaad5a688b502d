import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#testing/endpoints';
import { createCoachingSession, createFormation, createSeminar } from '#testing/create-course';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const { token: ofOwner } = await createStaff(shop);
const owner = shop.client(ofOwner);
const { token } = await createShopper(shop);

const NAME = 'Surprise de Noël';
type Hidden = { id: string; slug?: string };
const DRAFT = { status: 'DRAFT', title: NAME } as const;

/** One of each kind that is not for the public yet. A kind of which staff see more than the public needs its line. */
const HIDDEN: Readonly<Record<string, () => Promise<Hidden>>> = {
  products: () => createProduct(shop, { name: NAME, status: 'DRAFT' }),
  formations: () => createFormation(shop, DRAFT),
  seminars: () => createSeminar(shop, DRAFT),
  'coaching-sessions': () => createCoachingSession(shop, DRAFT),
  'blog-posts': async () => (await owner.call('POST /blog-posts', { body: { ...DRAFT, content: '<p>Chut</p>' } })).data,
  recipes: async () => (await owner.call('POST /recipes', { body: DRAFT })).data,
  'content-library': async () => {
    const body = { title: NAME, type: 'LINK', url: 'https://exemple.bj/a', isPublic: false } as const;
    return (await owner.call('POST /content-library', { body })).data;
  },
  reviews: async () => {
    const { id: itemId } = await createProduct(shop);
    const body = { itemType: 'PRODUCT', itemId, rating: 5, title: NAME, content: NAME } as const;
    return { id: (await shop.client(token).call('POST /reviews', { body })).data.id, slug: itemId };
  },
};

const PUBLIC = ENDPOINTS.filter(([, { access }]) => access === 'public');
const resourceOf = (key: string) => key.split('/')[1] ?? '';

/** Every way in which a caller may ask for it: by id and slug, and in lists by whatever could bring it up. */
function addressesOf(key: string, { id, slug = id }: Hidden): string[] {
  const [method, template = ''] = key.split(' ');
  if (method !== 'GET') return [];
  const url = `/api/v1${template}`;
  if (url.includes('{')) return [id, slug].map((named) => url.replace(/\{\w+\}/, named));
  const search = `search=${encodeURIComponent(NAME)}`;
  const filters = ['', 'status=DRAFT', 'status=PENDING', 'isPublic=false', `ids=${id}`, `itemId=${slug}`];
  return filters.flatMap((filter) => [`${url}?limit=100&${filter}`, `${url}?${search}&${filter}`]);
}

async function read(url: string, bearer?: string) {
  const answer = await shop.app.inject({ url, headers: { ...(bearer && { authorization: `Bearer ${bearer}` }) } });
  return { status: answer.statusCode, text: answer.body };
}

describe('what is not for the public yet', () => {
  it('is of kinds that all stand here', () => {
    const kinds = PUBLIC.filter(([, { right }]) => right).map(([key]) => resourceOf(key));
    expect([...new Set(kinds)].toSorted()).toEqual(Object.keys(HIDDEN).toSorted());
  });

  it.each(Object.entries(HIDDEN))('of %s is neither listed nor opened', async (resource, create) => {
    const hidden = await create();
    const urls = PUBLIC.filter(([key]) => resourceOf(key) === resource).flatMap(([key]) => addressesOf(key, hidden));
    for (const url of urls) {
      for (const bearer of [undefined, token]) {
        const { status, text } = await read(url, bearer);
        expect([200, 404, 422], `${url} ${text}`).toContain(status);
        expect(text, url).not.toContain(hidden.id);
        expect(text, url).not.toContain(NAME);
      }
    }
    // To the team the same addresses show it.
    const shown = await Promise.all(urls.map((url) => read(url, ofOwner)));
    expect(shown.filter(({ text }) => text.includes(NAME)).length).toBeGreaterThan(0);
  });
});
