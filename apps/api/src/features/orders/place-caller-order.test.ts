import { expect, test } from 'vitest';
import type { CallInput } from '@tokpa/contract';
import { createCoupon } from '#testing/create-coupon';
import { createSeminar } from '#testing/create-course';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { fillCart } from '#testing/fill-cart';
import { payOnSandbox } from '#testing/pay-on-sandbox';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { findPayer } from './payer.queries.ts';

const shop = await useTestShop();
await createOrder(shop);
const desk = shop.client((await createStaff(shop, { role: 'SUPPORT' })).token);

type Wish = CallInput<'POST /orders/caller'>['body'];
const address = { addressLine1: 'Rue 5', city: 'Cotonou', country: 'Bénin' as const };
const caller = { firstName: 'Sènami', lastName: 'Dossa', phone: '+2290197000000' };

function take(wish: Partial<Wish> & Pick<Wish, 'items'>) {
  return desk.call('POST /orders/caller', { body: { address, paymentMethod: 'momo', ...wish } });
}

test('a caller without an account gets an order with a payment page to be sent to them', async () => {
  const { id: itemId } = await createProduct(shop, { price: 4000, stock: 3 });
  const { data: order, checkout_url } = await take({ customer: caller, items: [{ itemId, quantity: 2 }] });
  expect(order).toMatchObject({
    subtotalAmount: 8000,
    finalAmount: 9000,
    customer: { name: 'Sènami Dossa', phone: '+2290197000000', email: '' },
    shippingAddress: { city: 'Cotonou' },
  });
  expect(order.events[0]).toMatchObject({ status: 'PENDING', actor: 'STAFF' });
  expect(checkout_url).toContain('http');
  const { data: product } = await desk.call('GET /products/{id}', { params: { id: itemId } });
  expect(product.stock).toBe(1);
});

test('a caller whose payment failed gets another page from the desk, and the log says who opened it', async () => {
  const { id: itemId } = await createProduct(shop);
  const { data: order, checkout_url: firstPage = '' } = await take({
    customer: caller,
    items: [{ itemId, quantity: 1 }],
  });
  const params = { id: order.id };
  const open = async () => (await desk.call('POST /orders/{id}/payments', { params, body: {} })).checkout_url ?? '';
  const opened = () =>
    shop.platform.db
      .selectFrom('audit_log')
      .select('after')
      .where('row_id', '=', order.id)
      .where('act', '=', 'open-payment')
      .execute();
  expect(await open()).toBe(firstPage);
  expect(await opened()).toEqual([]);
  await payOnSandbox(shop, firstPage, 'decline');
  const secondPage = await open();
  expect(secondPage).not.toBe(firstPage);
  expect(await opened()).toEqual([{ after: { method: 'momo' } }]);
  await payOnSandbox(shop, secondPage, 'approve');
  expect((await desk.call('GET /orders/{id}', { params })).data.status).toBe('PAID');
  const editor = shop.client((await createStaff(shop, { role: 'EDITOR' })).token);
  const refused = await refusalOf(editor.call('POST /orders/{id}/payments', { params, body: {} }));
  expect(refused).toMatchObject({ status: 403, code: 'forbidden' });
});

test('who pays by a link of the shop comes back to a page that asks nobody to log in, a shopper to their order', async () => {
  const { id: itemId } = await createProduct(shop);
  const { data: order, checkout_url: firstPage = '' } = await take({
    customer: caller,
    items: [{ itemId, quantity: 1 }],
  });
  const open = { params: { id: order.id }, body: {} };
  const wayBack = async (page: string) => new URL(await payOnSandbox(shop, page, 'decline')).pathname;
  expect(await wayBack(firstPage)).toBe('/after-payment');
  expect(await wayBack((await desk.call('POST /orders/{id}/payments', open)).checkout_url ?? '')).toBe(
    '/after-payment',
  );
  const own = await createOrder(shop);
  expect(await wayBack(own.checkoutUrl ?? '')).toBe(`/order/${own.orderId}`);
});

test('the payment service never hears the address that the shop made up for a caller without one', async () => {
  const { id: itemId } = await createProduct(shop);
  const { data: order } = await take({ customer: caller, items: [{ itemId, quantity: 1 }] });
  expect(await findPayer(shop.platform.db, order.id)).toMatchObject({ firstName: 'Sènami', email: '' });
});

