import { describe, expect, it } from 'vitest';
import type { BulkProductRow } from '@tokpa/contract';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createStaff } from '#testing/create-staff';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const visitor = shop.client();
const { token } = await createStaff(shop, { role: 'EDITOR' });
const { call } = shop.client(token);

type Act = 'delivery' | 'correction' | 'loss' | 'return';
const read = async (id: string) => (await call('GET /products/{id}', { params: { id } })).data;
const change = async (id: string, body: object) => (await call('PUT /products/{id}', { params: { id }, body })).data;
const move = (id: string, body: { change: number; reason: Act; variationId?: string; note?: string }) =>
  call('POST /products/{id}/stock-movements', { params: { id }, body });
const history = async (id: string) => {
  const { data } = await call('GET /products/{id}/stock-movements', { params: { id } });
  return data.map(({ variationName, change: pieces, reason }) => [variationName, pieces, reason]);
};
/** Everything that came and went is what is there. */
async function expectBalance(id: string, began: number) {
  const { data } = await call('GET /products/{id}/stock-movements', { params: { id }, query: { limit: 100 } });
  const { stock, variations } = await read(id);
  expect(data.reduce((sum, one) => sum + one.change, began)).toBe(stock);
  const own = variations.length > 0 ? variations.reduce((sum, one) => sum + one.stock, 0) : stock;
  expect(own).toBe(stock);
}

