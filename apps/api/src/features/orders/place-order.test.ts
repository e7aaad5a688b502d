import { expect, test } from 'vitest';
import { writeSetting } from '#features/settings';
import { createAddress } from '#testing/create-address';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { fillCart, type WantedLine } from '#testing/fill-cart';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
// The first mail of a shop waits until the templates are compiled; the race must not, because fifty buyers wait behind it.
await createOrder(shop);

async function stockOf(productId: string): Promise<number> {
  const row = await shop.platform.db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return row.stock;
}

/** A shopper at the till, with an address and these lines in the cart. */
async function goToTill(lines: readonly WantedLine[], city = 'Cotonou') {
  const shopper = await createShopper(shop);
  const address = await createAddress(shop, shopper.userId, { city });
  if (lines.length > 0) await fillCart(shop, shopper.userId, lines);
  const client = shop.client(shopper.token);
  const order = (wishes: object = {}, headers: Record<string, string> = {}) =>
    client.call('POST /orders', { body: { shippingAddressId: address.id, paymentMethod: 'momo', ...wishes }, headers });
  return { shopper, address, client, order };
}

test('an order holds what was in the cart at the prices of the day, and empties the cart', async () => {
  const honey = await createProduct(shop, { name: 'Miel', price: 3500, stock: 8 });
  const soap = await createProduct(shop, {
    name: 'Savon',
    variations: [
      { name: '100 g', price: 800, stock: 4 },
      { name: '250 g', price: 1500, stock: 6 },
    ],
  });
  const [small, large] = soap.variations;
  const { order, client, shopper } = await goToTill([
    { productId: honey.id, quantity: 2 },
    { productId: soap.id, variationId: small?.id ?? '' },
    { productId: soap.id, variationId: large?.id ?? '', quantity: 3 },
  ]);
  const { order: placed, checkout_url } = await order();
  expect(placed.orderNumber).toMatch(/^ORD-\d{13}-\d{4}$/);
  expect(placed).toMatchObject({
    status: 'PROCESSING',
    paymentMethod: 'momo',
    subtotalAmount: 12_300,
    shippingFee: 1000,
    codFee: 0,
    totalAmount: 13_300,
    discountAmount: 0,
    finalAmount: 13_300,
    coupon: null,
    itemsCount: 6,
    isPayable: true,
    shippingAddress: { addressLine1: 'Rue 12.345, Cadjèhoun', city: 'Cotonou', country: 'Bénin' },
  });
  expect(
    placed.orderItems.map(({ product, quantity, totalAmount }) => [
      product?.name,
      product?.variation,
      product?.slug,
      quantity,
      totalAmount,
    ]),
  ).toEqual([
    ['Miel', null, honey.slug, 2, 7000],
    ['Savon', '100 g', soap.slug, 1, 800],
    ['Savon', '250 g', soap.slug, 3, 4500],
  ]);
  expect(placed.events.map(({ status, actor }) => [status, actor])).toEqual([
    ['PENDING', 'SHOPPER'],
    ['PROCESSING', 'PAYMENT'],
  ]);
  expect(placed.transactions).toMatchObject([
    { provider: 'sandbox', amount: 13_300, currency: 'XOF', status: 'PENDING' },
  ]);
  expect(new URL(checkout_url ?? '').pathname).not.toBe('/');
  expect(new Date(placed.payableUntil ?? '').getTime() - shop.clock.now().getTime()).toBe(60 * 60_000);
  expect((await client.call('GET /cart')).items).toEqual([]);
  expect([await stockOf(honey.id), await stockOf(soap.id)]).toEqual([6, 6]);
  const variations = await shop.platform.db
    .selectFrom('product_variations')
    .select('stock')
    .where('product_id', '=', soap.id)
    .orderBy('position')
    .execute();
  expect(variations.map(({ stock }) => stock)).toEqual([3, 3]);
  const [mail] = await readMails(shop, { to: shopper.email });
  expect(mail).toMatchObject({ template: 'order-received', subject: `Commande ${placed.orderNumber} reçue` });
  expect(mail?.text).toContain('2 × Miel');
  expect(mail?.text).toContain(`/order/${placed.id}`);
});

test('the order keeps name and price when the product changes or is withdrawn', async () => {
  const honey = await createProduct(shop, { name: 'Miel', price: 3500 });
  const { orderId, shopper } = await createOrder(shop, { lines: [{ productId: honey.id }] });
  await shop.platform.db
    .updateTable('products')
    .set({ name: 'Autre', price: 1, status: 'ARCHIVED' })
    .where('id', '=', honey.id)
    .execute();
  const { data } = await shop.client(shopper.token).call('GET /orders/{id}', { params: { id: orderId } });
  expect(data.orderItems[0]?.product).toMatchObject({ name: 'Miel', price: 3500, slug: null });
});

