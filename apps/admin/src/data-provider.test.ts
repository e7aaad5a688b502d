import { createClient } from '@tokpa/contract/client';
import { orderQuery } from '@tokpa/contract/orders';
import { expect, test } from 'vitest';
import { EVERY_CATEGORY } from './categories/every-category.ts';
import { createDataProvider } from './data-provider.ts';
import { listQuery } from './list-query.ts';

const NOTHING = { data: [], meta: { total: 0, pages: 0, page: 1, limit: 25 } };

/** A provider over a shop that answers `answer`, and what it was asked. */
function providerAnswering(answer: unknown, status = 200) {
  const asked: { method: string; url: string; body: unknown }[] = [];
  const client = createClient({
    fetch: async (url, init) => {
      asked.push({
        method: init.method ?? 'GET',
        url,
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body,
      });
      return Response.json(answer, { status });
    },
  });
  return { provider: createDataProvider(client), asked };
}

const paged = (page: number, perPage: number) => ({
  pagination: { page, perPage },
  sort: { field: 'id', order: 'ASC' as const },
});

test('what the shop says of a new row comes with the row', async () => {
  const { provider } = providerAnswering({ data: { id: 'a' }, message: 'L’invitation part à a@exemple.bj.' }, 201);
  const made = await provider.create('staff', { data: { email: 'a@exemple.bj' } });
  expect(made.data).toEqual({ id: 'a', said: 'L’invitation part à a@exemple.bj.' });
});

test('a page of orders is asked for with its filters, and its total is the shop’s', async () => {
  const { provider, asked } = providerAnswering({
    data: [{ id: 'a' }],
    meta: { total: 57, pages: 6, page: 2, limit: 10 },
  });
  const filter = { status: 'PAID', search: 'adjoa & fils', minTotal: 0 };
  const found = await provider.getList('orders', { ...paged(2, 10), filter });
  expect(found).toEqual({ data: [{ id: 'a' }], total: 57 });
  expect(asked).toMatchObject([
    { method: 'GET', url: '/api/v1/orders?status=PAID&search=adjoa+%26+fils&minTotal=0&page=2&limit=10' },
  ]);
});

const ordersFrom = (from: number, count: number) => Array.from({ length: count }, (_, at) => ({ id: `o${from + at}` }));

/** A provider over a shop whose list is `rowsAt` its n-th answer; `asked` counts them. */
function providerOfMoving(rowsAt: (answer: number) => { id: string }[]) {
  const asked = { count: 0 };
  const client = createClient({
    fetch: async (url) => {
      const page = Number(new URL(url, 'http://boutique').searchParams.get('page'));
      const rows = rowsAt(asked.count);
      asked.count += 1;
      return Response.json({ data: rows.slice((page - 1) * 100, page * 100), meta: { total: rows.length } });
    },
  });
  return { provider: createDataProvider(client), asked };
}

test('a long list that is read in parts has each row once, also when one came in at the top meanwhile', async () => {
  const { provider, asked } = providerOfMoving((answer) => ordersFrom(answer === 0 ? 2 : 1, answer === 0 ? 139 : 140));
  const { data } = await provider.getList('orders', { ...paged(1, 1000), filter: {} });
  expect(data.map(({ id }) => id)).toEqual(ordersFrom(2, 139).map(({ id }) => id));
  expect(asked.count).toBe(2);
});

test('a long list has every row, also when one of its first part was gone before the next part was read', async () => {
  const { provider } = providerOfMoving((answer) =>
    ordersFrom(1, 140).filter(({ id }) => answer === 0 || id !== 'o50'),
  );
  const missing: string[] = [];
  const meta = { onIncomplete: () => missing.push('some') };
  const { data } = await provider.getList('orders', { ...paged(1, 1000), filter: {}, meta });
  expect(data.map(({ id }) => id)).toEqual(
    ordersFrom(1, 140)
      .map(({ id }) => id)
      .filter((id) => id !== 'o50'),
  );
  expect(missing).toEqual([]);
});

