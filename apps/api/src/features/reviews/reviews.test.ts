import { describe, expect, it } from 'vitest';
import { createProduct } from '#testing/create-product';
import { createShopper, type Shopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();

async function deliver(
  shopper: Shopper,
  productId: string,
  status: 'DELIVERED' | 'SHIPPED' = 'DELIVERED',
): Promise<void> {
  const { db } = shop.platform;
  const order = await db
    .insertInto('orders')
    .values({
      order_number: `ORD-${shopper.userId}-${status}`,
      user_id: shopper.userId,
      status,
      payment_method: 'momo',
      subtotal_amount: 1000,
      shipping_fee: 0,
      total_amount: 1000,
      final_amount: 1000,
      items_count: 1,
      customer_name: 'Afiavi',
      customer_email: shopper.email,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_items')
    .values({ order_id: order.id, product_id: productId, name: 'Miel', price: 1000, quantity: 1 })
    .execute();
}

function submit(shopper: Shopper, itemId: string, rating = 5) {
  const body = { itemType: 'PRODUCT' as const, itemId, rating, title: 'Très bon', content: 'Je le recommande.' };
  return shop.client(shopper.token).call('POST /reviews', { body });
}

function published(itemId: string) {
  return shop.client().call('GET /reviews', { query: { itemId } });
}

describe('a review', () => {
  it('is shown to its author with what became of it, and to nobody else', async () => {
    const product = await createProduct(shop);
    const [author, other] = [await createShopper(shop), await createShopper(shop)];
    const mine = async ({ token }: Shopper) =>
      (await shop.client(token).call('GET /reviews/mine', { query: { itemId: product.id } })).data;
    expect(await mine(author)).toBeNull();
    const { data } = await submit(author, product.id);
    expect(await mine(author)).toMatchObject({ id: data.id, status: 'PENDING', content: 'Je le recommande.' });
    expect(await mine(other)).toBeNull();
    const { token } = await createStaff(shop, { role: 'MANAGER' });
    await shop.client(token).call('PUT /reviews/{id}', { params: { id: data.id }, body: { status: 'REJECTED' } });
    expect(await mine(author)).toMatchObject({ status: 'REJECTED' });
  });

  it('by somebody who received the product is published at once and counts', async () => {
    const product = await createProduct(shop);
    const shopper = await createShopper(shop, { firstName: 'Mariama' });
    await deliver(shopper, product.id);
    expect((await published(product.id)).data).toEqual([]);

    const { data, message } = await submit(shopper, product.id, 4);
    expect(data).toMatchObject({
      status: 'APPROVED',
      verifiedPurchase: true,
      rating: 4,
      user: { firstName: 'Mariama', avatar: null },
    });
    expect(message).toContain('publié');
    expect((await published(product.id)).data).toEqual([data]);
    expect((await published(product.slug)).meta.total).toBe(1);
    const { data: rated } = await shop.client().call('GET /products/{id}', { params: { id: product.id } });
    expect(rated).toMatchObject({ averageRating: 4, reviewsCount: 1 });
  });

  it('by anybody else waits to be read', async () => {
    const product = await createProduct(shop);
    const shopper = await createShopper(shop);
    await deliver(shopper, product.id, 'SHIPPED');
    const { data, message } = await submit(shopper, product.id);
    expect(data).toMatchObject({ status: 'PENDING', verifiedPurchase: false });
    expect(message).toContain('relecture');
    expect((await published(product.id)).meta.total).toBe(0);
    const asked = await shop
      .client(shopper.token)
      .call('GET /reviews', { query: { itemId: product.id, status: 'PENDING' } });
    expect(asked.data).toEqual([]);
  });

  it('that waits is seen by staff', async () => {
    const product = await createProduct(shop);
    await submit(await createShopper(shop), product.id);
    const staff = shop.client((await createStaff(shop)).token);
    const waiting = await staff.call('GET /reviews', { query: { itemId: product.id, status: 'PENDING' } });
    expect(waiting.data.map(({ status }) => status)).toEqual(['PENDING']);
    const approved = await staff.call('GET /reviews', { query: { itemId: product.id, status: 'APPROVED' } });
    expect(approved.data).toEqual([]);
  });

  it('is given once by a shopper, also when two tabs send it', async () => {
    const product = await createProduct(shop);
    const shopper = await createShopper(shop);
    const results = await Promise.allSettled([submit(shopper, product.id), submit(shopper, product.id)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refusal = await refusalOf(submit(shopper, product.id));
    expect(refusal).toMatchObject({ status: 409, code: 'review_already_given' });
  });

  it('needs a published product, a note and a text', async () => {
    const shopper = await createShopper(shop);
    const draft = await createProduct(shop, { status: 'DRAFT' });
    expect(await refusalOf(submit(shopper, draft.id))).toMatchObject({ status: 404, code: 'product_not_found' });
    const product = await createProduct(shop);
    const body = { itemType: 'PRODUCT' as const, itemId: product.id, rating: 0, content: ' ' };
    const refusal = await refusalOf(shop.client(shopper.token).call('POST /reviews', { body }));
    expect(refusal.errors).toEqual({
      rating: ['Veuillez sélectionner une note'],
      content: ['Veuillez écrire votre avis'],
    });
    expect(await refusalOf(shop.client().call('POST /reviews', { body }))).toMatchObject({ status: 401 });
  });
});

describe('whose review it is', () => {
  it('the public reads a first name and an initial, staff the whole name', async () => {
    const product = await createProduct(shop);
    const shopper = await createShopper(shop, { firstName: 'Mariama', lastName: 'adjovi Kossou' });
    await deliver(shopper, product.id);
    const { data } = await submit(shopper, product.id);
    expect(data.user).toMatchObject({ firstName: 'Mariama', lastName: 'A.' });
    expect((await published(product.id)).data[0]?.user.lastName).toBe('A.');
    const staff = shop.client((await createStaff(shop)).token);
    const seen = await staff.call('GET /reviews', { query: { itemId: product.id } });
    expect(seen.data[0]?.user.lastName).toBe('adjovi Kossou');
  });

  it('a shopper takes their reviews along, and a new name or a deleted account shows at once', async () => {
    const product = await createProduct(shop);
    const shopper = await createShopper(shop, { firstName: 'Mariama' });
    await deliver(shopper, product.id);
    await submit(shopper, product.id);
    expect((await published(product.id)).data[0]?.user.firstName).toBe('Mariama');
    const client = shop.client(shopper.token);
    await client.call('PUT /auth/profile', { body: { firstName: 'Mariam' } });
    expect((await published(product.id)).data[0]?.user.firstName).toBe('Mariam');
    expect((await client.call('GET /auth/export')).reviews).toMatchObject([
      { itemId: product.id, rating: 5, title: 'Très bon', content: 'Je le recommande.' },
    ]);
    await client.call('DELETE /auth/account', { body: { password: shopper.password } });
    expect((await published(product.id)).data.map(({ user }) => user.firstName)).toEqual(['Compte supprimé']);
  });
});

describe('the list of reviews', () => {
  it('shows the newest first, page by page', async () => {
    const product = await createProduct(shop);
    for (let written = 1; written <= 3; written += 1) {
      const shopper = await createShopper(shop);
      await deliver(shopper, product.id);
      await submit(shopper, product.id, written);
      shop.clock.pass(1);
    }
    const first = await shop.client().call('GET /reviews', { query: { itemId: product.id, limit: 2 } });
    expect(first.data.map(({ rating }) => rating)).toEqual([3, 2]);
    expect(first.meta).toMatchObject({ total: 3, pages: 2 });
    const second = await shop.client().call('GET /reviews', { query: { itemId: product.id, limit: 2, page: 2 } });
    expect(second.data.map(({ rating }) => rating)).toEqual([1]);
  });

  it('of an unknown product is empty, until there is one', async () => {
    const product = await createProduct(shop, { slug: 'pas-encore', status: 'DRAFT' });
    const shopper = await createShopper(shop);
    const staff = shop.client((await createStaff(shop)).token);
    await deliver(shopper, product.id);
    expect((await published('pas-encore')).data).toEqual([]);
    await staff.call('PUT /products/{id}', { params: { id: product.id }, body: { status: 'PUBLISHED' } });
    await submit(shopper, product.id);
    expect((await published('pas-encore')).data).toHaveLength(1);
  });
});
