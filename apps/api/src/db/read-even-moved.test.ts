import { describe, expect, it } from 'vitest';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const staff = shop.client((await createStaff(shop)).token);
const visitor = shop.client();

const PAGES = ['blog-posts', 'recipes', 'formations', 'seminars', 'coaching-sessions'] as const;
const MORE = {
  'blog-posts': { content: '<p>Bonjour</p>' },
  recipes: {},
  formations: { price: 5000, level: 'DEBUTANT' as const },
  seminars: { price: 0, startDate: '2030-01-05T09:00:00Z', location: 'Parakou' },
  'coaching-sessions': { price: 0, coachName: 'Prisca', mode: 'ONLINE' as const },
};

describe.each(PAGES)('a page of %s', (resource) => {
  // The five have these calls in common; which of them is asked is only known here.
  const call = (who: typeof visitor, key: string, input: object) =>
    (who.call as (key: string, input: object) => Promise<{ data: { id: string; slug: string; title: string } }>)(
      key,
      input,
    );
  const write = async (title: string) =>
    (await call(staff, `POST /${resource}`, { body: { title, status: 'PUBLISHED', ...MORE[resource] } })).data;
  const rename = (id: string, slug: string) => call(staff, `PUT /${resource}/{id}`, { params: { id }, body: { slug } });
  const read = async (id: string, who = visitor) => (await call(who, `GET /${resource}/{id}`, { params: { id } })).data;

  it('is found at every address that it once had, until another page lives there', async () => {
    const page = await write(`Ancienne ${resource}`);
    await rename(page.id, `milieu-${resource}`);
    await rename(page.id, `nouvelle-${resource}`);
    for (const address of [page.slug, `milieu-${resource}`])
      expect(await read(address)).toMatchObject({ id: page.id, slug: `nouvelle-${resource}` });
    const other = await write('Une autre');
    await rename(other.id, page.slug);
    expect(await read(page.slug)).toMatchObject({ id: other.id });
    expect(await read(`milieu-${resource}`)).toMatchObject({ id: page.id });
    await call(staff, `DELETE /${resource}/{id}`, { params: { id: page.id } });
    expect(await refusalOf(read(`milieu-${resource}`))).toMatchObject({ status: 404 });
  });
});

it('an old address of an article shows the comments of whoever lives there now', async () => {
  const write = async (title: string) =>
    (await staff.call('POST /blog-posts', { body: { title, content: '<p>Bonjour</p>', status: 'PUBLISHED' } })).data;
  const reader = shop.client((await createShopper(shop)).token);
  const comments = async (id: string) =>
    (await visitor.call('GET /blog-posts/{id}/comments', { params: { id } })).data.map(({ content }) => content);
  const first = await write('Le sorgho');
  const { data } = await reader.call('POST /blog-posts/{id}/comments', {
    params: { id: first.id },
    body: { content: 'Du sorgho rouge' },
  });
  await staff.call('PUT /blog-comments/{id}', { params: { id: data.id }, body: { status: 'APPROVED' } });
  await staff.call('PUT /blog-posts/{id}', { params: { id: first.id }, body: { slug: 'le-sorgho-rouge' } });
  expect(await comments('le-sorgho')).toEqual(['Du sorgho rouge']);
  const second = await write('Le mil');
  await staff.call('PUT /blog-posts/{id}', { params: { id: second.id }, body: { slug: 'le-sorgho' } });
  expect(await comments('le-sorgho')).toEqual([]);
});

it('an article is commented on at its old address too', async () => {
  const { data: post } = await staff.call('POST /blog-posts', {
    body: { title: 'Le fonio', content: '<p>Bonjour</p>', status: 'PUBLISHED' },
  });
  await staff.call('PUT /blog-posts/{id}', { params: { id: post.id }, body: { slug: 'le-fonio-du-nord' } });
  const reader = shop.client((await createShopper(shop)).token);
  const { data } = await reader.call('POST /blog-posts/{id}/comments', {
    params: { id: 'le-fonio' },
    body: { content: 'Merci !' },
  });
  expect(data.postId).toBe(post.id);
});