test('a customer who is known keeps their cart, sees the order and gets its mail', async () => {
  const shopper = await createShopper(shop);
  const inCart = await createProduct(shop);
  await fillCart(shop, shopper.userId, [{ productId: inCart.id }]);
  const { id: itemId } = await createProduct(shop, { price: 2500 });
  const { data: order } = await take({
    userId: shopper.userId,
    items: [{ itemId, quantity: 1 }],
    paymentMethod: 'cod',
  });
  expect(order).toMatchObject({ status: 'PROCESSING', codFee: 2000 });
  const client = shop.client(shopper.token);
  expect((await client.call('GET /orders')).data.map(({ id }) => id)).toEqual([order.id]);
  expect((await client.call('GET /cart')).items).toHaveLength(1);
  expect((await readMails(shop, { to: shopper.email })).map(({ subject }) => subject).join()).toContain(
    order.orderNumber,
  );
});

test('the town that the caller names says its department', async () => {
  const { id: itemId } = await createProduct(shop, { stock: 9 });
  const placeOf = async (place: object) =>
    (await take({ customer: caller, items: [{ itemId, quantity: 1 }], address: { ...address, ...place } })).data
      .shippingAddress;
  expect(await placeOf({ city: 'parakou', state: 'Littoral' })).toMatchObject({ city: 'parakou', state: 'Borgou' });
  expect(await placeOf({ city: 'Godomey', state: 'Atlantique' })).toMatchObject({ state: 'Atlantique' });
  expect(await placeOf({ city: 'Godomey' })).toMatchObject({ state: null });
});

test('the rules are those of every order: stock, options, address, customer', async () => {
  const { id: itemId } = await createProduct(shop, { stock: 1 });
  const items = [{ itemId, quantity: 2 }];
  expect(await refusalOf(take({ customer: caller, items }))).toMatchObject({ status: 409, code: 'insufficient_stock' });
  const one = [{ itemId, quantity: 1 }];
  expect(await refusalOf(take({ customer: caller, items: one, address: null }))).toMatchObject({
    code: 'address_required',
  });
  expect(await refusalOf(take({ items: one }))).toMatchObject({ errors: { customer: ['Indiquez le client'] } });
  const nobody = '019304a5-0000-7000-8000-000000000000';
  expect(await refusalOf(take({ userId: nobody, items: one }))).toMatchObject({ code: 'user_not_found' });
  const unknown = [{ itemId: nobody, quantity: 1 }];
  expect(await refusalOf(take({ customer: caller, items: unknown }))).toMatchObject({
    code: 'product_not_found',
    errors: { 'items.0.itemId': ['Produit non trouvé'] },
  });
  const { data: order } = await take({ customer: caller, items: one });
  expect(order.itemsCount).toBe(1);
});

test('an option is one of the article itself', async () => {
  const simple = await createProduct(shop);
  const other = await createProduct(shop, { variations: [{ name: '500 g', price: 1000 }] });
  const variationId = other.variations[0]?.id ?? '';
  for (const foreign of [variationId, '019304a5-0000-7000-8000-000000000000']) {
    const items = [{ itemId: simple.id, variationId: foreign, quantity: 1 }];
    expect(await refusalOf(take({ customer: caller, items }))).toMatchObject({
      code: 'variation_not_found',
      errors: { 'items.0.variationId': ['Déclinaison non trouvée'] },
    });
  }
  const { data: order } = await take({ customer: caller, items: [{ itemId: other.id, variationId, quantity: 1 }] });
  expect(order.subtotalAmount).toBe(1000);
});

test('a caller whose email has an account is told to be looked up', async () => {
  const shopper = await createShopper(shop);
  const { id: itemId } = await createProduct(shop);
  const customer = { ...caller, email: shopper.email };
  expect(await refusalOf(take({ customer, items: [{ itemId, quantity: 1 }] }))).toMatchObject({
    code: 'email_taken',
    errors: { 'customer.email': ['Cet email est déjà utilisé'] },
  });
});

