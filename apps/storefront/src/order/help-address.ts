import type { Order } from '@tokpa/contract/orders';

export type Contacts = { whatsappNumber: string; contactEmail: string };

type Numbered = Pick<Order, 'orderNumber'>;

const greetingAbout = (orderNumber: string) => `Bonjour, j’ai une question sur ma commande ${orderNumber} : `;

/** A talk on WhatsApp that begins with the order's number; null where the shop has none. */
export function whatsappAddress({ orderNumber }: Numbered, { whatsappNumber }: Contacts): string | null {
  const number = whatsappNumber.replaceAll(/\D/g, '');
  return number ? `https://wa.me/${number}?text=${encodeURIComponent(greetingAbout(orderNumber))}` : null;
}

export function mailAddress({ orderNumber }: Numbered, { contactEmail }: Contacts): string {
  const subject = encodeURIComponent(`Commande ${orderNumber}`);
  return `mailto:${contactEmail}?subject=${subject}&body=${encodeURIComponent(greetingAbout(orderNumber))}`;
}

export const RETURN_FORM = '/returns#demande';

/** What the return form asks about the order, where its answer goes too. Not in the address: its page is public, and devices keep it with its address. */
export function returnState({ orderNumber, mailAddress: email }: Pick<Order, 'orderNumber' | 'mailAddress'>) {
  return { orderNumber, email };
}