describe('stock', () => {
  it('moves with a reason, is seen at once, and never falls below zero', async () => {
    const { id } = await createProduct(shop, { stock: 3 });
    expect((await visitor.call('GET /products/{id}', { params: { id } })).data.stock).toBe(3);
    const { data } = await move(id, { change: 10, reason: 'delivery', note: 'Bon 12' });
    expect(data).toMatchObject({
      change: 10,
      reason: 'delivery',
      note: 'Bon 12',
      staffName: 'Codjo Agossou',
      order: null,
    });
    expect((await visitor.call('GET /products/{id}', { params: { id } })).data.stock).toBe(13);
    expect(await refusalOf(move(id, { change: -14, reason: 'loss' }))).toMatchObject({
      status: 409,
      code: 'stock_below_zero',
      errors: { change: ['Le stock ne peut pas devenir négatif : il en reste 13.'] },
    });
    expect((await refusalOf(move(id, { change: 0, reason: 'loss' }))).errors).toHaveProperty('change');
    await expectBalance(id, 3);
  });

  it('that is typed over one that moved meanwhile is refused with what it is now, and taken by who knows that', async () => {
    const { id, name } = await createProduct(shop, { stock: 10 });
    await move(id, { change: -3, reason: 'loss' });
    const refusal = await refusalOf(change(id, { name: 'Karité brut', stock: 15, stockSeen: 10 }));
    expect(refusal).toMatchObject({
      status: 409,
      code: 'stock_changed',
      errors: {
        stock: ['Le stock a changé entre-temps, il est de 7. Vérifiez ce nombre, puis enregistrez de nouveau.'],
      },
    });
    expect(await read(id)).toMatchObject({ stock: 7, name });
    expect((await change(id, { stock: 12, stockSeen: 7 })).stock).toBe(12);
    expect((await change(id, { stock: 12, stockSeen: 7 })).stock).toBe(12);
    expect((await change(id, { stock: 20 })).stock).toBe(20);
    expect(await history(id)).toEqual([
      [null, 8, 'correction'],
      [null, 5, 'correction'],
      [null, -3, 'loss'],
    ]);
    await expectBalance(id, 10);
  });

  it('of variations and of several products is asked about at each field that moved', async () => {
    const sizes = ['S', 'L'].map((name) => ({ name, stock: 10 }));
    const pagne = await createProduct(shop, { variations: sizes });
    const miel = await createProduct(shop, { stock: 4 });
    const [small, large] = pagne.variations.map((one) => one.id);
    await move(pagne.id, { change: -1, reason: 'loss', variationId: large ?? '' });
    await move(miel.id, { change: 2, reason: 'delivery' });
    const typed = [
      { id: small ?? '', stock: 12, stockSeen: 10 },
      { id: large ?? '', stock: 12, stockSeen: 10 },
    ];
    const form = await refusalOf(change(pagne.id, { variations: typed }));
    expect(form.code).toBe('stock_changed');
    expect(form.errors).toEqual({ 'variations.1.stock': [expect.stringContaining('il est de 9.')] });
    const items = [
      ...typed.map(({ id: variationId, ...one }) => ({ id: pagne.id, variationId, ...one })),
      { id: miel.id, stock: 3, stockSeen: 4 },
    ];
    const grid = await refusalOf(call('PUT /products', { body: { items } }));
    expect(grid).toMatchObject({ status: 409, code: 'stock_changed' });
    expect(grid.errors).toEqual({
      'items.1.stock': [expect.stringContaining('il est de 9.')],
      'items.2.stock': [expect.stringContaining('il est de 6.')],
    });
    expect((await read(pagne.id)).stock).toBe(19);
    expect((await change(pagne.id, { variations: typed.map((one) => ({ ...one, stockSeen: undefined })) })).stock).toBe(
      24,
    );
  });

  it('of a product that loses its variations is what they had together, and is asked about where it moved', async () => {
    const { id, variations } = await createProduct(shop, {
      variations: ['S', 'L'].map((name) => ({ name, stock: 10 })),
    });
    await move(id, { change: -6, reason: 'loss', variationId: variations[0]?.id ?? '' });
    const refusal = await refusalOf(change(id, { variations: [], stock: 22, stockSeen: 20 }));
    expect(refusal).toMatchObject({ status: 409, code: 'stock_changed' });
    expect(refusal.errors).toEqual({ stock: [expect.stringContaining('il est de 14.')] });
    expect(await change(id, { variations: [] })).toMatchObject({ stock: 14, variations: [] });
  });

  it('taken by many at once is never taken twice', async () => {
    const { id } = await createProduct(shop, { stock: 5 });
    const takes = await Promise.allSettled(Array.from({ length: 12 }, () => move(id, { change: -1, reason: 'loss' })));
    expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect((await read(id)).stock).toBe(0);
    await expectBalance(id, 5);
  });

  it('that is sent again after a lost answer moves once', async () => {
    const { id } = await createProduct(shop, { stock: 3 });
    const other = await createProduct(shop, { stock: 3 });
    const headers = { 'idempotency-key': 'reception-12' };
    const send = (productId: string, pieces: number) =>
      call('POST /products/{id}/stock-movements', {
        params: { id: productId },
        body: { change: pieces, reason: 'delivery' },
        headers,
      });
    const answers = await Promise.all([send(id, 10), send(id, 10)]);
    answers.push(await send(id, 10));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await read(id)).stock).toBe(13);
    const owner = shop.client((await createStaff(shop)).token);
    const { meta } = await owner.call('GET /audit-log', { query: { resource: 'products', rowId: id } });
    expect(meta.total).toBe(1);
    for (const [productId, pieces] of [
      [id, 9],
      [other.id, 10],
    ] as const)
      expect(await refusalOf(send(productId, pieces))).toMatchObject({ status: 409, code: 'idempotency_key_reused' });
    expect((await read(other.id)).stock).toBe(3);
  });

  it('set by hand is a correction; a new product begins with what it has', async () => {
    const { id, categoryId } = await createProduct(shop, { stock: 8 });
    await change(id, { stock: 5 });
    await change(id, { stock: 5 });
    expect(await history(id)).toEqual([[null, -3, 'correction']]);
    const { data } = await call('POST /products', { body: { name: 'Neuf', price: 1, stock: 7, categoryId } });
    expect(await history(data.id)).toEqual([[null, 7, 'initial']]);
  });

  it('that orders took and gave back is in the same history', async () => {
    const { id } = await createProduct(shop, { stock: 9 });
    const { orderId, order } = await createOrder(shop, { lines: [{ productId: id, quantity: 2 }] });
    const owner = shop.client((await createStaff(shop)).token);
    await owner.call('PATCH /orders/{id}/status', { params: { id: orderId }, body: { status: 'CANCELLED' } });
    expect(await history(id)).toEqual(
      expect.arrayContaining([
        [null, -2, 'sale'],
        [null, 2, 'cancellation'],
      ]),
    );
    const { data } = await call('GET /products/{id}/stock-movements', { params: { id } });
    expect(data[0]?.order).toEqual({ id: orderId, orderNumber: order.orderNumber });
    await expectBalance(id, 9);
  });
});

