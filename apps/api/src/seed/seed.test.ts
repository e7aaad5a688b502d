import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { tellNewOrdersJob } from '#features/orders';
import { createStaff } from '#testing/create-staff';
import { listen } from '#testing/pay-on-sandbox';
import { readMails } from '#testing/read-mails';
import { useTestShop } from '#testing/test-shop';
import {
  articles,
  baskets,
  comments,
  coupons,
  documents,
  messages,
  products,
  recipes,
  returns,
  reviews,
  shoppers,
  waitingReviews,
} from './content/index.ts';
import { makePictures } from './demo-pictures.ts';
import { catalogueDrawings } from './seed-catalogue.ts';
import { makeDocuments } from './seed-library.ts';
import { DEMO_PASSWORD, seedDemo } from './seed.ts';

const shop = await useTestShop();

// Two processes that start at once on one empty database.
const seeded = await Promise.all([
  seedDemo(shop.platform, { pictures: 'none' }),
  seedDemo(shop.platform, { pictures: 'none' }),
]);

it('an empty shop is filled with the demo shop, once', async () => {
  expect(seeded.filter(Boolean)).toHaveLength(1);
  expect(await seedDemo(shop.platform, { pictures: 'none' })).toBe(false);

  const { call } = shop.client();
  const list = await call('GET /products', { query: { limit: 100 } });
  expect(list.meta.total).toBe(products.length);
  expect(list.meta.total).toBeGreaterThanOrEqual(60);
  const { data: categories } = await call('GET /categories');
  expect(categories).toHaveLength(8);
  expect(categories.reduce((sum, category) => sum + category.productsCount, 0)).toBe(products.length);
  for (const category of categories) expect(category.subcategories.length).toBeGreaterThan(0);
  expect(list.data.reduce((sum, product) => sum + product.reviewsCount, 0)).toBe(
    reviews.filter(({ productSlug }) => list.data.some(({ slug }) => slug === productSlug)).length,
  );
});

it('a shopper of the demo shop logs in and sees delivered orders', async () => {
  const buyer = reviews.find(({ verifiedPurchase }) => verifiedPurchase)?.shopperEmail ?? shoppers[0]?.email ?? '';
  const { token } = await shop.client().call('POST /auth/login', { body: { email: buyer, password: DEMO_PASSWORD } });
  const client = shop.client(token);
  const { data: orders } = await client.call('GET /orders');
  const delivered = orders.filter(({ status }) => status === 'DELIVERED');
  expect(delivered.length).toBeGreaterThan(0);
  for (const order of delivered) expect(order).toMatchObject({ transactions: [{ status: 'PAID' }] });
  const { data: addresses } = await client.call('GET /shipping-addresses');
  expect(addresses).toMatchObject([{ isDefault: true }]);
});

it('the products of the demo shop have companions that others bought with them', async () => {
  for (const { productSlugs } of baskets) {
    const [first = '', ...others] = productSlugs;
    const { data } = await shop.client().call('GET /products/{id}/bought-together', { params: { id: first } });
    expect(data.map(({ slug }) => slug)).toEqual(expect.arrayContaining(others));
  }
});

it('a picture is drawn once, whoever is named under it', async () => {
  const location = await mkdtemp(path.join(tmpdir(), 'tokpa-pictures-'));
  onTestFinished(() => rm(location, { recursive: true, force: true }));
  const files = new Disk(new FSDriver({ location, visibility: 'public' }));
  const [drawing] = catalogueDrawings();
  if (!drawing) throw new Error('the demo shop has no pictures');
  const heard: number[] = [];
  const [first] = await makePictures(files, [drawing], (done, total) => heard.push(done / total));
  expect(heard).toEqual([1]);
  expect(first?.alt).toBe(drawing.alt);
  expect(await files.exists(first?.src.replace('/media/', '') ?? '')).toBe(true);

  // What is stored is not made again: the file that is taken away stays away.
  await files.delete(first?.src.replace('/media/', '') ?? '');
  const [again] = await makePictures(files, [{ ...drawing, alt: 'Autre nom' }], () => undefined);
  expect(again).toEqual({ ...first, alt: 'Autre nom' });
  expect(await files.exists(first?.src.replace('/media/', '') ?? '')).toBe(false);
});

