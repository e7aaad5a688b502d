import type { OrderMailData } from '../order-mails.ts';

/** What the preview of every mail about an order shows. */
export const ORDER_SAMPLE: OrderMailData = {
  customerName: 'Adjoa Mensah',
  emailInLink: 'adjoa%40exemple.bj',
  orderNumber: 'ORD-1795140000000-4821',
  orderUrl: 'https://boutique.example/order/0193a1b2-0000-7000-8000-000000000001',
  placedAt: '2026-11-20T13:05:00.000Z',
  method: 'Mobile Money',
  cameBy: 'par Mobile Money',
  parcel: null,
  address: {
    name: 'Adjoa Mensah',
    phone: '+2290197000000',
    lines: ['Rue 12.345, Cadjèhoun', 'Repère\u00a0: derrière la pharmacie', 'Cotonou, Littoral', 'Bénin'],
  },
  deliveryDays: '2 à 3 jours ouvrables',
  payableUntil: '2026-11-20T14:05:00.000Z',
  isUnderway: false,
  isDelivered: false,
  isCashDue: false,
  note: 'La commande n’a pas été payée à temps.',
  refund: { amount: 23_000, isPartial: false, staysPaid: true },
  money: { due: 23_000, isDueAsItCame: true, returned: 0, mayCome: false, mayRevive: false, isUnbilled: false },
  items: [
    { name: 'Miel de l’Atacora', variation: '500 g', quantity: 2, price: 3500 },
    { name: 'Glucomètre Tokpa', variation: null, quantity: 1, price: 15_000 },
  ],
  totals: [
    { label: 'Sous-total', amount: 22_000 },
    { label: 'Livraison', amount: 1000 },
  ],
  total: 23_000,
};