test('the price is known before the order is placed, and nothing is written for it', async () => {
  const { id: itemId } = await createProduct(shop, { price: 4000, stock: 3 });
  const ask = (body: Partial<CallInput<'POST /orders/caller/quote'>['body']> = {}) =>
    desk.call('POST /orders/caller/quote', {
      body: { items: [{ itemId, quantity: 2 }], paymentMethod: 'cod', ...body },
    });
  const { data: quote } = await ask();
  expect(quote).toEqual({
    subtotalAmount: 8000,
    shippingFee: 1000,
    codFee: 2000,
    totalAmount: 11_000,
    discountAmount: 0,
    finalAmount: 11_000,
    coupon: null,
  });
  expect(await refusalOf(ask({ items: [{ itemId, quantity: 4 }] }))).toMatchObject({ code: 'insufficient_stock' });
  expect(await refusalOf(ask({ couponCode: 'INCONNU' }))).toMatchObject({
    errors: { couponCode: [expect.any(String)] },
  });
  const { code } = await createCoupon(shop, { type: 'FIXED', value: 1500 });
  expect((await ask({ couponCode: code })).data).toMatchObject({ finalAmount: 9500, coupon: { code } });
  const { data: order } = await take({
    customer: { ...caller, phone: '+2290197000099' },
    items: [{ itemId, quantity: 2 }],
    paymentMethod: 'cod',
    couponCode: code,
  });
  expect(order.finalAmount).toBe(9500);
});

test('a caller can not pay at the door for a seat: the desk hears so with the price, and at the order', async () => {
  const [soap, seminar] = [await createProduct(shop), await createSeminar(shop)];
  const wish = {
    items: [
      { itemId: soap.id, quantity: 1 },
      { itemType: 'SEMINAR' as const, itemId: seminar.id, quantity: 1 },
    ],
    paymentMethod: 'cod' as const,
  };
  const refused = {
    code: 'cod_seats',
    errors: { paymentMethod: [expect.stringContaining('Une place à un séminaire')] },
  };
  expect(await refusalOf(desk.call('POST /orders/caller/quote', { body: wish }))).toMatchObject(refused);
  const customer = { ...caller, phone: '+2290197000098' };
  expect(await refusalOf(take({ ...wish, customer }))).toMatchObject(refused);
});

test('who calls again from the same number and has no email stays one customer', async () => {
  const { id: itemId } = await createProduct(shop, { stock: 20 });
  const accounts = async (phone: string) => (await desk.call('GET /users', { query: { search: phone } })).data;
  const customer = { ...caller, phone: '+2290161000001' };
  const order = (one: object = {}) => take({ customer: { ...customer, ...one }, items: [{ itemId, quantity: 1 }] });
  await order();
  const { data: again } = await order({ firstName: 'Mme Sènami' });
  expect(again.customer).toEqual({ name: 'Mme Sènami Dossa', phone: customer.phone, email: '' });
  expect(await accounts(customer.phone)).toMatchObject([{ firstName: 'Sènami', email: '', ordersCount: 2 }]);

  // With an email they are somebody whom the shop can write to: an account of its own.
  await order({ email: 'senami.dossa@exemple.bj' });
  expect((await accounts(customer.phone)).map(({ email }) => email).toSorted()).toEqual([
    '',
    'senami.dossa@exemple.bj',
  ]);
  // Nobody can say any more which of the two calls.
  await order();
  expect((await accounts(customer.phone)).map(({ ordersCount }) => ordersCount).toSorted((a, b) => a - b)).toEqual([
    1, 1, 2,
  ]);
});

test('a caller whose number is that of an account with an email gets no hold of it', async () => {
  const shopper = await createShopper(shop);
  const { id: itemId } = await createProduct(shop);
  await take({ customer: { ...caller, phone: shopper.phone }, items: [{ itemId, quantity: 1 }] });
  expect((await shop.client(shopper.token).call('GET /orders')).data).toEqual([]);
});

test('a customer without an email has none in any list, and no mail can be sent to them', async () => {
  const { id: itemId } = await createProduct(shop);
  const customer = { ...caller, phone: '+2290161000002' };
  const { data: order } = await take({ customer, items: [{ itemId, quantity: 1 }] });
  const [row] = (await desk.call('GET /users', { query: { search: customer.phone } })).data;
  expect(row?.email).toBe('');
  expect((await desk.call('GET /users/{id}', { params: { id: row?.id ?? '' } })).data.email).toBe('');
  const sent = desk.call('POST /orders/{id}/mails', { params: { id: order.id }, body: { kind: 'received' } });
  expect(await refusalOf(sent)).toMatchObject({
    status: 409,
    code: 'customer_without_email',
    message: 'Ce client n’a pas d’adresse email : rien ne peut lui être envoyé.',
  });
});

