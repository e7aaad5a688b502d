import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createUnpaidOrder } from '#testing/create-unpaid-order';
import { hearTheProvider, hostedPath, listen, payOnSandbox, postForm } from '#testing/pay-on-sandbox';
import { useTestShop } from '#testing/test-shop';
import { findAttempts, startPayment } from '../../index.ts';

const shop = await useTestShop();
const { platform } = shop;
await listen(shop);

async function open({ method = 'momo', amount = 12_500 }: { method?: 'momo' | 'card'; amount?: number } = {}) {
  const order = await createUnpaidOrder(shop, { amount });
  const { checkoutUrl } = await startPayment(platform, {
    ...order,
    method,
    customer: {
      firstName: 'Afiavi',
      lastName: '<b>Houngbédji</b>',
      email: 'afiavi@exemple.bj',
      phone: '+2290197001122',
    },
    returnUrl: `http://localhost:3000/order/${order.orderId}`,
  });
  return { ...order, checkoutUrl, path: hostedPath(checkoutUrl) };
}

const see = (url: string, host = 'localhost:3000') => shop.app.inject({ method: 'GET', url, headers: { host } });
const attemptOf = async (orderId: string) => (await findAttempts(platform.db, [orderId])).get(orderId)?.[0];
const statusIn = (location: unknown) => new URL(String(location)).searchParams.get('status');