test('fifty shoppers race for the last five jars: five get one, the others are told, and the stock is never below zero', async () => {
  const { id: productId } = await createProduct(shop, { name: 'Karité', stock: 5 });
  const tills = await Promise.all(Array.from({ length: 50 }, () => goToTill([{ productId }])));
  const results = await Promise.allSettled(tills.map(({ order }) => order()));
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as { status: number; code: string }] : [],
  );
  expect(results.length - refused.length).toBe(5);
  expect(refused.map(({ status, code }) => [status, code])).toEqual(
    Array.from({ length: 45 }, () => [409, 'insufficient_stock']),
  );
  expect(await stockOf(productId)).toBe(0);
  const sold = await shop.platform.db
    .selectFrom('order_items')
    .selectAll()
    .where('product_id', '=', productId)
    .execute();
  expect(sold).toHaveLength(5);
});

test('shoppers who buy the same things in another order do not block each other', async () => {
  const products = await Promise.all(Array.from({ length: 6 }, () => createProduct(shop, { stock: 100 })));
  const tills = await Promise.all(
    Array.from({ length: 24 }, (_, turn) => {
      const lines = products.map(({ id }) => ({ productId: id }));
      return goToTill(turn % 2 === 0 ? lines : lines.toReversed());
    }),
  );
  await Promise.all(tills.map(({ order }) => order()));
  expect(await Promise.all(products.map(({ id }) => stockOf(id)))).toEqual(Array(6).fill(76));
});

test('the same click sent twice at the same moment is one order with one payment', async () => {
  const { id: productId } = await createProduct(shop, { stock: 10 });
  const { order } = await goToTill([{ productId }]);
  const key = { 'idempotency-key': 'clic-1' };
  const [first, second] = await Promise.all([order({}, key), order({}, key)]);
  const third = await order({}, key);
  expect([second.order.id, third.order.id]).toEqual([first.order.id, first.order.id]);
  expect([second.checkout_url, third.checkout_url]).toEqual([first.checkout_url, first.checkout_url]);
  expect(third.order.transactions).toHaveLength(1);
  expect(await stockOf(productId)).toBe(9);
});

test('two shops behind one database know the same key', async () => {
  const { placeOrder } = await import('./place-order.ts');
  const { id: productId } = await createProduct(shop, { stock: 10 });
  const { shopper, address } = await goToTill([{ productId }]);
  const purchase = {
    userId: shopper.userId,
    checkout: { shippingAddressId: address.id, paymentMethod: 'momo' as const },
    idempotencyKey: 'clic',
  };
  const placed = await Promise.all(Array.from({ length: 5 }, () => placeOrder(shop.platform, purchase)));
  expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(1);
  expect(placed.filter(({ toPay }) => toPay !== undefined)).toHaveLength(1);
});

test('a key that served for another order is refused', async () => {
  const { id: productId } = await createProduct(shop);
  const { order } = await goToTill([{ productId }]);
  await order({}, { 'idempotency-key': 'clic' });
  expect(await refusalOf(order({ paymentMethod: 'card' }, { 'idempotency-key': 'clic' }))).toMatchObject({
    status: 409,
    code: 'idempotency_key_reused',
  });
});

test('a key that is too long is refused by its name', async () => {
  const { id: productId } = await createProduct(shop);
  const { order } = await goToTill([{ productId }]);
  expect(await refusalOf(order({}, { 'idempotency-key': 'x'.repeat(201) }))).toMatchObject({
    status: 422,
    message: 'Idempotency-Key : maximum 200 caractères',
    errors: { 'Idempotency-Key': ['Maximum 200 caractères'] },
  });
});

test('a refused order leaves its key free for the next try', async () => {
  const { id: productId } = await createProduct(shop, { stock: 0 });
  const { order } = await goToTill([{ productId }]);
  const key = { 'idempotency-key': 'clic' };
  expect(await refusalOf(order({}, key))).toMatchObject({ code: 'insufficient_stock' });
  await shop.platform.db.updateTable('products').set({ stock: 1 }).where('id', '=', productId).execute();
  expect((await order({}, key)).order.itemsCount).toBe(1);
});

