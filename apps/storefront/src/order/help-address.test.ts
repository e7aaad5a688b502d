import { expect, it } from 'vitest';
import { mailAddress, returnState, whatsappAddress } from './help-address.ts';

const order = { orderNumber: 'ORD-1-22', customer: { name: 'Afi', email: 'afi+un@b.example', phone: '' } };
// Their account has another address by now.
const moved = { ...order, mailAddress: 'afi@juste.example' };
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

it('the return form begins with the address that the account has by now: the answer goes there', () => {
  expect(returnState(moved)).toEqual({ orderNumber: 'ORD-1-22', email: 'afi@juste.example' });
});