test('a long list whose rows go on leaving says that some may be missing, and is not read for ever', async () => {
  const { provider, asked } = providerOfMoving((answer) => ordersFrom(1 + answer, 300 - answer));
  const missing: string[] = [];
  const meta = { onIncomplete: () => missing.push('some') };
  const { data } = await provider.getList('orders', { ...paged(1, 1000), filter: {}, meta });
  expect(missing).toEqual(['some']);
  expect(data.length).toBeGreaterThan(200);
  expect(asked.count).toBe(9);
});

test('the tree of categories holds all of them, however many stand at its top', async () => {
  const tops = Array.from({ length: 230 }, (_, at) => ({ id: `c${at}`, subcategories: [] }));
  const client = createClient({
    fetch: async (url) => {
      const page = Number(new URL(url, 'http://boutique').searchParams.get('page'));
      return Response.json({ data: tops.slice((page - 1) * 100, page * 100), meta: { total: tops.length } });
    },
  });
  const { data } = await createDataProvider(client).getList('categories', EVERY_CATEGORY);
  expect(data).toEqual(tops);
});

test('an empty field of the filter form asks for nothing', () => {
  const filter = { search: '', status: undefined, endDate: null, tags: [] };
  expect(listQuery('orders', { ...paged(1, 25), filter })).toEqual({ page: 1, limit: 25 });
});

test('several values of one filter are sent together', () => {
  expect(listQuery('orders', { ...paged(1, 25), filter: { status: ['PAID', 'SHIPPED'] } })).toMatchObject({
    status: 'PAID,SHIPPED',
  });
});

test.each([
  ['name', 'ASC', 'name'],
  ['name', 'DESC', 'name-desc'],
  ['price', 'ASC', 'price-asc'],
  ['price', 'DESC', 'price-desc'],
  ['averageRating', 'DESC', 'rating'],
  ['averageRating', 'ASC', 'rating-asc'],
  ['createdAt', 'DESC', 'newest'],
] as const)('products by %s %s are asked for as %s', (field, order, sort) => {
  expect(listQuery('products', { sort: { field, order } })).toMatchObject({ sort });
});

test('an order that the contract does not know is not asked for', () => {
  expect(listQuery('products', { sort: { field: 'reviewsCount', order: 'ASC' } })).not.toHaveProperty('sort');
  expect(listQuery('categories', { sort: { field: 'name', order: 'ASC' } })).not.toHaveProperty('sort');
});

test.each([
  ['orderNumber', 'ASC', 'orderNumber'],
  ['createdAt', 'DESC', '-createdAt'],
  ['customerName', 'ASC', 'customerName'],
  ['finalAmount', 'DESC', '-finalAmount'],
  ['status', 'ASC', 'status'],
] as const)('orders by %s %s are asked for as %s, which the contract takes', (field, order, sort) => {
  const query = listQuery('orders', { sort: { field, order } });
  expect(query).toMatchObject({ sort });
  expect(orderQuery.parse(query)).toMatchObject({ sort });
});

test('what belongs to one row is found by its filter', async () => {
  const { provider, asked } = providerAnswering(NOTHING);
  await provider.getManyReference('orders', {
    ...paged(1, 25),
    target: 'userId',
    id: 'u1',
    filter: { status: 'PAID' },
  });
  expect(asked[0]?.url).toBe('/api/v1/orders?status=PAID&userId=u1&page=1&limit=25');
});

test('one row is read, changed and removed at its own address', async () => {
  const { provider, asked } = providerAnswering({ data: { id: 'x/y' } });
  await provider.getOne('products', { id: 'x/y' });
  await provider.update('products', { id: 'x/y', data: { name: 'Miel' }, previousData: { id: 'x/y' } });
  await provider.delete('products', { id: 'x/y' });
  await provider.create('products', { data: { name: 'Karité' } });
  expect(asked).toEqual([
    { method: 'GET', url: '/api/v1/products/x%2Fy', body: undefined },
    { method: 'PUT', url: '/api/v1/products/x%2Fy', body: { name: 'Miel' } },
    { method: 'DELETE', url: '/api/v1/products/x%2Fy', body: undefined },
    { method: 'POST', url: '/api/v1/products', body: { name: 'Karité' } },
  ]);
});

