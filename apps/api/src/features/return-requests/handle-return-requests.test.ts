import { describe, expect, it } from 'vitest';
import type { ReturnRequestChange } from '@tokpa/contract';
import { createOrder } from '#testing/create-order';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const clerk = await createStaff(shop, { role: 'SUPPORT' });
const support = shop.client(clerk.token);
const manager = shop.client((await createStaff(shop, { role: 'MANAGER' })).token);

async function ask(email: string, orderNumber = 'ORD-1763700000000-4821') {
  const body = { orderNumber, email, reason: 'defective', description: 'L’écran reste noir.' } as const;
  await shop.client().call('POST /return-requests', { body });
  const { data } = await support.call('GET /return-requests', { query: { search: email } });
  return data[0]!;
}

function change(id: string, body: ReturnRequestChange) {
  return support.call('PUT /return-requests/{id}', { params: { id }, body });
}

describe('a return request', () => {
  it('leads to its order, and says when it was not sent from the order’s address', async () => {
    const { order, orderId, shopper } = await createOrder(shop);
    expect((await ask(shopper.email, order.orderNumber)).order).toMatchObject({ id: orderId, isSameEmail: true });
    expect((await ask('autre@exemple.bj', order.orderNumber)).order).toMatchObject({ isSameEmail: false });
    expect((await ask('invente@exemple.bj')).order).toBeNull();
    const found = await support.call('GET /return-requests', {
      query: { orderNumber: order.orderNumber.toLowerCase() },
    });
    expect(found.meta.total).toBe(2);
    const own = await support.call('GET /return-requests', { query: { userId: shopper.userId } });
    expect(own.meta.total).toBe(2);
  });

  it('comes from the order’s address when it comes from that which its account has by now, and no more from the one before', async () => {
    const { order, shopper } = await createOrder(shop);
    const email = `juste-${shopper.email}`;
    await shop.client(shopper.token).call('PUT /auth/profile', { body: { email } });
    expect((await ask(email, order.orderNumber)).order).toMatchObject({ isSameEmail: true });
    expect((await ask(shopper.email, order.orderNumber)).order).toMatchObject({ isSameEmail: false });
  });

  it('is not decided twice by two who do not know of each other', async () => {
    const email = 'deux-avis@exemple.bj';
    const { id, updatedAt } = await ask(email);
    await change(id, { status: 'REJECTED', answer: 'Le délai est passé.', updatedAt });
    const second = change(id, { status: 'ACCEPTED', answer: 'Déposez-le au comptoir.', updatedAt });
    expect(await refusalOf(second)).toMatchObject({ status: 409, code: 'handled_meanwhile' });
    const { data } = await support.call('GET /return-requests/{id}', { params: { id } });
    expect(data).toMatchObject({ status: 'REJECTED', answer: 'Le délai est passé.' });
    expect(await readMails(shop, { to: email, template: 'return-request-answer' })).toHaveLength(1);
  });

  it('is accepted with an answer that is mailed with the decision, then follows the parcel in silence', async () => {
    const email = 'retour@exemple.bj';
    const { id } = await ask(email);
    const { data } = await change(id, {
      status: 'ACCEPTED',
      answer: 'Déposez-le au comptoir.',
      assigneeId: clerk.staffId,
    });
    expect(data).toMatchObject({ status: 'ACCEPTED', assignee: { id: clerk.staffId } });
    await change(id, { status: 'RECEIVED' });
    await change(id, { status: 'REFUNDED' });
    const [mail, ...others] = await readMails(shop, { to: email, template: 'return-request-answer' });
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Votre retour est accepté.');
    expect(mail?.text).toContain('Déposez-le au comptoir.');
  });

  it('is decided otherwise in the same words, and that is mailed too', async () => {
    const email = 'revirement@exemple.bj';
    const { id } = await ask(email);
    const answer = 'Voyez les photos.';
    for (const status of ['REJECTED', 'ACCEPTED', 'ACCEPTED'] as const) await change(id, { status, answer });
    const mails = await readMails(shop, { to: email, template: 'return-request-answer' });
    expect(mails.map(({ text }) => text.includes('est accepté'))).toEqual([false, true]);
  });

  it('that is answered without a decision is under way', async () => {
    const { id } = await ask('question@exemple.bj');
    expect((await change(id, { answer: 'Une photo, s’il vous plaît ?' })).data.status).toBe('IN_PROGRESS');
    expect((await refusalOf(change(id, { status: 'LOST' as 'NEW' }))).errors).toEqual({ status: ['Statut inconnu'] });
  });

  it('is deleted by a manager alone', async () => {
    const { id } = await ask('fini@exemple.bj');
    const remove = (who: typeof support) => who.call('DELETE /return-requests/{id}', { params: { id } });
    expect((await refusalOf(remove(support))).status).toBe(403);
    await remove(manager);
    expect(await refusalOf(remove(manager))).toMatchObject({ status: 404, code: 'return_request_not_found' });
  });

  it('goes with the account whose order it is about, and stays when only its address was registered', async () => {
    const { order, shopper } = await createOrder(shop);
    const own = await ask(shopper.email, order.orderNumber);
    const stranger = await createShopper(shop);
    const others = await ask(stranger.email, order.orderNumber);
    for (const { token, password } of [shopper, stranger]) {
      await shop.client(token).call('DELETE /auth/account', { body: { password } });
    }
    const find = (id: string) => support.call('GET /return-requests/{id}', { params: { id } });
    expect((await refusalOf(find(own.id))).code).toBe('return_request_not_found');
    expect((await find(others.id)).data.email).toBe(stranger.email);
  });
});
