import { expect, it } from 'vitest';
import { reportAddress } from './report-address.ts';

const order = { orderNumber: 'ORD-1-22' };

it('writes on WhatsApp with the order’s number already there', () => {
  const address = reportAddress(order, { whatsappNumber: '+2290197000000', contactEmail: 'a@b.example' });
  expect(address).toMatch(/^https:\/\/wa\.me\/2290197000000\?text=/);
  expect(decodeURIComponent(address)).toContain('ma commande ORD-1-22');
});

it('writes a mail where the shop has no WhatsApp', () => {
  const address = reportAddress(order, { whatsappNumber: '', contactEmail: 'a@b.example' });
  expect(address).toMatch(/^mailto:a@b\.example\?subject=Commande%20ORD-1-22&body=/);
});
