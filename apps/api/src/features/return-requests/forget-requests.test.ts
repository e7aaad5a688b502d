import { beforeEach, expect, it } from 'vitest';
import type { ApiClient } from '@tokpa/contract';
import { createOrder } from '#testing/create-order';
import { createStaff } from '#testing/create-staff';
import { useTestShop } from '#testing/test-shop';
import { forgetRequestsJob } from './return-requests.jobs.ts';

const shop = await useTestShop();
let call: ApiClient['call'];

/** Years go by in these tests: no session lasts so long. */
async function logIn(): Promise<void> {
  ({ call } = shop.client((await createStaff(shop)).token));
}
beforeEach(logIn);

async function ask(email: string, description: string, orderNumber = 'ORD-1763700000000-4821'): Promise<string> {
  const body = { orderNumber, email, reason: 'defective', description } as const;
  await shop.client().call('POST /return-requests', { body });
  const { data } = await call('GET /return-requests', { query: { search: description } });
  const { id } = data[0]!;
  await call('PUT /return-requests/{id}', { params: { id }, body: { answer: 'Gardez la boîte.' } });
  return id;
}

/** Everything that the team can still read of mails and of the log. */
async function stillRead(): Promise<string> {
  const { data: mails } = await call('GET /mails', { query: { limit: 100 } });
  const shown = await Promise.all(mails.map(({ id }) => call('GET /mails/{id}', { params: { id } })));
  const { data: acts } = await call('GET /audit-log', { query: { resource: 'return-requests', limit: 100 } });
  return JSON.stringify([shown, acts]);
}

it('a return request that is deleted is read nowhere any more, and who deleted it is', async () => {
  const id = await ask('rendu@exemple.bj', 'Le bracelet est trop court');
  await ask('garde@exemple.bj', 'La pile est vide');
  await call('DELETE /return-requests/{id}', { params: { id } });
  const read = await stillRead();
  for (const gone of ['bracelet', 'rendu@exemple.bj']) expect(read).not.toContain(gone);
  for (const other of ['pile est vide', 'garde@exemple.bj']) expect(read).toContain(other);
  const { data: acts } = await call('GET /audit-log', { query: { resource: 'return-requests', rowId: id } });
  expect(acts.map(({ act, before, after }) => [act, before, after])).toEqual([
    ['delete', null, null],
    ['update', null, null],
  ]);
});

it('who closes the account leaves no word of their return in the mails to the shop', async () => {
  const { order, shopper } = await createOrder(shop);
  await ask(shopper.email, 'Le tensiomètre affiche toujours zéro', order.orderNumber);
  const { password } = shopper;
  await shop.client(shopper.token).call('DELETE /auth/account', { body: { password } });
  expect(await stillRead()).not.toContain('tensiomètre');
});

it('return requests are forgotten three years after they came or were last answered, in the log too', async () => {
  const passAndForget = async (years: number, minutes = 0) => {
    shop.clock.passYears(years, minutes);
    await shop.platform.jobs.run(forgetRequestsJob, {});
    await logIn();
  };
  const found = async () => {
    const { data } = await call('GET /return-requests', { query: { search: 'il-y-a-longtemps' } });
    return data.toSorted((one, other) => one.email.localeCompare(other.email));
  };
  const emails = ['a.il-y-a-longtemps@exemple.bj', 'b.il-y-a-longtemps@exemple.bj'];
  for (const email of emails) {
    const body = { orderNumber: 'ORD-1763700000000-4821', email, reason: 'other', description: email } as const;
    await shop.client().call('POST /return-requests', { body });
  }
  const [silent, answered] = (await found()).map(({ id }) => id);
  await call('PUT /return-requests/{id}', {
    params: { id: silent ?? '' },
    body: { status: 'IN_PROGRESS' },
  });
  await passAndForget(1);
  await call('PUT /return-requests/{id}', {
    params: { id: answered ?? '' },
    body: { answer: 'Voici notre réponse.' },
  });
  await passAndForget(2, -1);
  expect((await found()).map(({ email }) => email)).toEqual(emails);
  await passAndForget(0, 2);
  expect((await found()).map(({ id }) => id)).toEqual([answered]);
  const { data: acts } = await call('GET /audit-log', { query: { rowId: silent ?? '' } });
  expect(acts).toMatchObject([{ act: 'update', before: null, after: null }]);
  await passAndForget(1);
  expect(await found()).toEqual([]);
});
