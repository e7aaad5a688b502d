import { describe, expect, it } from 'vitest';
import type { ContactMessageChange } from '@tokpa/contract';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const clerk = await createStaff(shop, { role: 'SUPPORT' });
const support = shop.client(clerk.token);
const manager = shop.client((await createStaff(shop, { role: 'MANAGER' })).token);

async function receive(email: string, words: { name?: string; message?: string } = {}, token?: string) {
  const body = { name: 'Afiavi', subject: 'order-status', message: 'Où est mon colis ?', ...words, email } as const;
  await shop.client(token).call('POST /contact-messages', { body });
  const { data } = await support.call('GET /contact-messages', { query: { search: email } });
  return data[0]!;
}

function change(id: string, body: ContactMessageChange) {
  return support.call('PUT /contact-messages/{id}', { params: { id }, body });
}

describe('a message to the shop', () => {
  it('is answered by mail, once for each answer, and is settled', async () => {
    const { id, status } = await receive('afiavi@exemple.bj', { name: 'Afiavi <b>' });
    expect(status).toBe('NEW');
    const { data } = await change(id, { answer: 'Il arrive demain.' });
    expect(data).toMatchObject({ status: 'ANSWERED', answeredAt: shop.clock.now().toISOString() });
    await change(id, { answer: 'Il arrive demain.' });
    const [mail, ...others] = await readMails(shop, { to: 'afiavi@exemple.bj', template: 'contact-message-answer' });
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Il arrive demain.');
    expect(mail?.text).toContain('Où est mon colis ?');
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.headers['Reply-To']).toContain('@');
    await change(id, { answer: 'Finalement après-demain.' });
    expect(await readMails(shop, { to: 'afiavi@exemple.bj', template: 'contact-message-answer' })).toHaveLength(2);
  });

  it('is answered again with the same words when it was taken up again', async () => {
    const { id } = await receive('insiste@exemple.bj');
    await change(id, { answer: 'Il arrive demain.' });
    await change(id, { status: 'IN_PROGRESS' });
    expect((await change(id, { answer: 'Il arrive demain.' })).data.status).toBe('ANSWERED');
    expect(await readMails(shop, { to: 'insiste@exemple.bj', template: 'contact-message-answer' })).toHaveLength(2);
  });

  it('is answered by one of two who answer at the same time: the other is told, and may answer once more', async () => {
    const email = 'collegues@exemple.bj';
    const { id, updatedAt } = await receive(email);
    const words = ['Il arrive demain.', 'Il est perdu.'];
    const answers = await Promise.allSettled(words.map((answer) => change(id, { answer, updatedAt })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const mails = () => readMails(shop, { to: email, template: 'contact-message-answer' });
    expect(await mails()).toHaveLength(1);
    const [first = '', second = ''] = answers[0]?.status === 'fulfilled' ? words : words.toReversed();
    // Its own answer was lost: the same call once more is refused to nobody, and mails nothing.
    expect((await change(id, { answer: first, updatedAt })).data.answer).toBe(first);
    expect(await refusalOf(change(id, { answer: second, updatedAt }))).toMatchObject({
      status: 409,
      code: 'handled_meanwhile',
      message: expect.stringContaining('entre-temps'),
    });
    expect(await mails()).toHaveLength(1);
    const { data: now } = await support.call('GET /contact-messages/{id}', { params: { id } });
    expect(now.answer).toBe(first);
    await change(id, { answer: second, updatedAt: now.updatedAt });
    expect(await mails()).toHaveLength(2);
  });

  it('is answered where its account is reached by then, and not where another address was given', async () => {
    const { token, email } = await createShopper(shop);
    const own = await receive(email, {}, token);
    const elsewhere = await receive(`bureau-${email}`, {}, token);
    const visitor = await receive(email, { message: 'Et sans compte ?' });
    await shop.client(token).call('PUT /auth/profile', { body: { email: `nouvelle-${email}` } });
    for (const { id } of [own, elsewhere, visitor]) await change(id, { answer: 'Il arrive demain.' });
    const answersTo = (to: string) => readMails(shop, { to, template: 'contact-message-answer' });
    expect(await answersTo(`nouvelle-${email}`)).toMatchObject([{ text: expect.stringContaining('Où est mon colis') }]);
    expect(await answersTo(`bureau-${email}`)).toHaveLength(1);
    expect(await answersTo(email)).toMatchObject([{ text: expect.stringContaining('Et sans compte') }]);
  });

  it('is given to somebody of the team, or closed without an answer', async () => {
    const { id } = await receive('pub@exemple.bj');
    const { data } = await change(id, { assigneeId: clerk.staffId, status: 'IN_PROGRESS' });
    expect(data.assignee).toEqual({ id: clerk.staffId, name: 'Codjo Agossou' });
    const mine = await support.call('GET /contact-messages', { query: { assigneeId: clerk.staffId } });
    expect(mine.data.map((one) => one.id)).toEqual([id]);
    expect((await change(id, { assigneeId: null, status: 'CLOSED' })).data).toMatchObject({
      assignee: null,
      status: 'CLOSED',
      answer: null,
    });
    expect(await refusalOf(change(id, { assigneeId: crypto.randomUUID() }))).toMatchObject({ code: 'staff_not_found' });
    expect((await refusalOf(change(id, { status: 'ANSWERED' }))).errors).toEqual({ answer: ['Écrivez votre réponse'] });
  });

  it('is found by its words and status, and deleted by a manager', async () => {
    const { id } = await receive('recherche@exemple.bj', { message: 'Vendez-vous du néré ?' });
    const ids = async (query: Record<string, string>) =>
      (await support.call('GET /contact-messages', { query })).data.map((one) => one.id);
    expect(await ids({ search: 'NERE', status: 'NEW' })).toEqual([id]);
    expect(await ids({ search: 'nere', status: 'ANSWERED' })).toEqual([]);
    const remove = (who: typeof support) => who.call('DELETE /contact-messages/{id}', { params: { id } });
    expect((await refusalOf(remove(support))).status).toBe(403);
    await remove(manager);
    expect(await refusalOf(remove(manager))).toMatchObject({ status: 404, code: 'contact_message_not_found' });
  });

  it('stays when somebody else registers its address and closes that account', async () => {
    const email = 'prudente@exemple.bj';
    const { id } = await receive(email);
    const stranger = await createShopper(shop, { email });
    const { id: own } = await receive(email, { message: 'En étant connectée' }, stranger.token);
    await shop.client(stranger.token).call('DELETE /auth/account', { body: { password: stranger.password } });
    expect((await support.call('GET /contact-messages/{id}', { params: { id } })).data.email).toBe(email);
    const gone = support.call('GET /contact-messages/{id}', { params: { id: own } });
    expect((await refusalOf(gone)).code).toBe('contact_message_not_found');
  });
});