test('two clicks without a key are one order: the second finds an empty cart', async () => {
  const { id: productId } = await createProduct(shop);
  const { order } = await goToTill([{ productId }]);
  const results = await Promise.allSettled([order(), order()]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({
    status: 409,
    code: 'cart_empty',
  });
});

test('an empty cart and no cart at all can not be ordered', async () => {
  const { order, client } = await goToTill([]);
  expect(await refusalOf(order())).toMatchObject({
    status: 409,
    code: 'cart_empty',
    message: 'Votre panier est vide.',
  });
  await client.call('POST /cart');
  expect(await refusalOf(order())).toMatchObject({ code: 'cart_empty' });
});

test('the line that can not be sold is named, and nothing is taken', async () => {
  const fine = await createProduct(shop, { stock: 3 });
  const short = await createProduct(shop, { name: 'Gari', stock: 2 });
  const gone = await createProduct(shop, { name: 'Moringa', status: 'ARCHIVED' });
  const shortTill = await goToTill([{ productId: fine.id }, { productId: short.id, quantity: 3 }]);
  expect(await refusalOf(shortTill.order())).toMatchObject({
    status: 409,
    code: 'insufficient_stock',
    message: 'Stock insuffisant pour Gari : il en reste 2.',
  });
  const goneTill = await goToTill([{ productId: fine.id }, { productId: gone.id }]);
  expect(await refusalOf(goneTill.order())).toMatchObject({
    status: 409,
    code: 'item_unavailable',
    message: "Moringa n'est plus disponible.",
  });
  expect(await stockOf(fine.id)).toBe(3);
  expect((await shortTill.client.call('GET /cart')).items).toHaveLength(2);
});

test('an order that would cost more than the shopper has seen is refused, one that costs less is not', async () => {
  const { id: productId } = await createProduct(shop, { price: 5000, stock: 3 });
  const { order, client } = await goToTill([{ productId }]);
  expect(await refusalOf(order({ agreedAmount: 5999 }))).toMatchObject({ status: 409, code: 'total_changed' });
  expect(await stockOf(productId)).toBe(3);
  expect((await client.call('GET /cart')).items).toHaveLength(1);
  expect((await order({ agreedAmount: 6001 })).order).toMatchObject({ finalAmount: 6000 });
});

test('an order that is shipped needs an address of this shopper', async () => {
  const { id: productId } = await createProduct(shop);
  const { order } = await goToTill([{ productId }]);
  const other = await createShopper(shop);
  const theirs = await createAddress(shop, other.userId);
  expect(await refusalOf(order({ shippingAddressId: undefined }))).toMatchObject({
    status: 422,
    code: 'address_required',
    errors: { shippingAddressId: ['Veuillez sélectionner une adresse de livraison'] },
  });
  expect(await refusalOf(order({ shippingAddressId: theirs.id }))).toMatchObject({
    status: 404,
    code: 'address_not_found',
  });
});

test('a coupon that nobody knows is refused at its field', async () => {
  const { id: productId } = await createProduct(shop);
  const { order } = await goToTill([{ productId }]);
  const refusal = await refusalOf(order({ couponCode: 'BIENVENUE' }));
  expect(refusal).toMatchObject({ status: 422, code: 'coupon_unknown' });
  expect(Object.keys(refusal.errors)).toEqual(['couponCode']);
  expect((await order({ couponCode: null })).order.discountAmount).toBe(0);
});

test('cash on delivery is in hand at once, costs its supplement and has no payment page', async () => {
  const { id: productId } = await createProduct(shop, { price: 5000 });
  const { order } = await goToTill([{ productId }], 'PORTO NOVO');
  const { order: placed, checkout_url } = await order({ paymentMethod: 'cod' });
  expect(placed).toMatchObject({
    status: 'PROCESSING',
    codFee: 2000,
    totalAmount: 8000,
    finalAmount: 8000,
    isPayable: false,
    payableUntil: null,
  });
  expect(placed.events.map(({ status }) => status)).toEqual(['PENDING', 'PROCESSING']);
  expect(checkout_url).toBeUndefined();
});

test('cash on delivery is refused elsewhere and above the ceiling that the shop may set', async () => {
  const cheap = await createProduct(shop, { price: 5000 });
  const dear = await createProduct(shop, { price: 99_000 });
  const far = await goToTill([{ productId: cheap.id }], 'Parakou');
  expect(await refusalOf(far.order({ paymentMethod: 'cod' }))).toMatchObject({
    status: 422,
    code: 'cod_unavailable',
    message: 'Le paiement à la livraison est proposé seulement à Cotonou et Porto-Novo, au Bénin.',
  });
  const abroad = await goToTill([{ productId: cheap.id }]);
  const { id: shippingAddressId } = await createAddress(shop, abroad.shopper.userId, {
    country: 'Togo',
    isDefault: false,
  });
  expect(await refusalOf(abroad.order({ paymentMethod: 'cod', shippingAddressId }))).toMatchObject({
    code: 'cod_unavailable',
  });
  const rich = await goToTill([{ productId: dear.id }]);
  const cap = (amount: number) =>
    shop.platform.transact((tx) => writeSetting(shop.platform, tx, 'codMaxAmount', amount));
  expect(await refusalOf(rich.order({ paymentMethod: 'cod' }))).toMatchObject({ status: 422, code: 'cod_too_large' });
  await cap(0);
  expect((await rich.order({ paymentMethod: 'cod' })).order).toMatchObject({ finalAmount: 102_000 });
});

test('a formation alone costs no delivery and needs no address; the last seat of a seminar is sold once', async () => {
  const formation = await shop.platform.db
    .insertInto('formations')
    .values({ slug: 'bases', title: 'Les bases', price: 20_000, status: 'PUBLISHED' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const seminar = await shop.platform.db
    .insertInto('seminars')
    .values({
      slug: 'plantes',
      title: 'Plantes',
      price: 9000,
      start_date: new Date(shop.clock.now().getTime() + 86_400_000),
      max_participants: 1,
      status: 'PUBLISHED',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const visitors = await Promise.all(Array.from({ length: 4 }, () => goToTill([])));
  for (const { client } of visitors) {
    await client.call('POST /cart/items', { body: { itemType: 'SEMINAR', itemId: seminar.id } });
    await client.call('POST /cart/items', { body: { itemType: 'FORMATION', itemId: formation.id } });
  }
  const results = await Promise.allSettled(visitors.map(({ order }) => order({ shippingAddressId: undefined })));
  const [sold] = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(sold?.order).toMatchObject({ shippingFee: 0, totalAmount: 29_000, shippingAddress: null });
  expect(sold?.order.orderItems.map(({ seminar: place, formation: course }) => place?.title ?? course?.title)).toEqual([
    'Plantes',
    'Les bases',
  ]);
});

test('what costs nothing is paid at once', async () => {
  const formation = await shop.platform.db
    .insertInto('formations')
    .values({ slug: 'gratuite', title: 'Gratuite', price: 0, status: 'PUBLISHED' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { client, order } = await goToTill([]);
  await client.call('POST /cart/items', { body: { itemType: 'FORMATION', itemId: formation.id } });
  const { order: placed, checkout_url } = await order();
  expect(placed).toMatchObject({ status: 'PAID', finalAmount: 0, isPayable: false });
  expect(checkout_url).toBeUndefined();
});

test('the product page shows what is left right after a sale', async () => {
  const { id } = await createProduct(shop, { stock: 4 });
  const visitor = shop.client();
  expect((await visitor.call('GET /products/{id}', { params: { id } })).data.stock).toBe(4);
  await createOrder(shop, { lines: [{ productId: id, quantity: 3 }] });
  expect((await visitor.call('GET /products/{id}', { params: { id } })).data.stock).toBe(1);
});

test('a number that is taken writes nothing at all', async () => {
  const { insertOrder } = await import('./place-order.queries.ts');
  const { id: productId } = await createProduct(shop, { stock: 5 });
  const { order, shopper } = await createOrder(shop, { lines: [{ productId }] });
  const line = {
    id: order.id,
    itemType: 'PRODUCT',
    itemId: productId,
    variationId: null,
    slug: '',
    name: 'Miel',
    variationName: null,
    picture: null,
    price: 100,
    stock: 4,
    isAvailable: true,
    quantity: 1,
  } as const;
  const amounts = {
    subtotalAmount: 100,
    shippingFee: 0,
    codFee: 0,
    totalAmount: 100,
    discountAmount: 0,
    finalAmount: 100,
    itemsCount: 1,
  };
  const customer = { customerName: 'A', customerEmail: 'a@exemple.bj', customerPhone: '', shippingAddress: null };
  const times = { createdAt: shop.clock.now(), payableUntil: null, paidAt: null };
  const draft = {
    ...amounts,
    ...customer,
    ...times,
    userId: shopper.userId,
    status: 'PENDING',
    paymentMethod: 'momo',
    couponCode: null,
    actor: 'SHOPPER',
    staffId: null,
    lines: [line],
  } as const;
  const insert = (orderNumber: string) =>
    insertOrder(shop.platform.db, { ...draft, statuses: ['PENDING'], lines: [line], orderNumber });
  expect(await insert(order.orderNumber)).toBeUndefined();
  expect(await stockOf(productId)).toBe(4);
  expect(await insert('ORD-LIBRE')).toEqual(expect.any(String));
  expect(await stockOf(productId)).toBe(3);
});