test('several rows are each read, whatever their number', async () => {
  const { provider, asked } = providerAnswering({ data: { id: 'a' } });
  expect((await provider.getMany('products', { ids: ['a', 'b'] })).data).toHaveLength(2);
  expect(asked.map(({ url }) => url)).toEqual(['/api/v1/products/a', '/api/v1/products/b']);
});

test('of several rows, those that are still there are read though one was deleted; a failure of the shop is one', async () => {
  const shopWhere = (statuses: Record<string, number>) =>
    createDataProvider(
      createClient({
        fetch: async (url) => {
          const id = url.split('/').at(-1) ?? '';
          return Response.json({ data: { id } }, { status: statuses[id] ?? 200 });
        },
      }),
    );
  const ids = ['a', 'b', 'c'];
  expect((await shopWhere({ b: 404 }).getMany('products', { ids })).data).toEqual([{ id: 'a' }, { id: 'c' }]);
  await expect(shopWhere({ b: 503 }).getMany('products', { ids })).rejects.toMatchObject({ status: 503 });
});

test('a refusal keeps its sentence and its fields', async () => {
  const refusal = {
    message: 'Certains champs sont invalides.',
    error: 'validation_failed',
    errors: { limit: ['Trop grand'] },
  };
  const { provider } = providerAnswering(refusal, 422);
  await expect(provider.getList('orders', paged(1, 500))).rejects.toMatchObject({
    status: 422,
    errors: { limit: ['Trop grand'] },
  });
});

test('a row that the contract names in the body is changed there', async () => {
  const { provider, asked } = providerAnswering({ data: { id: 'a' } });
  const previousData = { id: 'a' };
  await provider.update('user-coupons', { id: 'a', data: { usedAt: null, coupon: { code: 'X' } }, previousData });
  expect(asked).toEqual([{ method: 'PUT', url: '/api/v1/user-coupons', body: { usedAt: null, id: 'a' } }]);
});

test('what a form was not made for is not sent back', async () => {
  const { provider, asked } = providerAnswering({ data: { id: 'a' } });
  const previousData = { id: 'a', code: 'FETE', usedCount: 2, createdAt: '2026-11-20T09:00:00Z' };
  const data = { id: 'a', code: 'FETES', usedCount: 3, createdAt: '2026-11-20T10:00:00Z' };
  await provider.update('coupons', { id: 'a', data, previousData });
  expect(asked[0]?.body).toEqual({ code: 'FETES' });
});

const article = { id: 'a', title: 'Le karité', excerpt: '', tags: ['soin', 'peau'], publishedAt: null };

test('what nobody touched is not written back, so that what a colleague changed meanwhile stands', async () => {
  const { provider, asked } = providerAnswering({ data: { id: 'a' } });
  const data = { ...article, tags: ['soin', 'peau'], excerpt: 'Un beurre' };
  await provider.update('blog-posts', { id: 'a', data, previousData: article });
  expect(asked[0]?.body).toEqual({ excerpt: 'Un beurre' });
});

test('a list whose order alone changed, and a field that was emptied, are changed', async () => {
  const { provider, asked } = providerAnswering({ data: { id: 'a' } });
  const data = { ...article, title: null, tags: ['peau', 'soin'] };
  await provider.update('blog-posts', { id: 'a', data, previousData: article });
  expect(asked[0]?.body).toEqual({ title: null, tags: ['peau', 'soin'] });
});

test.each([[{ id: 'a' }], [undefined]])('of what was not read before, all is sent (%o)', async (previousData) => {
  const { provider, asked } = providerAnswering({ data: { id: 'a' } });
  await provider.update('blog-posts', { id: 'a', data: article, previousData: previousData as never });
  expect(asked[0]?.body).toEqual({ title: 'Le karité', excerpt: '', tags: ['soin', 'peau'], publishedAt: null });
});

