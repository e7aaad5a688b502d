import { expect, it } from 'vitest';
import type { StaffRole } from '@tokpa/contract';
import { createOrder } from '#testing/create-order';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { type TestShop, useTestShop } from '#testing/test-shop';

const logged: Record<'forReal' | 'trial', string[]> = { forReal: [], trial: [] };
const onOwnMachine = await useTestShop(
  { PUBLIC_URL: 'http://localhost:3000', LOG_LEVEL: 'warn' },
  { logTo: (line) => void logged.trial.push(line) },
);
const inPublic = await useTestShop(
  {
    NODE_ENV: 'production',
    ALLOW_SANDBOX_IN_PRODUCTION: 'yes-i-know',
    PUBLIC_URL: 'https://boutique.exemple.bj',
    RATE_LIMIT: 'on',
    LOG_LEVEL: 'warn',
  },
  { logTo: (line) => void logged.forReal.push(line) },
);

async function readCodeOf(shop: TestShop, role: StaffRole = 'OWNER') {
  const { email } = await createShopper(shop);
  await shop.client().call('POST /auth/forgot-password', { body: { email } });
  await shop.platform.jobs.drain();
  const reader = shop.client((await createStaff(shop, { role })).token);
  const { data } = await reader.call('GET /mails', { query: { search: email, template: 'reset-code' } });
  return (await reader.call('GET /mails/{id}', { params: { id: data[0]?.id ?? '' } })).data;
}

it('a code can be read in the outbox of a shop on one’s own machine that sends no mails', async () => {
  expect(await readCodeOf(onOwnMachine)).toMatchObject({ status: 'KEPT', text: expect.stringMatching(/\b\d{6}\b/) });
});

it('nobody reads a code in a shop that others can reach', async () => {
  expect(await readCodeOf(inPublic)).toMatchObject({ status: 'KEPT', html: null, text: null });
});

it.each(['MANAGER', 'SUPPORT'] as const)(
  'a %s reads no code there, nor the link that invites an owner',
  async (role) => {
    const shut = { isSecret: true, html: null, text: null };
    expect(await readCodeOf(onOwnMachine, role)).toMatchObject(shut);
    const owner = onOwnMachine.client((await createStaff(onOwnMachine, { role: 'OWNER' })).token);
    const email = `invitee-${role.toLowerCase()}@exemple.bj`;
    await owner.call('POST /staff', { body: { email, firstName: 'Ama', lastName: 'Sossa', role: 'OWNER' } });
    await onOwnMachine.platform.jobs.drain();
    const reader = onOwnMachine.client((await createStaff(onOwnMachine, { role })).token);
    const [mail] = (await reader.call('GET /mails', { query: { search: email } })).data;
    const params = { id: mail?.id ?? '' };
    expect((await reader.call('GET /mails/{id}', { params })).data).toMatchObject(shut);
    expect((await owner.call('GET /mails/{id}', { params })).data.text).toContain('http');
  },
);

it('what nobody gets is not said to leave: an answer, a copy, a mail of an order, a campaign', async () => {
  const manager = onOwnMachine.client((await createStaff(onOwnMachine, { role: 'MANAGER' })).token);
  const stays = 'reste dans «\u00a0Emails envoyés\u00a0»\u00a0: aucun serveur de messagerie n’est réglé.';
  const email = 'question@exemple.bj';
  const question = { name: 'Afi', email, subject: 'other', message: 'Bonjour' } as const;
  await onOwnMachine.client().call('POST /contact-messages', { body: question });
  const [asked] = (await manager.call('GET /contact-messages', { query: { search: email } })).data;
  const answering = { params: { id: asked?.id ?? '' }, body: { answer: 'Bonjour Afi' } };
  expect((await manager.call('PUT /contact-messages/{id}', answering)).message).toBe(`La réponse ${stays}`);
  const closing = { ...answering, body: { status: 'CLOSED' as const } };
  expect((await manager.call('PUT /contact-messages/{id}', closing)).message).toBe('Enregistré.');
  const [mail] = (await manager.call('GET /mails', { query: { search: email } })).data;
  const copied = await manager.call('POST /mails/{id}/resend', { params: { id: mail?.id ?? '' } });
  expect(copied.message).toBe(`Une copie ${stays}`);
  const { orderId } = await createOrder(onOwnMachine);
  const ofOrder = { params: { id: orderId }, body: { kind: 'received' } } as const;
  expect((await manager.call('POST /orders/{id}/mails', ofOrder)).message).toBe(`L’email ${stays}`);

  const words = { subject: 'Trois tisanes', content: '<p>Bonsoir</p>' };
  const { data: campaign } = await manager.call('POST /admin/email-campaigns', { body: words });
  const params = { id: campaign.id };
  const { data: preview } = await manager.call('GET /admin/email-campaigns/{id}/preview', { params });
  expect(preview.leaves).toBe(false);
  const trial = { params, body: { testEmail: email } };
  expect((await manager.call('POST /admin/email-campaigns/{id}/send', trial)).message).toBe(`L’essai ${stays}`);
  await onOwnMachine.platform.db
    .insertInto('newsletter_subscribers')
    .values({ email, status: 'CONFIRMED', token: 'nws_question' })
    .execute();
  const { message } = await manager.call('POST /admin/email-campaigns/{id}/send', { params, body: {} });
  expect(message).toContain('aucun serveur de messagerie n’est réglé');
  await manager.call('POST /admin/email-campaigns/{id}/pause', { params });
  expect(await manager.call('POST /admin/email-campaigns/{id}/resume', { params, body: {} })).toMatchObject({
    message,
  });
  await onOwnMachine.platform.jobs.drain();
});

it.each<[string, TestShop, boolean]>([
  ['is said to stay on one’s own machine, where it is read', onOwnMachine, false],
  ['is said to be had by a command alone in a shop that others can reach', inPublic, true],
])('an invitation that nobody gets %s', async (_words, shop, isShut) => {
  const owner = shop.client((await createStaff(shop, { role: 'OWNER' })).token);
  const body = { email: `invitee-${isShut}@exemple.bj`, firstName: 'Ama', lastName: 'Sossa', role: 'SUPPORT' } as const;
  const { data, message } = await owner.call('POST /staff', { body });
  const again = await owner.call('POST /staff/{id}/invitation', { params: { id: data.id } });
  const stays = 'reste dans «\u00a0Emails envoyés\u00a0»\u00a0: aucun serveur de messagerie n’est réglé.';
  expect(message).toContain(`L’invitation ${stays}`);
  expect(again.message).toContain(`Un nouveau lien ${stays}`);
  for (const said of [message, again.message]) expect(said.includes('npm run invite-owner')).toBe(isShut);
});

it('a shop for real that starts without a mail server says so in its log, a trial does not', () => {
  expect(logged.forReal).toContainEqual(expect.stringContaining('SMTP_URL is not set'));
  expect(logged.trial.join('')).not.toContain('SMTP_URL');
});
