import { describe, expect, it } from 'vitest';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { planOf } from '#testing/plan-of';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { selectReviewPage } from './reviews.queries.ts';

const shop = await useTestShop();
const support = shop.client((await createStaff(shop, { role: 'SUPPORT' })).token);
const manager = shop.client((await createStaff(shop, { role: 'MANAGER' })).token);

async function write(productId: string, rating = 5, content = 'Je le recommande.'): Promise<string> {
  const shopper = await createShopper(shop);
  const body = { itemType: 'PRODUCT' as const, itemId: productId, rating, content };
  return (await shop.client(shopper.token).call('POST /reviews', { body })).data.id;
}

type Judgement = { status?: 'PENDING' | 'APPROVED' | 'REJECTED'; reply?: string | null; updatedAt?: string };

function judge(id: string, body: Judgement) {
  return support.call('PUT /reviews/{id}', { params: { id }, body });
}

const shown = async (itemId: string) => (await shop.client().call('GET /reviews', { query: { itemId } })).data;

async function ratingOf(id: string) {
  const { data } = await shop.client().call('GET /products/{id}', { params: { id } });
  return [data.averageRating, data.reviewsCount];
}

describe('a review that waits', () => {
  it('is published by the team and counts at once, and no more when it is refused or deleted', async () => {
    const { id: productId } = await createProduct(shop);
    const [first, second] = [await write(productId, 5), await write(productId, 2)];
    expect(await ratingOf(productId)).toEqual([0, 0]);
    expect((await judge(first, { status: 'APPROVED' })).data.status).toBe('APPROVED');
    await judge(second, { status: 'APPROVED' });
    expect((await shown(productId)).map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
    expect(await ratingOf(productId)).toEqual([3.5, 2]);
    await judge(second, { status: 'REJECTED' });
    expect(await ratingOf(productId)).toEqual([5, 1]);
    await manager.call('DELETE /reviews/{id}', { params: { id: first } });
    expect(await shown(productId)).toEqual([]);
    expect(await ratingOf(productId)).toEqual([0, 0]);
  });

  it('is answered by the shop below it, which may take its answer back', async () => {
    const { id: productId } = await createProduct(shop);
    const id = await write(productId);
    await judge(id, { status: 'APPROVED', reply: 'Merci Afiavi !' });
    expect(await shown(productId)).toMatchObject([
      { reply: 'Merci Afiavi !', repliedAt: shop.clock.now().toISOString() },
    ]);
    await judge(id, { reply: '' });
    expect(await shown(productId)).toMatchObject([{ reply: null, repliedAt: null, status: 'APPROVED' }]);
  });

  it('stays as a colleague has judged it when somebody answers what they had read before', async () => {
    const { id: productId } = await createProduct(shop);
    const id = await write(productId, 1, 'Des mots qui blessent.');
    const read = async () => (await support.call('GET /reviews/{id}', { params: { id } })).data;
    const { updatedAt } = await read();
    await judge(id, { status: 'REJECTED', updatedAt });
    const late = { status: 'APPROVED', reply: 'Merci !', updatedAt } as const;
    expect(await refusalOf(judge(id, late))).toMatchObject({ status: 409, code: 'handled_meanwhile' });
    expect(await read()).toMatchObject({ status: 'REJECTED', reply: null });
    expect(await shown(productId)).toEqual([]);
    // The answer to the first call was lost: once more is refused to nobody.
    expect((await judge(id, { status: 'REJECTED', updatedAt })).data.status).toBe('REJECTED');
  });

  it('keeps the reply of the first of two who reply at once; the other is told, and may put theirs in its place', async () => {
    const { id: productId } = await createProduct(shop);
    const id = await write(productId);
    const { updatedAt } = (await judge(id, { status: 'APPROVED' })).data;
    const words = ['Merci Afiavi !', 'Nous vous rappelons.'];
    const replies = await Promise.allSettled(words.map((reply) => judge(id, { reply, updatedAt })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [first = '', second = ''] = replies[0]?.status === 'fulfilled' ? words : words.toReversed();
    expect(await shown(productId)).toMatchObject([{ reply: first }]);
    const { data: now } = await support.call('GET /reviews/{id}', { params: { id } });
    await judge(id, { reply: second, updatedAt: now.updatedAt });
    expect(await shown(productId)).toMatchObject([{ reply: second }]);
  });
});

describe('the team’s list of reviews', () => {
  it('holds every product’s, filtered by status, note and words', async () => {
    const honey = await createProduct(shop, { name: 'Miel de forêt' });
    const soap = await createProduct(shop, { name: 'Savon noir' });
    const praise = await write(honey.id, 5, 'Un goût de mangrove');
    const blame = await write(soap.id, 1, 'Il sèche la peau');
    await judge(blame, { status: 'REJECTED' });
    const ids = async (query: Record<string, string | number>) =>
      (await support.call('GET /reviews', { query: { ...query, limit: 100 } })).data.map(({ id }) => id);
    expect(await ids({ search: 'MANGROVE' })).toEqual([praise]);
    expect(await ids({ search: 'savon' })).toEqual([blame]);
    expect(await ids({ rating: 1, status: 'REJECTED', itemId: soap.slug })).toEqual([blame]);
    expect(await ids({ itemId: honey.slug, status: 'PENDING' })).toEqual([praise]);
    expect(await ids({ itemId: 'inconnu' })).toEqual([]);
    expect((await refusalOf(ids({ status: 'PUBLIE' }))).errors).toEqual({ status: ['Statut inconnu'] });
    const { data } = await support.call('GET /reviews/{id}', { params: { id: praise } });
    expect(data).toMatchObject({ product: { name: 'Miel de forêt' }, user: { lastName: 'Houngbédji' } });
    expect(data.user.email).toContain('@');
  });

  it.each(['rating', '-rating', 'status', '-status'])('is read in the order of an index: %s', async (sort) => {
    const plan = await planOf(shop, (db) => selectReviewPage(db, { page: 1, limit: 25, sort }));
    expect(plan).toContain(` using reviews_by_${sort.replace('-', '')} on`);
    expect(plan).not.toContain('Sort');
  });

  it('is nobody else’s: the public names a product and sees no names, addresses or drafts', async () => {
    const { id: productId } = await createProduct(shop);
    const id = await write(productId);
    await judge(id, { status: 'APPROVED' });
    const refusal = await refusalOf(shop.client().call('GET /reviews', { query: {} }));
    expect(refusal).toMatchObject({ status: 422, code: 'validation_failed' });
    const [review] = await shown(productId);
    expect(review).not.toHaveProperty('userId');
    expect(review).not.toHaveProperty('updatedAt');
    expect(review?.user).not.toHaveProperty('email');
    const shopper = shop.client((await createShopper(shop)).token);
    expect((await refusalOf(shopper.call('PUT /reviews/{id}', { params: { id }, body: {} }))).status).toBe(403);
  });

  it('tells who may not read customers who wrote, and not where they are reached: nor is it found by their address', async () => {
    const { id: itemId } = await createProduct(shop);
    const editor = shop.client((await createStaff(shop, { role: 'EDITOR' })).token);
    const params = { id: await write(itemId) };
    const { email = '' } = (await support.call('GET /reviews/{id}', { params })).data.user;
    const listed = async (who: typeof editor, search?: string) =>
      (await who.call('GET /reviews', { query: { itemId, ...(search && { search }) } })).data.map(
        ({ user }) => user.email,
      );
    expect([await listed(support), await listed(support, email)]).toEqual([[email], [email]]);
    expect([await listed(editor), await listed(editor, email)]).toEqual([[undefined], []]);
    const { data: read } = await editor.call('GET /reviews/{id}', { params });
    const { data: judged } = await editor.call('PUT /reviews/{id}', { params, body: { status: 'APPROVED' } });
    for (const { user } of [read, judged]) {
      expect(user.lastName).toBe('Houngbédji');
      expect(user).not.toHaveProperty('email');
    }
  });

  it('support judges, managers delete, and what is not there is not found', async () => {
    const { id: productId } = await createProduct(shop);
    const id = await write(productId);
    expect((await refusalOf(support.call('DELETE /reviews/{id}', { params: { id } }))).status).toBe(403);
    await manager.call('DELETE /reviews/{id}', { params: { id } });
    expect(await refusalOf(judge(id, { status: 'APPROVED' }))).toMatchObject({ status: 404, code: 'review_not_found' });
    const wrong = support.call('PUT /reviews/{id}', { params: { id }, body: { status: 'SPAM' as 'PENDING' } });
    expect((await refusalOf(wrong)).errors).toEqual({ status: ['Statut inconnu'] });
  });
});