it('the demo shop has articles with comments, recipes with what it sells for them, and a library', async () => {
  const { call } = shop.client();
  const posts = await call('GET /blog-posts');
  expect(posts.meta.total).toBe(articles.length);
  expect(posts.data.reduce((sum, post) => sum + post.commentsCount, 0)).toBe(
    comments.filter(({ status }) => status === 'APPROVED').length,
  );
  const { data: list } = await call('GET /recipes');
  expect(list).toHaveLength(recipes.length);
  for (const { id } of list) {
    const { data } = await call('GET /recipes/{id}', { params: { id } });
    expect(data.products.length).toBeGreaterThan(0);
  }
  expect((await call('GET /content-library')).meta.total).toBe(1);
  const named = { id: 'bien-utiliser-glucometre-et-tensiometre' };
  expect((await call('GET /formations/{id}', { params: named })).data.documents).toHaveLength(1);
});

it('the sheets of the demo library are PDF files that can be downloaded', async () => {
  const location = await mkdtemp(path.join(tmpdir(), 'tokpa-sheets-'));
  onTestFinished(() => rm(location, { recursive: true, force: true }));
  const files = new Disk(new FSDriver({ location, visibility: 'public' }));
  const sheets = await makeDocuments(files);
  expect(sheets).toHaveLength(documents.length);
  for (const { key, size } of sheets) {
    const bytes = await files.getBytes(key);
    expect([bytes.length, Buffer.from(bytes.subarray(0, 5)).toString()]).toEqual([size, '%PDF-']);
  }
});

it('the demo shop teaches: formations with lessons, seminars and sessions to come, and people in them', async () => {
  const { call } = shop.client();
  const taught = await call('GET /formations');
  expect(taught.meta.total).toBeGreaterThan(3);
  for (const formation of taught.data) expect(formation).toMatchObject({ isAvailable: true, status: 'PUBLISHED' });
  expect(taught.data.reduce((sum, { lessonsCount }) => sum + lessonsCount, 0)).toBeGreaterThan(20);
  const places = [...(await call('GET /seminars')).data, ...(await call('GET /coaching-sessions')).data];
  expect(places.length).toBeGreaterThan(5);
  expect(places.some(({ seatsLeft, maxParticipants }) => (seatsLeft ?? 0) < (maxParticipants ?? 0))).toBe(true);
  const { token } = await call('POST /auth/login', {
    body: { email: shoppers[0]?.email ?? '', password: DEMO_PASSWORD },
  });
  expect((await shop.client(token).call('GET /formation-enrollments')).data).toMatchObject([{ status: 'ACTIVE' }]);
});

it('the owner of the demo shop finds work on every screen of the back office', async () => {
  const owner = shop.client((await createStaff(shop)).token);
  const counts = async (status: 'PAID' | 'SHIPPED' | 'PROCESSING' | 'CANCELLED') =>
    (await owner.call('GET /orders', { query: { status } })).meta.total;
  expect(await Promise.all((['PAID', 'SHIPPED', 'PROCESSING', 'CANCELLED'] as const).map(counts))).toEqual([
    3, 2, 1, 1,
  ]);
  const { data: returned } = await owner.call('GET /return-requests');
  expect(returned).toHaveLength(returns.length);
  for (const { order } of returned) expect(order).toMatchObject({ status: 'DELIVERED' });
  expect((await owner.call('GET /contact-messages')).meta.total).toBe(messages.length);
  const { data: codes, meta } = await owner.call('GET /coupons');
  expect(meta.total).toBe(coupons.length);
  expect(codes.find(({ code }) => code === 'BIENVENUE10')).toMatchObject({ usageLimitPerUser: 1 });
  expect((await owner.call('GET /user-coupons')).meta.total).toBe(2);
  expect((await owner.call('GET /reviews', { query: { status: 'PENDING' } })).meta.total).toBe(waitingReviews.length);
  const { data: letters } = await owner.call('GET /admin/email-campaigns');
  expect(letters.map(({ status }) => status).toSorted()).toEqual(['DRAFT', 'SENT']);
  expect(letters.find(({ status }) => status === 'SENT')?.sentCount).toBeGreaterThan(10);
});

it('the owner of the demo shop is mailed none of its orders: they are no news', async () => {
  await shop.platform.jobs.run(tellNewOrdersJob, {});
  expect(await readMails(shop, { template: 'shop-new-orders' })).toEqual([]);
});

it('part of what a customer of the demo shop paid can be given back, and the demonstration provider does it', async () => {
  await listen(shop);
  const owner = shop.client((await createStaff(shop)).token);
  const { data: paid } = await owner.call('GET /orders', { query: { status: 'PAID' } });
  for (const { id } of paid) {
    await owner.call('POST /orders/{id}/refunds', {
      params: { id },
      body: { amount: 500, reason: 'Un article abîmé' },
    });
    await shop.platform.jobs.drain();
    const { data: order } = await owner.call('GET /orders/{id}', { params: { id } });
    expect(order.refunds).toMatchObject([{ amount: 500, status: 'DONE' }]);
  }
});