test('a caller who is given an email later gets the mails of the order that they had', async () => {
  const { id: itemId } = await createProduct(shop);
  const customer = { ...caller, phone: '+2290161000003' };
  const { data: order } = await take({ customer, items: [{ itemId, quantity: 1 }] });
  expect(order.mailAddress).toBe('');
  const [row] = (await desk.call('GET /users', { query: { search: customer.phone } })).data;
  const owner = shop.client((await createStaff(shop)).token);
  const email = 'senami.plus-tard@exemple.bj';
  await owner.call('PUT /users/{id}', { params: { id: row?.id ?? '' }, body: { email } });
  await desk.call('POST /orders/{id}/mails', { params: { id: order.id }, body: { kind: 'received' } });
  expect(await readMails(shop, { to: email })).toMatchObject([{ template: 'order-received' }]);
});

test('the same article in two lines is one of both together: no piece and no seat is sold twice', async () => {
  const soap = await createProduct(shop, { variations: [{ stock: 1 }, { stock: 10 }] });
  const [last, many] = soap.variations.map(({ id }) => id);
  const line = (variationId: string | undefined, quantity: number) => ({ itemId: soap.id, variationId, quantity });
  const twice = take({ customer: caller, items: [line(last, 1), line(last, 1)] });
  expect(await refusalOf(twice)).toMatchObject({ status: 409, code: 'insufficient_stock' });

  const stocks = async () => {
    const { data } = await desk.call('GET /products/{id}', { params: { id: soap.id } });
    return [data.stock, ...(data.variations ?? []).map(({ stock }) => stock)];
  };
  const { data: order } = await take({ customer: caller, items: [line(many, 2), line(many, 3)] });
  expect(order.orderItems.map(({ quantity }) => quantity)).toEqual([5]);
  expect(await stocks()).toEqual([6, 1, 5]);
  await desk.call('POST /orders/{id}/cancel', { params: { id: order.id } });
  expect(await stocks()).toEqual([11, 1, 10]);

  const seminar = await createSeminar(shop, { maxParticipants: 1 });
  const seat = { itemType: 'SEMINAR' as const, itemId: seminar.id, quantity: 1 };
  expect(await refusalOf(take({ customer: caller, items: [seat, seat] }))).toMatchObject({ status: 409 });
});

test('an order whose answer was lost is placed once when it is sent again, and another one is another', async () => {
  const { id: itemId } = await createProduct(shop, { stock: 9 });
  const wish = { customer: caller, items: [{ itemId, quantity: 1 }], address, paymentMethod: 'momo' as const };
  const headers = { 'idempotency-key': 'bureau-1' };
  const send = (body: Wish) => desk.call('POST /orders/caller', { body, headers });
  const answers = await Promise.all([send(wish), send(wish)]);
  answers.push(await send(wish));
  // The price that was told is none of what makes it this order.
  answers.push(await send({ ...wish, agreedAmount: 900_000 }));
  expect(new Set(answers.map(({ data, checkout_url }) => `${data.id} ${checkout_url}`)).size).toBe(1);
  expect(answers[0]?.checkout_url).toContain('http');
  expect((await desk.call('GET /products/{id}', { params: { id: itemId } })).data.stock).toBe(8);
  const another = send({ ...wish, items: [{ itemId, quantity: 2 }] });
  expect(await refusalOf(another)).toMatchObject({ status: 409, code: 'idempotency_key_reused' });
});

test('an order that would cost more than the caller was told is refused, one that costs less is not', async () => {
  const { id: itemId } = await createProduct(shop, { price: 5000, stock: 3 });
  const order = (agreedAmount: number) => take({ customer: caller, items: [{ itemId, quantity: 1 }], agreedAmount });
  const refusal = await refusalOf(order(5999));
  expect(refusal).toMatchObject({ status: 409, code: 'total_changed' });
  expect(refusal.message).toMatch(/^Le total est maintenant de 6.000.FCFA : dites-le au client, puis enregistrez\.$/u);
  const { data: product } = await desk.call('GET /products/{id}', { params: { id: itemId } });
  expect(product.stock).toBe(3);
  expect((await order(6001)).data).toMatchObject({ finalAmount: 6000 });
});
