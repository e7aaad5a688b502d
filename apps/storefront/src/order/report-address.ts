import type { Order } from '@tokpa/contract/orders';

export type Contacts = { whatsappNumber: string; contactEmail: string };

/** Where a shopper tells of a problem: WhatsApp where the shop has it, else a mail; the order's number is already written. */
export function reportAddress(
  { orderNumber }: Pick<Order, 'orderNumber'>,
  { whatsappNumber, contactEmail }: Contacts,
): string {
  const text = `Bonjour, j'ai un problème avec ma commande ${orderNumber} : `;
  const number = whatsappNumber.replaceAll(/\D/g, '');
  if (number) return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
  return `mailto:${contactEmail}?subject=${encodeURIComponent(`Commande ${orderNumber}`)}&body=${encodeURIComponent(text)}`;
}
