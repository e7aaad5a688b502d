import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderStatusBadge } from './order-status-badge.tsx';

const shown = (status: 'PAID' | 'DELIVERED' | 'CANCELLED', refundedAmount: number, refundableAmount: number) =>
  renderToStaticMarkup(<OrderStatusBadge order={{ status, refundedAmount, refundableAmount }} />);

it('says « Remboursée » of an order of which all was given back, not of one that keeps a part or was cancelled', () => {
  expect(shown('PAID', 5000, 0)).toContain('>Remboursée<');
  expect(shown('DELIVERED', 5000, 0)).toContain('>Remboursée<');
  expect(shown('PAID', 500, 4500)).toContain('>Payée<');
  expect(shown('PAID', 0, 0)).toContain('>Payée<');
  expect(shown('CANCELLED', 5000, 0)).toContain('>Annulée<');
});
