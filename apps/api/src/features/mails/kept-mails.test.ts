import { expect, it } from 'vitest';
import type { StaffRole } from '@tokpa/contract';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { type TestShop, useTestShop } from '#testing/test-shop';

const onOwnMachine = await useTestShop({ PUBLIC_URL: 'http://localhost:3000' });
const inPublic = await useTestShop({ PUBLIC_URL: 'https://boutique.exemple.bj', RATE_LIMIT: 'on' });

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
