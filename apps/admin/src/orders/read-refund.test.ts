import { expect, test } from 'vitest';
import { readRefund } from './read-refund.ts';

const reason = 'Pot cassé';

test('a full refund names what was left when it was asked for', () => {
  expect(readRefund({ extent: 'full', amount: '12', reason: ` ${reason} ` }, 5000)).toEqual({
    wish: { agreedAmount: 5000, reason },
    wrong: {},
  });
});

test('a part names what was left too, so that two of the team do not give the same part back', () => {
  expect(readRefund({ extent: 'part', amount: '2000', reason }, 5000)).toEqual({
    wish: { amount: 2000, agreedAmount: 5000, reason },
    wrong: {},
  });
});

test('an amount may be typed in groups, up to what the order cost', () => {
  expect(readRefund({ extent: 'part', amount: '5 000', reason }, 5000).wish).toMatchObject({ amount: 5000 });
  expect(readRefund({ extent: 'part', amount: '5001', reason }, 5000).wish).toBeUndefined();
});

test.each(['', '0', '-5', '12,5', 'mille'])('« %s » is no amount to refund', (amount) => {
  const { wish, wrong } = readRefund({ extent: 'part', amount, reason }, 5000);
  expect(wish).toBeUndefined();
  expect(wrong).toEqual({ amount: 'Indiquez un montant entier en FCFA' });
});

test('money never goes back without a reason', () => {
  expect(readRefund({ extent: 'full', amount: '', reason: '  ' }, 5000).wrong).toEqual({
    reason: 'Indiquez la raison',
  });
});
