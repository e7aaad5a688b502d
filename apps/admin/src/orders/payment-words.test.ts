import { expect, test } from 'vitest';
import { methodAndSource, methodName } from './payment-words.ts';

test('of a payment its list says by what it came, and whether it is the team who says so', () => {
  const online = { provider: 'fedapay', method: 'mtn' };
  expect([methodName(online), methodAndSource(online)]).toEqual(['MTN Money', 'MTN Money']);
  const transfer = { provider: 'manual', method: 'transfer' };
  expect([methodName(transfer), methodAndSource(transfer)]).toEqual([
    'Virement bancaire',
    'Virement bancaire, noté à la main',
  ]);
  const unsaid = { provider: 'manual', method: null };
  expect([methodName(unsaid), methodAndSource(unsaid)]).toEqual(['Noté à la main', 'Noté à la main']);
});
