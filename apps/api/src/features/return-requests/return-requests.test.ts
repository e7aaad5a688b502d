import { describe, expect, it } from 'vitest';
import type { ReturnRequestInput } from '@tokpa/contract';
import { createOrder } from '#testing/create-order';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop({ RATE_LIMIT: 'on' });

const STAFF_MAILBOX = 'bonjour@tokpa.example';
const SENT = { message: 'Demande de retour envoyée ! Nous l’étudions et vous répondons par email.' };

const REQUEST: ReturnRequestInput = {
  orderNumber: 'ORD-1763700000000-4821',
  email: 'afiavi@exemple.bj',
  reason: 'defective',
  description: 'L’écran ne s’allume pas.',
};

function ask(wishes: Partial<Record<keyof ReturnRequestInput, string>>, from = '10.0.0.1') {
  return shop.app.inject({
    method: 'POST',
    url: '/api/v1/return-requests',
    remoteAddress: from,
    payload: { ...REQUEST, ...wishes },
  });
}

function requestsFrom(email: string) {
  return shop.platform.db.selectFrom('return_requests').selectAll().where('email', '=', email).execute();
}

describe('a return request', () => {
  it('is kept as new for the staff', async () => {
    const answer = await ask({ email: 'Kossi@Exemple.bj', orderNumber: ' ord-1763700000000-4821 ' });
    expect([answer.statusCode, answer.json()]).toEqual([201, SENT]);
    expect(await requestsFrom('kossi@exemple.bj')).toMatchObject([
      {
        order_number: REQUEST.orderNumber,
        reason: 'defective',
        description: REQUEST.description,
        status: 'NEW',
        assignee_id: null,
        answer: null,
      },
    ]);
  });

  it('reaches the staff, who answer its sender by answering the mail', async () => {
    await ask({ email: 'equipe@exemple.bj' });
    const mails = await readMails(shop, { to: STAFF_MAILBOX });
    const mail = mails.find(({ headers }) => headers['Reply-To'] === 'equipe@exemple.bj');
    expect(mail?.subject).toBe('Demande de retour\u00a0: commande ORD-1763700000000-4821');
    expect(mail?.text).toContain('Article défectueux');
    expect(mail?.text).toContain('L’écran ne s’allume pas.');
  });

  it('is acknowledged to its sender, without its description', async () => {
    await ask({ email: 'expediteur@exemple.bj', description: 'Cliquez sur piege.test' });
    const [mail, ...others] = await readMails(shop, { to: 'expediteur@exemple.bj' });
    expect(others).toEqual([]);
    expect(mail?.text).toContain('ORD-1763700000000-4821');
    expect(mail?.html).not.toContain('piege');
  });

  it('needs no description', async () => {
    const { description: _, ...short } = REQUEST;
    expect(await shop.client().call('POST /return-requests', { body: { ...short, email: 'bref@exemple.bj' } })).toEqual(
      SENT,
    );
    expect(await requestsFrom('bref@exemple.bj')).toMatchObject([{ description: '' }]);
  });

  it('of a robot is thanked for and thrown away', async () => {
    const answer = await ask({ email: 'robot@exemple.bj', website: 'https://spam.test' });
    expect([answer.statusCode, answer.json()]).toEqual([201, SENT]);
    expect(await requestsFrom('robot@exemple.bj')).toEqual([]);
    expect(await readMails(shop, { to: 'robot@exemple.bj' })).toEqual([]);
  });

  it.each([
    ['orderNumber', '', 'Le numéro de commande est requis'],
    ['orderNumber', 'piege.test/x', 'Le numéro de commande est invalide'],
    ['email', '', "L'email est requis"],
    ['email', 'afiavi@', "Format d'email invalide"],
    ['reason', '', 'Le motif est requis'],
    ['description', 'a'.repeat(2001), 'Maximum 2000 caractères'],
  ])('whose %s is %j is answered next to the field: %#', async (field, value, message) => {
    const answer = await ask({ [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: 'validation_failed', errors: { [field]: [message] } });
  });
});

describe('too many return requests', () => {
  it('from one address are refused, and other addresses are still heard', async () => {
    for (let sent = 0; sent < 20; sent += 1) await ask({ email: `flot${sent}@exemple.bj` }, '10.0.0.2');
    const refused = await ask({ email: 'flot20@exemple.bj' }, '10.0.0.2');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await requestsFrom('flot20@exemple.bj')).toEqual([]);
    expect((await ask({ email: 'flot21@exemple.bj' }, '10.0.0.3')).statusCode).toBe(201);
  });

  it('cannot fill a stranger’s mailbox with our thanks', async () => {
    const body = { ...REQUEST, email: 'victime@exemple.bj' };
    for (let sent = 0; sent < 5; sent += 1) await ask({ email: body.email }, `10.0.1.${sent}`);
    expect(await refusalOf(shop.client().call('POST /return-requests', { body }))).toMatchObject({
      code: 'too_many_requests',
    });
    expect(await readMails(shop, { to: 'victime@exemple.bj' })).toHaveLength(5);
  });

  it('is part of what its sender may take along, when the order is theirs', async () => {
    const { order, shopper } = await createOrder(shop);
    const other = await createOrder(shop);
    await ask({ email: shopper.email, orderNumber: order.orderNumber });
    await ask({ email: shopper.email, orderNumber: other.order.orderNumber });
    const { returnRequests } = await shop.client(shopper.token).call('GET /auth/export');
    expect(returnRequests).toMatchObject([
      { orderNumber: order.orderNumber, reason: REQUEST.reason, description: REQUEST.description, status: 'NEW' },
    ]);
  });

  it('goes along with an account whose address changes, and is gone once it closes; what strangers wrote under it stays', async () => {
    const { order, shopper } = await createOrder(shop);
    const [own, foreign] = [order.orderNumber, (await createOrder(shop)).order.orderNumber];
    for (const orderNumber of [own, foreign]) await ask({ email: shopper.email, orderNumber }, '10.0.2.1');
    await ask({ email: 'voisine@exemple.bj', orderNumber: own }, '10.0.2.1');
    const client = shop.client(shopper.token);
    const email = `neuve-${shopper.email}`;
    await client.call('PUT /auth/profile', { body: { email } });
    const { returnRequests } = await client.call('GET /auth/export');
    expect(returnRequests).toMatchObject([{ orderNumber: own, email }]);
    await client.call('DELETE /auth/account', { body: { password: shopper.password } });
    const left = await shop.platform.db
      .selectFrom('return_requests')
      .select(['order_number as orderNumber', 'email'])
      .where('order_number', 'in', [own, foreign])
      .orderBy('id')
      .execute();
    expect(left).toEqual([
      { orderNumber: foreign, email: shopper.email },
      { orderNumber: own, email: 'voisine@exemple.bj' },
    ]);
  });
});