describe('pieces in orders that have not left', () => {
  it('are said beside the stock, of the product and of each variation, until they leave or come back', async () => {
    const { id, variations } = await createProduct(shop, {
      variations: ['S', 'L'].map((name) => ({ name, stock: 10 })),
    });
    const [small = '', large = ''] = variations.map((one) => one.id);
    const readShelf = async () => (await call('GET /products/{id}/stock-movements', { params: { id } })).shelf;
    const held = async () => (await readShelf()).held;
    expect(await readShelf()).toMatchObject({ stock: 20, held: 0 });
    const lines = (variationId: string, quantity: number) => [{ productId: id, variationId, quantity }];
    const first = await createOrder(shop, { lines: lines(small, 2) });
    const second = await createOrder(shop, { lines: lines(large, 3) });
    expect(await readShelf()).toEqual({
      stock: 15,
      held: 5,
      variations: [
        { id: small, stock: 8, held: 2 },
        { id: large, stock: 7, held: 3 },
      ],
    });
    const owner = shop.client((await createStaff(shop)).token);
    const moveTo = (orderId: string, status: 'PAID' | 'SHIPPED' | 'CANCELLED') =>
      owner.call('PATCH /orders/{id}/status', { params: { id: orderId }, body: { status } });
    await moveTo(first.orderId, 'PAID');
    expect(await held()).toBe(5);
    await moveTo(first.orderId, 'SHIPPED');
    expect(await held()).toBe(3);
    await moveTo(second.orderId, 'CANCELLED');
    expect(await held()).toBe(0);
    expect(await readShelf()).toEqual({
      stock: 18,
      held: 0,
      variations: [
        { id: small, stock: 8, held: 0 },
        { id: large, stock: 10, held: 0 },
      ],
    });
  });
});

describe('an order of before the first variations', () => {
  it('that is cancelled brings nothing back, and the history says so and is still the stock', async () => {
    const { id } = await createProduct(shop, { stock: 9 });
    const { orderId, order } = await createOrder(shop, { lines: [{ productId: id, quantity: 2 }] });
    await change(id, { variations: [{ name: 'A', price: 900, stock: 4 }] });
    await expectBalance(id, 9);
    const { shelf } = await call('GET /products/{id}/stock-movements', { params: { id } });
    expect(shelf).toMatchObject({ stock: 4, held: 2, variations: [{ stock: 4, held: 0 }] });
    const owner = shop.client((await createStaff(shop)).token);
    await owner.call('PATCH /orders/{id}/status', { params: { id: orderId }, body: { status: 'CANCELLED' } });
    expect((await read(id)).stock).toBe(4);
    await expectBalance(id, 9);
    const { data } = await call('GET /products/{id}/stock-movements', { params: { id } });
    expect(data.find(({ change: pieces, reason }) => pieces === -2 && reason === 'correction')).toMatchObject({
      note: `Commande ${order.orderNumber} annulée : vendu avant les déclinaisons, cela ne revient à aucune.`,
      staffName: null,
    });
  });
});

describe('variations', () => {
  it('set the price and the stock of their product, and are named by their options', async () => {
    const { id } = await createProduct(shop, { stock: 6, price: 100 });
    const after = await change(id, {
      options: [
        { name: 'Saveur', values: ['Mangue', 'Bissap'] },
        { name: 'Format', values: ['1 kg'] },
      ],
      variations: [
        { options: { Format: '1 kg', Saveur: 'Mangue' }, price: 5000, originalPrice: 6000, stock: 4, sku: 'M1' },
        { options: { Format: '1 kg', Saveur: 'Bissap' }, price: 4000, stock: 1 },
      ],
    });
    expect(after).toMatchObject({ price: 4000, originalPrice: null, stock: 5 });
    expect(after.variations.map(({ name }) => name)).toEqual(['Mangue · 1 kg', 'Bissap · 1 kg']);
    await expectBalance(id, 6);
    expect((await refusalOf(change(id, { price: 1 }))).errors).toHaveProperty('price');
    expect((await refusalOf(change(id, { stock: 99 }))).errors).toHaveProperty('stock');
    expect((await refusalOf(move(id, { change: 1, reason: 'delivery' }))).code).toBe('variation_required');
    const [first] = after.variations;
    await move(id, { change: 3, reason: 'delivery', variationId: first?.id ?? '' });
    expect(await read(id)).toMatchObject({ stock: 8, variations: [{ stock: 7 }, { stock: 1 }] });
    await expectBalance(id, 6);
  });

  it('are matched by id or name, swap names, and go when they are left out', async () => {
    const { id, variations } = await createProduct(shop, { variations: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] });
    const [a, b] = variations;
    const after = await change(id, {
      variations: [
        { id: b?.id, name: 'A' },
        { id: a?.id, name: 'B', price: 900 },
      ],
    });
    expect(after.variations.map((one) => [one.id, one.name, one.price])).toEqual([
      [b?.id, 'A', 2500],
      [a?.id, 'B', 900],
    ]);
    const named = await change(id, { variations: [{ name: 'B', stock: 1 }, { name: 'A' }] });
    expect(named.variations.map((one) => [one.id, one.stock])).toEqual([
      [a?.id, 1],
      [b?.id, 10],
    ]);
    await expectBalance(id, 30);
    const alone = await change(id, { variations: [], price: 700, stock: 2 });
    expect(alone).toMatchObject({ price: 700, stock: 2, variations: [] });
    await expectBalance(id, 30);
  });

  it('say where they are wrong', async () => {
    const { id } = await createProduct(shop, { variations: [{ name: 'A' }] });
    const errors = async (variations: object[]) => Object.keys((await refusalOf(change(id, { variations }))).errors);
    expect(await errors([{ name: 'A' }, { name: 'A', price: 1 }])).toEqual(['variations.1.name']);
    expect(await errors([{ name: 'Nouveau' }])).toEqual(['variations.0.price']);
    expect(await errors([{ name: 'A', price: 10, originalPrice: 5 }])).toEqual(['variations.0.originalPrice']);
    expect(await errors([{ id: '01890000-0000-7000-8000-000000000000', name: 'Z', price: 1 }])).toEqual([
      'variations.0.id',
    ]);
  });

  it('stay while an order may give their pieces back; afterwards the order keeps their name', async () => {
    const { id, variations } = await createProduct(shop, { variations: [{ name: 'Rouge' }, { name: 'Vert' }] });
    const [red, green] = variations;
    const { orderId } = await createOrder(shop, {
      lines: [{ productId: id, variationId: red?.id ?? '', quantity: 3 }],
    });
    expect(await refusalOf(change(id, { variations: [{ id: green?.id }] }))).toMatchObject({
      status: 409,
      code: 'variation_in_orders',
      errors: { variations: [expect.stringContaining('« Rouge »')] },
    });
    const owner = shop.client((await createStaff(shop)).token);
    await owner.call('PATCH /orders/{id}/status', { params: { id: orderId }, body: { status: 'CANCELLED' } });
    await change(id, { variations: [{ id: green?.id }] });
    const { data } = await owner.call('GET /orders/{id}', { params: { id: orderId } });
    expect(data.orderItems[0]?.product?.variation).toBe('Rouge');
    await expectBalance(id, 20);
  });

  it('that came after an order leave its return out of their sum', async () => {
    const { id } = await createProduct(shop, { stock: 5 });
    const { orderId } = await createOrder(shop, { lines: [{ productId: id, quantity: 2 }] });
    await change(id, { variations: [{ name: 'Seule', price: 100, stock: 4 }] });
    const owner = shop.client((await createStaff(shop)).token);
    await owner.call('PATCH /orders/{id}/status', { params: { id: orderId }, body: { status: 'CANCELLED' } });
    expect(await read(id)).toMatchObject({ stock: 4, variations: [{ stock: 4 }] });
  });
});

