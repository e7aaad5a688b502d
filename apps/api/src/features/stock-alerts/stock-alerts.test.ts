import { describe, expect, it } from 'vitest';
import type { StockAlertInput } from '@tokpa/contract';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { proveAddress } from '#testing/prove-address';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { forgetAlertsJob, mailAlertsJob } from './stock-alerts.jobs.ts';

const shop = await useTestShop({ RATE_LIMIT: 'on' });

const NOTED = { message: 'C’est noté ! Nous vous écrirons dès que ce produit sera de retour.' };

function ask(wish: Partial<StockAlertInput>, from = '10.0.0.1') {
  return shop.app.inject({ method: 'POST', url: '/api/v1/stock-alerts', remoteAddress: from, payload: wish });
}

const waitingFor = (email: string) =>
  shop.platform.db.selectFrom('stock_alerts').selectAll().where('email', '=', email).execute();

async function mailsTo(email: string) {
  await shop.platform.jobs.run(mailAlertsJob, {});
  return readMails(shop, { to: email, template: 'stock-alert' });
}

/** As an import or a hand on the database would: past every rule. */
async function restock(productId: string, stock: number): Promise<void> {
  await shop.platform.db.updateTable('products').set({ stock }).where('id', '=', productId).execute();
}

describe('the alert of a product’s return', () => {
  it('is mailed once, however the stock came back and however often it was asked for', async () => {
    const { id: productId, slug } = await createProduct(shop, { name: 'Karité brut', stock: 0, price: 3500 });
    const first = await ask({ productId, email: 'Afiavi@Exemple.bj' });
    const second = await ask({ productId, email: 'afiavi@exemple.bj' });
    expect([first.statusCode, first.json()]).toEqual([201, NOTED]);
    expect([second.statusCode, second.json()]).toEqual([201, NOTED]);
    expect(await mailsTo('afiavi@exemple.bj')).toEqual([]);

    await restock(productId, 4);
    const [mail, ...others] = await mailsTo('afiavi@exemple.bj');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Karité brut est de retour');
    expect(mail?.text).toMatch(new RegExp(`/product/${slug}$`, 'm'));
    expect(mail?.text).toContain('3\u202f500\u00a0FCFA');

    await restock(productId, 0);
    await restock(productId, 5);
    expect(await mailsTo('afiavi@exemple.bj')).toHaveLength(1);
  });

  it('is mailed when a cancelled order gives its stock back', async () => {
    const { id: productId } = await createProduct(shop, { stock: 1 });
    const { orderId, shopper } = await createOrder(shop, { lines: [{ productId }] });
    await ask({ productId, email: 'attend@exemple.bj' });
    expect(await mailsTo('attend@exemple.bj')).toEqual([]);
    await shop.client(shopper.token).call('POST /orders/{id}/cancel', { params: { id: orderId } });
    expect(await mailsTo('attend@exemple.bj')).toHaveLength(1);
  });

  it('is about the variation that was asked for, not about the others', async () => {
    const product = await createProduct(shop, {
      name: 'Bissap',
      variations: [
        { name: '250 g', stock: 5 },
        { name: '500 g', stock: 0 },
      ],
    });
    const big = product.variations.find(({ name }) => name === '500 g')?.id ?? '';
    expect((await ask({ productId: product.id, variationId: big, email: 'grand@exemple.bj' })).statusCode).toBe(201);
    expect(await mailsTo('grand@exemple.bj')).toEqual([]);
    await shop.platform.db.updateTable('product_variations').set({ stock: 2 }).where('id', '=', big).execute();
    const [mail] = await mailsTo('grand@exemple.bj');
    expect(mail?.text).toContain('Bissap (500 g)');
    expect(mail?.text).toContain(`/product/${product.slug}?option=${big}`);
  });

  it('waits while the product is not for sale', async () => {
    const { id: productId } = await createProduct(shop, { stock: 0 });
    await ask({ productId, email: 'brouillon@exemple.bj' });
    await shop.platform.db
      .updateTable('products')
      .set({ stock: 3, status: 'DRAFT' })
      .where('id', '=', productId)
      .execute();
    expect(await mailsTo('brouillon@exemple.bj')).toEqual([]);
    await shop.platform.db.updateTable('products').set({ status: 'PUBLISHED' }).where('id', '=', productId).execute();
    expect(await mailsTo('brouillon@exemple.bj')).toHaveLength(1);
  });

  it('is refused for what is in stock or not sold, and next to the field for a wrong email', async () => {
    const { id: inStock } = await createProduct(shop);
    const { id: outOfStock } = await createProduct(shop, { stock: 0 });
    const email = 'refus@exemple.bj';
    const alert = (body: StockAlertInput) => refusalOf(shop.client().call('POST /stock-alerts', { body }));
    expect(await alert({ productId: inStock, email })).toMatchObject({ status: 409, code: 'product_in_stock' });
    expect(await alert({ productId: crypto.randomUUID(), email })).toMatchObject({ code: 'product_not_found' });
    expect(await alert({ productId: outOfStock, variationId: inStock, email })).toMatchObject({
      code: 'product_not_found',
    });
    expect((await ask({ productId: outOfStock, email: 'refus' })).json()).toMatchObject({
      errors: { email: ["Format d'email invalide"] },
    });
    expect(await waitingFor(email)).toEqual([]);
  });

  it('of a robot is thanked for and thrown away', async () => {
    const { id: productId } = await createProduct(shop, { stock: 0 });
    const answer = await ask({ productId, email: 'robot@exemple.bj', website: 'https://spam.test' });
    expect([answer.statusCode, answer.json()]).toEqual([201, NOTED]);
    expect(await waitingFor('robot@exemple.bj')).toEqual([]);
  });

  it('can not be asked for without end, for one mailbox or from one place', async () => {
    const { id: productId } = await createProduct(shop, { stock: 0 });
    for (let at = 0; at < 10; at += 1) await ask({ productId, email: 'victime@exemple.bj' }, `10.0.1.${at}`);
    expect((await ask({ productId, email: 'victime@exemple.bj' }, '10.0.1.99')).statusCode).toBe(429);
    for (let at = 0; at < 30; at += 1) await ask({ productId, email: `flot${at}@exemple.bj` }, '10.0.0.2');
    expect((await ask({ productId, email: 'flot30@exemple.bj' }, '10.0.0.2')).statusCode).toBe(429);
  });
});

