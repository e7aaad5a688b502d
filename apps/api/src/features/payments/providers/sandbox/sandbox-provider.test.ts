import { expect, test } from 'vitest';
import { useTestShop } from '#testing/test-shop';
import { configuredProvider } from '../index.ts';

const shop = await useTestShop();

test('a payment that the shop asks for twice, as after an answer that was lost, is one payment with one page', async () => {
  const provider = configuredProvider(shop.platform);
  const ask = (amount: number) =>
    provider.createCheckout({
      merchantReference: 'une-tentative',
      amount,
      currency: 'XOF',
      description: 'Commande 1',
      method: 'momo',
      customer: { firstName: 'Afiavi', lastName: 'Houngbédji', email: 'afiavi@exemple.bj', phone: '+2290197000000' },
      returnUrl: 'http://localhost:3000/order/1',
      expiresAt: new Date('2026-12-01'),
    });
  const first = await ask(5000);
  expect(first).toMatchObject({ outcome: 'ok' });
  expect(await Promise.all([ask(5000), ask(6000)])).toEqual([first, first]);
  const payments = await shop.platform.db.selectFrom('sandbox_payments').select('amount').execute();
  expect(payments).toEqual([{ amount: 5000 }]);
});
