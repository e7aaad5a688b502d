import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawInvoice, drawPackingSlip } from './order-papers.ts';

const item = (name: string, extra: object = {}) => ({ itemType: 'PRODUCT', quantity: 3, price: 99_999_990, totalAmount: 8_999_999_900, product: { name, variation: null }, ...extra });
const order = (extra: object = {}) => ({
  orderNumber: 'ORD-2026-000123', createdAt: '2026-11-20T10:00:00Z', paidAt: null, status: 'PENDING', paymentMethod: 'cod', transactions: [],
  customer: { name: 'Afi Dossou', phone: '+2290197000000', email: 'afi@exemple.bj' },
  shippingAddress: { recipientName: null, addressLine1: 'Carré 12', addressLine2: null, landmark: 'Près du marché', postalCode: null, city: 'Cotonou', state: 'Littoral', country: 'Bénin', phone: null },
  subtotalAmount: 8_999_999_900, shippingFee: 1500, codFee: 500, discountAmount: 1500, finalAmount: 8_999_999_900, coupon: { code: 'PROMOTIONDEFINDANNEEPOURTOUSLESA' }, itemsCount: 9,
  orderItems: [item('Savon noir'), item('Formation', { itemType: 'FORMATION', product: null, formation: { title: 'Cours' } })],
  ...extra,
});
const settings = (shopName = 'Tokpa') => ({ shopName, contactAddress: 'Rue 12, Cotonou', supportPhone: '+2290197000000', contactEmail: 'a@b.bj', taxNumber: '32019', tradeRegister: 'RB', invoiceNote: 'Merci.' });
test('draw', async () => {
  const many = order({ status: 'CANCELLED', orderItems: Array.from({ length: 90 }, (_, at) => item(`Article ${at} ${'long '.repeat(at % 20)}`)) });
  const invoice = { year: 2026, number: 12, issuedAt: '2026-11-20T10:00:00Z' };
  const out: [string, Promise<Buffer>][] = [
    ['one', drawInvoice({ order: order() as never, settings: settings('Coopérative des transformatrices de karité du Bénin') as never, invoice: undefined, refunds: [{ amount: 8_999_999_900, doneAt: null }] as never })],
    ['many', drawInvoice({ order: many as never, settings: settings() as never, invoice: invoice as never, refunds: [] })],
    ['proforma', drawInvoice({ order: order({ status: 'CANCELLED' }) as never, settings: settings() as never, invoice: undefined, refunds: [] })],
    ['slip', drawPackingSlip({ order: many as never, settings: settings() as never })],
  ];
  for (const [name, pdf] of out) await writeFile(`/tmp/w1-pdf/${process.env['WHEN'] ?? 'before'}-${name}.pdf`, await pdf);
  expect(1).toBe(1);
});