describe('whoever wants no more alerts', () => {
  it('ends all of them by the link in the mail, as often as they press it', async () => {
    const [returns, stays] = await Promise.all([createProduct(shop, { stock: 0 }), createProduct(shop, { stock: 0 })]);
    const email = 'assez@exemple.bj';
    for (const { id: productId } of [returns, stays]) await ask({ productId, email }, '10.0.2.1');
    await restock(returns.id, 1);
    const [mail] = await mailsTo(email);
    const token = /unsubscribe\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.headers['List-Unsubscribe']).toContain(token);
    const leave = () => shop.client().call('POST /stock-alerts/unsubscribe', { body: { token } });
    await leave();
    expect(await leave()).toEqual({ message: 'Vous ne recevrez plus d’alerte de retour en stock.' });
    await restock(stays.id, 1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('hears that a damaged link is not valid', async () => {
    const call = shop.client().call('POST /stock-alerts/unsubscribe', { body: { token: 'alr_abime' } });
    expect(await refusalOf(call)).toMatchObject({ status: 404, message: "Ce lien n'est plus valable." });
  });

  it('is forgotten three months after the mail', async () => {
    const { id: productId } = await createProduct(shop, { stock: 0 });
    await ask({ productId, email: 'oubli@exemple.bj' }, '10.0.2.2');
    await restock(productId, 1);
    await mailsTo('oubli@exemple.bj');
    shop.clock.pass(91 * 24 * 60);
    await shop.platform.jobs.run(forgetAlertsJob, {});
    expect(await waitingFor('oubli@exemple.bj')).toEqual([]);
  });
});

it('who waits for what does not come back is forgotten after a year, archived or not', async () => {
  const products = [await createProduct(shop, { stock: 0 }), await createProduct(shop, { stock: 0 })];
  const email = 'patience@exemple.bj';
  for (const { id: productId } of products) await ask({ productId, email }, '10.0.2.5');
  const archived = products[0]?.id ?? '';
  await shop.platform.db.updateTable('products').set({ status: 'ARCHIVED' }).where('id', '=', archived).execute();
  shop.clock.pass(364 * 24 * 60);
  await shop.platform.jobs.run(forgetAlertsJob, {});
  expect(await waitingFor(email)).toHaveLength(2);
  shop.clock.pass(2 * 24 * 60);
  await shop.platform.jobs.run(forgetAlertsJob, {});
  expect(await waitingFor(email)).toEqual([]);
});

describe('a shopper with an account', () => {
  it('finds the alerts in the export of their data, and nothing of them is left with the account', async () => {
    const { id: productId, name } = await createProduct(shop, { stock: 0 });
    const { token, email, password, userId } = await createShopper(shop);
    await proveAddress(shop, userId);
    const client = shop.client(token);
    await client.call('POST /stock-alerts', { body: { productId, email: 'autre-boite@exemple.bj' } });
    expect((await client.call('GET /auth/export')).stockAlerts).toMatchObject([
      { product: name, variation: null, email: 'autre-boite@exemple.bj', mailedAt: null },
    ]);
    await ask({ productId, email }, '10.0.2.3');
    await client.call('DELETE /auth/account', { body: { password } });
    expect(await waitingFor('autre-boite@exemple.bj')).toEqual([]);
    expect(await waitingFor(email)).toEqual([]);
  });

  it('hears of a return at the address that the account has by then, once', async () => {
    const products = [await createProduct(shop, { stock: 0 }), await createProduct(shop, { stock: 0 })];
    const [both = '', own = ''] = products.map(({ id }) => id);
    const { token, email } = await createShopper(shop);
    const client = shop.client(token);
    for (const productId of [both, own]) await client.call('POST /stock-alerts', { body: { productId, email } });
    await ask({ productId: both, email: `nouvelle-${email}` }, '10.0.2.6');
    await client.call('POST /stock-alerts', { body: { productId: own, email: `bureau-${email}` } });
    await client.call('PUT /auth/profile', { body: { email: `nouvelle-${email}` } });
    for (const productId of [both, own]) await restock(productId, 2);
    expect(await mailsTo(`nouvelle-${email}`)).toHaveLength(2);
    expect(await mailsTo(`bureau-${email}`)).toHaveLength(1);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('removes no alert of whoever asked under the address before it had the account', async () => {
    const { id: productId } = await createProduct(shop, { stock: 0 });
    const email = 'prudente@exemple.bj';
    await ask({ productId, email }, '10.0.2.4');
    shop.clock.pass(1);
    const { token, password, userId } = await createShopper(shop, { email });
    await proveAddress(shop, userId);
    await shop.client(token).call('DELETE /auth/account', { body: { password } });
    expect(await waitingFor(email)).toHaveLength(1);
  });
});