test('what the contract demands goes along, touched or not', async () => {
  const { provider, asked } = providerAnswering({ data: { id: 'a' } });
  const previousData = { id: 'a', quantity: 2 };
  await provider.update('cart/items', { id: 'a', data: previousData, previousData });
  expect(asked[0]?.body).toEqual({ quantity: 2 });
});

test('a chosen file is sent, alone of what its form holds', async () => {
  const { provider, asked } = providerAnswering({ data: { id: 'a' } });
  const previousData = { ...article, image: '/media/a.jpeg' };
  const data = { ...previousData, image: { src: 'blob:a', rawFile: new File(['x'], 'a.png') } };
  await provider.update('blog-posts', { id: 'a', data, previousData });
  const form = asked[0]?.body as FormData;
  expect([...form.keys()]).toEqual(['image']);
});

test('variations keep the options that they are chosen by', async () => {
  const { provider, asked } = providerAnswering({ data: { id: 'a' } });
  const options = [{ name: 'Format', values: ['1 kg', '2 kg'] }];
  const previousData = { id: 'a', options, variations: [], price: 5 };
  const data = { ...previousData, variations: [{ name: '1 kg' }] };
  await provider.update('products', { id: 'a', data, previousData });
  expect(asked.at(-1)?.body).toEqual({ options, variations: [{ name: '1 kg' }] });
});

test.each([
  // 90 alone would be 90 % of what a colleague makes a percentage meanwhile.
  ['coupons', { type: 'FIXED', value: 20 }, { value: 90 }],
  // Without products a code goes for its categories, and for everything where a colleague takes those away.
  ['coupons', { productIds: ['p'], categoryIds: ['c'] }, { productIds: [] }],
  // No number for each customer: once where the code is personal, without limit where it is not.
  ['coupons', { isPersonal: true, usageLimitPerUser: 2 }, { usageLimitPerUser: null }],
  ['seminars', { startDate: '2026-12-10T09:00:00Z', endDate: null }, { endDate: '2026-12-10T17:00:00Z' }],
  ['coaching-sessions', { mode: 'ONLINE', location: '' }, { location: 'https://visio.example/seance' }],
] as const)('of %s, what is read together is sent together (%o)', async (resource, read, typed) => {
  const { provider, asked } = providerAnswering({ data: { id: 'a' } });
  const previousData = { id: 'a', title: 'Fête', isActive: true, ...read };
  await provider.update(resource, { id: 'a', data: { ...previousData, ...typed }, previousData });
  expect(asked.at(-1)?.body).toEqual({ ...read, ...typed });
});

test('a lesson that a colleague added meanwhile stays when another one is changed', async () => {
  const lessons = ['1', '2'].map((id) => ({ id, title: `Leçon ${id}` }));
  const [first, added] = lessons;
  const { provider, asked } = providerAnswering({ data: { id: 'a', modules: [{ id: 'm', lessons }] } });
  const previousData = { id: 'a', title: 'Coudre', modules: [{ id: 'm', lessons: [first] }] };
  const data = { ...previousData, modules: [{ id: 'm', lessons: [{ ...first, title: 'Accueil' }] }] };
  await provider.update('formations', { id: 'a', data, previousData });
  expect(asked).toEqual([
    { method: 'GET', url: '/api/v1/formations/a', body: undefined },
    {
      method: 'PUT',
      url: '/api/v1/formations/a',
      body: { modules: [{ id: 'm', lessons: [{ ...first, title: 'Accueil' }, added] }] },
    },
  ]);
});

test('a row whose removal is confirmed by a double click is removed once, and both clicks are told so', async () => {
  const { provider, asked } = providerAnswering({ message: 'Supprimé' });
  const row = { id: 'p1' };
  const clicks = [1, 2].map(() => provider.delete('products', { id: 'p1', previousData: row }));
  const removed = { data: { ...row, said: 'Supprimé' } };
  expect(await Promise.all(clicks)).toEqual([removed, removed]);
  expect(asked).toHaveLength(1);
  await provider.delete('products', { id: 'p1', previousData: row });
  expect(asked).toHaveLength(2);
});
