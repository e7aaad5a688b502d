import type { OrderStatus, PaymentMethod } from '@tokpa/contract/order-status';

export type Work = {
  title: string;
  filter: { status: OrderStatus; paymentMethod?: PaymentMethod; toPrepare?: true } | { leftUnpaid: true };
  why: string;
};

/** What waits for somebody at the shop, the most pressing first. */
export const TO_PREPARE: readonly Work[] = [
  {
    title: 'Payées, à préparer',
    filter: { status: 'PAID', toPrepare: true },
    why: 'Le client a payé : préparez le colis et expédiez.',
  },
  {
    title: 'Payées à la livraison, à préparer',
    filter: { status: 'PROCESSING', paymentMethod: 'cod', toPrepare: true },
    why: 'Le client paie en recevant le colis.',
  },
  { title: 'En route', filter: { status: 'SHIPPED' }, why: 'À marquer livrées quand le colis est remis.' },
];

export const AWAITING_PAYMENT: readonly Work[] = [
  { title: 'Sans paiement', filter: { status: 'PENDING' }, why: 'Annulées d’elles-mêmes quand le délai est passé.' },
  {
    title: 'Mobile Money en cours',
    filter: { status: 'PROCESSING', paymentMethod: 'momo' },
    why: 'Le client n’a pas encore confirmé sur son téléphone.',
  },
  {
    title: 'Carte en cours',
    filter: { status: 'PROCESSING', paymentMethod: 'card' },
    why: 'La banque n’a pas encore répondu.',
  },
  {
    title: 'Parties sans paiement',
    filter: { leftUnpaid: true },
    why: 'Expédiées ou livrées, mais pas payées : relancez le client, puis notez l’argent.',
  },
  { title: 'Paiement échoué', filter: { status: 'FAILED' }, why: 'Le client peut réessayer ; un appel aide parfois.' },
];
