import { expect, it } from 'vitest';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { type TestShop, useTestShop } from '#testing/test-shop';

const onOwnMachine = await useTestShop({ PUBLIC_URL: 'http://localhost:3000' });
const inPublic = await useTestShop({ PUBLIC_URL: 'https://boutique.exemple.bj', RATE_LIMIT: 'on' });

async function readCodeOf(shop: TestShop) {
  const { email } = await createShopper(shop);
  await shop.client().call('POST /auth/forgot-password', { body: { email } });
  await shop.platform.jobs.drain();
  const owner = shop.client((await createStaff(shop, { role: 'OWNER' })).token);
  const { data } = await owner.call('GET /mails', { query: { search: email, template: 'reset-code' } });
  return (await owner.call('GET /mails/{id}', { params: { id: data[0]?.id ?? '' } })).data;
}

it('a code can be read in the outbox of a shop on one’s own machine that sends no mails', async () => {
  expect(await readCodeOf(onOwnMachine)).toMatchObject({ status: 'KEPT', text: expect.stringMatching(/\b\d{6}\b/) });
});

it('nobody reads a code in a shop that others can reach', async () => {
  expect(await readCodeOf(inPublic)).toMatchObject({ status: 'KEPT', html: null, text: null });
});
