import { expect, it } from 'vitest';
import { formatFcfa } from '@tokpa/contract/money';
import { PRODUCT_STATUS_LABELS } from '@tokpa/contract/products';
import { labelOf, moneyOf } from './value-words.ts';

it('a code is said as the screens say it, where it is one', () => {
  expect(labelOf('products', 'status', 'ARCHIVED')).toBe(PRODUCT_STATUS_LABELS.ARCHIVED);
  expect(labelOf('orders', 'status', 'SHIPPED')).toBe('Expédiée');
  expect(labelOf('orders', 'method', 'transfer')).toBe('Virement bancaire');
  expect(labelOf('staff', 'role', 'EDITOR')).not.toBe('EDITOR');
  expect(labelOf('staff', 'status', 'DISABLED')).toBe('Désactivé');
  expect(labelOf('products', 'name', 'ARCHIVED')).toBeUndefined();
  expect(labelOf('settings', '', 'ARCHIVED')).toBeUndefined();
});

it('money is written as money, wherever it lies', () => {
  const said = ['finalAmount', 'variations.0.price', 'shippingFee', 'minOrderAmount'].map((path) =>
    moneyOf(path, 3500),
  );
  expect(said).toEqual(Array(4).fill(formatFcfa(3500)));
  expect(['stock', 'discountPercent', '', 'prices'].map((path) => moneyOf(path, 3500))).toEqual(
    Array(4).fill(undefined),
  );
});
