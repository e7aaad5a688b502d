import { expect, it } from 'vitest';
import { mailAddress, returnAddress, whatsappAddress } from './help-address.ts';

const order = { orderNumber: 'ORD-1-22', customer: { name: 'Afi', email: 'afi+un@b.example', phone: '' } };
const contacts = { whatsappNumber: '+2290197000000', contactEmail: 'a@b.example' };

it('a talk on WhatsApp begins with the order’s number', () => {
  const address = whatsappAddress(order, contacts);
  expect(address).toMatch(/^https:\/\/wa\.me\/2290197000000\?text=/);
  expect(decodeURIComponent(address ?? '')).toContain('ma commande ORD-1-22');
});

it('where the shop has no WhatsApp there is no such talk, and a mail remains', () => {
  expect(whatsappAddress(order, { ...contacts, whatsappNumber: '' })).toBeNull();
  expect(mailAddress(order, contacts)).toMatch(/^mailto:a@b\.example\?subject=Commande%20ORD-1-22&body=/);
});

it('a problem leads to the return form, which finds the order’s number and the email in the address', () => {
  const address = new URL(returnAddress(order), 'https://tokpa.example');
  expect([address.pathname, address.hash]).toEqual(['/returns', '#demande']);
  expect(Object.fromEntries(address.searchParams)).toEqual({ orderNumber: 'ORD-1-22', email: 'afi+un@b.example' });
});
