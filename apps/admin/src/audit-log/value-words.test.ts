import { expect, it } from 'vitest';
import { PRODUCT_STATUS_LABELS } from '@tokpa/contract/products';
import { labelOf } from './value-words.ts';

it('a code is said as the screens say it, where it is one', () => {
  expect(labelOf('products', 'status', 'ARCHIVED')).toBe(PRODUCT_STATUS_LABELS.ARCHIVED);
  expect(labelOf('orders', 'status', 'SHIPPED')).toBe('Expédiée');
  expect(labelOf('orders', 'method', 'transfer')).toBe('Virement bancaire');
  expect(labelOf('staff', 'role', 'EDITOR')).not.toBe('EDITOR');
  expect(labelOf('staff', 'status', 'DISABLED')).toBe('Désactivé');
  expect(labelOf('products', 'name', 'ARCHIVED')).toBeUndefined();
  expect(labelOf('settings', '', 'ARCHIVED')).toBeUndefined();
});