describe('prices and stocks of many products', () => {
  const send = (items: BulkProductRow[]) => call('PUT /products', { body: { items } });

  it('change together, and the public sees all of it at once', async () => {
    const plain = await createProduct(shop, { price: 100, stock: 1 });
    const varied = await createProduct(shop, { variations: [{ price: 500 }, { price: 800 }] });
    const [, second] = varied.variations;
    const prices = () =>
      Promise.all(
        [plain, varied].map(
          async ({ id }) => (await visitor.call('GET /products/{id}', { params: { id } })).data.price,
        ),
      );
    expect(await prices()).toEqual([100, 500]);
    const { data } = await send([
      { id: plain.id, price: 150, originalPrice: 200, stock: 6 },
      { id: varied.id, variationId: second?.id, price: 300, stock: 2 },
    ]);
    expect(data.map(({ price, stock }) => [price, stock])).toEqual([
      [150, 6],
      [300, 12],
    ]);
    expect(await prices()).toEqual([150, 300]);
    expect(await history(plain.id)).toEqual([[null, 5, 'correction']]);
    expect(await history(varied.id)).toEqual([['Format 2', -8, 'correction']]);
  });

  it('change all or none, each wrong row saying what is wrong with it', async () => {
    const one = await createProduct(shop, { price: 100 });
    const varied = await createProduct(shop, { variations: [{}] });
    const refusal = await refusalOf(
      send([
        { id: one.id, price: 900 },
        { id: one.id, price: 901 },
        { id: varied.id, price: 5 },
        { id: '01890000-0000-7000-8000-000000000000', price: 5 },
        { id: varied.id, variationId: varied.variations[0]?.id, price: 50, originalPrice: 40 },
      ]),
    );
    expect(refusal.status).toBe(422);
    expect(Object.keys(refusal.errors)).toEqual([
      'items.1.id',
      'items.2.variationId',
      'items.3.id',
      'items.4.originalPrice',
    ]);
    expect((await read(one.id)).price).toBe(100);
    const { id } = one;
    expect((await refusalOf(send(Array.from({ length: 201 }, () => ({ id }))))).errors).toHaveProperty('items');
    expect((await refusalOf(send([{ id, stock: -1 }]))).errors).toHaveProperty(['items.0.stock']);
  });
});
