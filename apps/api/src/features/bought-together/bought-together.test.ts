import { describe, expect, it } from 'vitest';
import { createOrder } from '#testing/create-order';
import { type CreatedProduct, createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { refreshPairsJob } from './bought-together.jobs.ts';

const shop = await useTestShop();

async function companionsOf({ id }: CreatedProduct): Promise<string[]> {
  const { data } = await shop.client().call('GET /products/{id}/bought-together', { params: { id } });
  return data.map(({ name }) => name);
}

const linesOf = (products: readonly CreatedProduct[]) => products.map(({ id }) => ({ productId: id }));
const countAnew = () => shop.platform.jobs.run(refreshPairsJob, {});

async function buy(products: readonly CreatedProduct[], times = 1): Promise<void> {
  for (let at = 0; at < times; at += 1) await createOrder(shop, { lines: linesOf(products), status: 'PAID' });
}

describe('what is often bought together', () => {
  it('is learned each night from orders that were paid, the most frequent first', async () => {
    const moringa = await createProduct(shop, { name: 'Moringa' });
    const honey = await createProduct(shop, { name: 'Miel' });
    const soap = await createProduct(shop, { name: 'Savon' });
    await buy([moringa, honey], 3);
    await buy([moringa, soap], 4);
    expect(await companionsOf(moringa)).toEqual([]);
    await countAnew();
    await expect.poll(() => companionsOf(moringa)).toEqual(['Savon', 'Miel']);
    expect(await companionsOf(honey)).toEqual(['Moringa']);
  });

  it('is not learned from one shopper alone, however often they order', async () => {
    const pair = [await createProduct(shop), await createProduct(shop)] as const;
    const shopper = await createShopper(shop);
    for (let at = 0; at < 4; at += 1) await createOrder(shop, { shopper, lines: linesOf(pair), status: 'PAID' });
    await countAnew();
    expect(await companionsOf(pair[0])).toEqual([]);
  });

  it('is not learned from orders that were not paid or were cancelled, and forgotten when they are', async () => {
    const pair = [await createProduct(shop), await createProduct(shop, { name: 'Compagnon' })] as const;
    for (let at = 0; at < 3; at += 1) await createOrder(shop, { lines: linesOf(pair) });
    await countAnew();
    expect(await companionsOf(pair[0])).toEqual([]);

    await buy(pair, 3);
    await countAnew();
    await expect.poll(() => companionsOf(pair[0])).toEqual(['Compagnon']);
    await shop.platform.db
      .updateTable('orders')
      .set({ status: 'CANCELLED', stock_returned_at: shop.clock.now() })
      .execute();
    await countAnew();
    await expect.poll(() => companionsOf(pair[0])).toEqual([]);
  });

  it('shows what can be bought now, and shows it again when it returns', async () => {
    const pair = [await createProduct(shop), await createProduct(shop, { name: 'Dernière pièce', stock: 4 })] as const;
    await buy(pair, 3);
    await countAnew();
    await expect.poll(() => companionsOf(pair[0])).toEqual(['Dernière pièce']);
    const last = await createOrder(shop, { lines: linesOf([pair[1]]) });
    await expect.poll(() => companionsOf(pair[0])).toEqual([]);
    await shop.client(last.shopper.token).call('POST /orders/{id}/cancel', { params: { id: last.orderId } });
    await expect.poll(() => companionsOf(pair[0])).toEqual(['Dernière pièce']);
  });

  it('of a product that does not exist is refused', async () => {
    const call = shop.client().call('GET /products/{id}/bought-together', { params: { id: 'rien-de-tel' } });
    expect(await refusalOf(call)).toMatchObject({ status: 404, code: 'product_not_found' });
  });
});