describe('the payment page', () => {
  test('says that it is a demonstration, who is paid, what for and how much', async () => {
    const { path, orderNumber } = await open();
    const { body, statusCode, headers } = await see(path);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('Aucun argent réel débité');
    expect(body).toMatch(/12\s500\sFCFA/);
    expect(body).toContain(`Commande ${orderNumber}`);
    for (const name of ['MTN Money', 'MOOV Money', 'Celtis Money', 'Visa / MasterCard']) expect(body).toContain(name);
  });

  test('runs no script, loads nothing from elsewhere and can not be framed', async () => {
    const { path } = await open();
    const { body, headers } = await see(path);
    expect(body).not.toMatch(/<script|(src|href|action)="https?:|style="|\son\w+="/);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; img-src data:; style-src 'sha256-[^']+'; form-action 'self' http:\/\/localhost:3000; base-uri 'none'; frame-ancestors 'none'$/,
    );
  });

  test('lets the browser apply its style, and no other', async () => {
    const { path } = await open();
    const { body, headers } = await see(path);
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(style).toContain('--primary');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  });

  test('knows the number of the shopper, and accepts numbers as people write them', async () => {
    const { path } = await open();
    expect((await see(path)).body).toContain('+229 01 97 00 11 22');
    for (const phone of ['01 97 00 11 22', '97.00.11.22', '+229 01-97-00-11-22', '0022997001122']) {
      const { headers, statusCode } = await postForm(shop, `${path}/payer`, { operator: 'moov', phone });
      expect([phone, statusCode, headers.location]).toEqual([phone, 303, path]);
    }
    const confirm = await see(path);
    expect(confirm.body).toContain('Confirmez sur votre téléphone');
    expect(confirm.body).toMatch(/\+229\s01\s97\s00\s11\s22/);
  });

  test('keeps what was typed and says what is wrong with it', async () => {
    const { path } = await open();
    const wrongPhone = await postForm(shop, `${path}/payer`, { operator: 'celtis', phone: '12"34' });
    expect(wrongPhone.statusCode).toBe(422);
    expect(wrongPhone.body).toContain('value="12&quot;34"');
    expect(wrongPhone.body).toContain('Saisissez un numéro du Bénin à 10 chiffres');
    const noCard = await postForm(shop, `${path}/payer`, {
      operator: 'card',
      cardNumber: '5555 5555 5555 4444',
      cardExpiry: '01/20',
      cardCvc: '12',
    });
    expect(noCard.statusCode).toBe(422);
    expect(noCard.body).toContain('jamais une vraie carte');
    expect(noCard.body).toContain('Saisissez une date à venir');
    expect(noCard.body).toContain('Saisissez trois chiffres');
    expect((await postForm(shop, `${path}/payer`, {})).body).toContain('Choisissez un moyen de paiement.');
  });

  test('whose form was refused is there again for whoever opens that address anew, and a form sent twice is refused twice', async () => {
    const { path, orderId } = await open();
    for (let time = 0; time < 2; time += 1) {
      expect((await postForm(shop, `${path}/payer`, { operator: 'celtis', phone: '12' })).statusCode).toBe(422);
      expect(await attemptOf(orderId)).toMatchObject({ status: 'PENDING' });
    }
    const { statusCode, headers } = await see(`${path}/payer`);
    expect([statusCode, headers.location]).toEqual([303, path]);
  });

  test.each([
    ['4111 1111 1111 1111', 'approved', 'PAID'],
    ['4000000000000002', 'declined', 'FAILED'],
  ])('the card %s is %s', async (cardNumber, said, status) => {
    const { path, orderId } = await open({ method: 'card' });
    const { headers } = await postForm(shop, `${path}/payer`, {
      operator: 'card',
      cardNumber,
      cardExpiry: '12/40',
      cardCvc: '123',
    });
    expect(statusIn(headers.location)).toBe(said);
    await hearTheProvider(shop);
    expect(await attemptOf(orderId)).toMatchObject({ status, method: 'card' });
    const { payer } = await platform.db
      .selectFrom('sandbox_payments')
      .select('payer')
      .where('return_url', 'like', `%${orderId}`)
      .executeTakeFirstOrThrow();
    expect(payer).toBe(`•••• ${cardNumber.slice(-4)}`);
  });

  test('a card chosen in the shop is already chosen here', async () => {
    const { checkoutUrl } = await open({ method: 'card' });
    const { pathname, search } = new URL(checkoutUrl);
    expect((await see(pathname + search)).body).toMatch(/value="card" checked/);
  });

  test('left without an answer, it waits and can be answered later', async () => {
    const { checkoutUrl, orderId } = await open();
    expect(statusIn(await payOnSandbox(shop, checkoutUrl, 'leave'))).toBe('pending');
    expect((await attemptOf(orderId))?.status).toBe('PENDING');
    expect(statusIn(await payOnSandbox(shop, checkoutUrl, 'approve'))).toBe('approved');
    expect((await attemptOf(orderId))?.status).toBe('PAID');
  });

  test('leads back to the shop by the name that the payer came by', async () => {
    const { path } = await open();
    await postForm(shop, `${path}/payer`, { operator: 'mtn', phone: '01 97 00 11 22' });
    const headers = { host: '192.168.1.20:3000', 'content-type': 'application/x-www-form-urlencoded' };
    const approved = await shop.app.inject({
      method: 'POST',
      url: `${path}/decision`,
      headers,
      payload: 'decision=approve',
    });
    expect(approved.headers.location).toMatch(/^http:\/\/192\.168\.1\.20:3000\/order\/[^?]+\?id=.+&status=approved$/);
    expect((await see(path, '192.168.1.20:3000')).body).toContain('href="http://192.168.1.20:3000/order/');
  });

  test('of two clicks the first counts', async () => {
    const { path, orderId } = await open();
    await postForm(shop, `${path}/payer`, { operator: 'mtn', phone: '01 97 00 11 22' });
    const clicks = await Promise.all(
      ['approve', 'approve', 'decline', 'cancel'].map((decision) => postForm(shop, `${path}/decision`, { decision })),
    );
    await hearTheProvider(shop);
    const said = new Set(clicks.map(({ headers }) => statusIn(headers.location)));
    expect(clicks.every(({ statusCode }) => statusCode === 303)).toBe(true);
    expect(said.size).toBe(1);
    const decided = said.has('approved') ? 'PAID' : said.has('declined') ? 'FAILED' : 'CANCELLED';
    expect((await attemptOf(orderId))?.status).toBe(decided);
    const events = await platform.db
      .selectFrom('sandbox_events')
      .innerJoin('sandbox_payments', 'reference', 'payment_reference')
      .where('return_url', 'like', `%${orderId}`)
      .selectAll('sandbox_events')
      .execute();
    expect(events).toHaveLength(1);
  });

  test('can not be approved before the payer has said with what', async () => {
    const { path, orderId } = await open();
    expect(statusIn((await postForm(shop, `${path}/decision`, { decision: 'approve' })).headers.location)).toBe(
      'pending',
    );
    expect((await attemptOf(orderId))?.status).toBe('PENDING');
  });

  test('lets the payer change the way of paying before the answer', async () => {
    const { path } = await open();
    await postForm(shop, `${path}/payer`, { operator: 'mtn', phone: '01 97 00 11 22' });
    const { body } = await see(`${path}?etape=choix`);
    expect(body).toContain('Comment payez-vous');
    await postForm(shop, `${path}/payer`, { operator: 'celtis', phone: '01 40 00 11 22' });
    expect((await see(path)).body).toContain('Celtis Money vient d’envoyer');
  });

  test('once decided, shows the result and the way back, and nothing to decide', async () => {
    const { checkoutUrl, path, orderId } = await open();
    await payOnSandbox(shop, checkoutUrl, 'approve');
    const { body } = await see(path);
    expect(body).toContain('Paiement approuvé');
    expect(body).toContain(`href="http://localhost:3000/order/${orderId}?id=sbx_`);
    expect(body).not.toContain('<form');
    expect(
      statusIn((await postForm(shop, `${path}/payer`, { operator: 'mtn', phone: '01 97 00 11 22' })).headers.location),
    ).toBe('approved');
  });

  test('once its time is over, can not be paid any more', async () => {
    const { path, orderId } = await open();
    await postForm(shop, `${path}/payer`, { operator: 'mtn', phone: '01 97 00 11 22' });
    shop.clock.pass(61);
    expect(statusIn((await postForm(shop, `${path}/decision`, { decision: 'approve' })).headers.location)).toBe(
      'expired',
    );
    expect((await see(path)).body).toContain('Ce paiement a expiré');
    await platform.jobs.drain();
    expect((await attemptOf(orderId))?.status).toBe('EXPIRED');
  });

  test.each(['payer', 'decision'])('takes at %s what its forms send, and no JSON', async (step) => {
    const { path, orderId } = await open();
    const sent = { headers: { 'content-type': 'application/json' }, payload: '{"decision":"cancel"}' };
    const { statusCode } = await shop.app.inject({ method: 'POST', url: `${path}/${step}`, ...sent });
    expect(statusCode).toBe(415);
    expect((await attemptOf(orderId))?.status).toBe('PENDING');
  });

  test('of an unknown link says so', async () => {
    const { statusCode, body } = await see('/sandbox-pay/pay_nobody');
    expect(statusCode).toBe(404);
    expect((await shop.app.inject({ url: '/sandbox-pay/pay_%00' })).statusCode).toBe(404);
    expect(body).toContain('Ce lien de paiement n’existe pas');
    expect((await postForm(shop, '/sandbox-pay/pay_nobody/decision', { decision: 'approve' })).statusCode).toBe(404);
  });
});
