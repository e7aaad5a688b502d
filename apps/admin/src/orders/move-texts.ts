import { formatFcfa } from '@tokpa/contract/money';
import type { OrderStatus } from '@tokpa/contract/order-status';
import type { Order } from '@tokpa/contract/orders';

type MoveText = { act: string; what: string; done: string };

/** How each move is offered, what it does, and what is said once it is done. */
export const MOVES: Readonly<Record<OrderStatus, MoveText>> = {
  PENDING: { act: 'Remettre en attente', what: 'La commande attend de nouveau.', done: 'Commande en attente' },
  PROCESSING: {
    act: 'Prendre en charge',
    what: 'Le client voit que sa commande est en cours de traitement. Elle n’est plus annulée faute de paiement : ses articles lui restent réservés jusqu’à ce que vous la marquiez payée ou l’annuliez.',
    done: 'Commande prise en charge',
  },
  PAID: {
    act: 'Marquer payée',
    what: 'À utiliser quand l’argent est arrivé par un autre chemin. Le client reçoit la confirmation par email.',
    done: 'Commande marquée payée',
  },
  SHIPPED: {
    act: 'Expédier',
    what: 'Le client est averti par email que son colis est parti.',
    done: 'Commande expédiée',
  },
  DELIVERED: {
    act: 'Marquer livrée',
    what: 'Le client a ce qu’il garde de sa commande. Un paiement à la livraison est noté comme encaissé.',
    done: 'Commande livrée',
  },
  CANCELLED: {
    act: 'Annuler la commande',
    what: 'Le stock revient (sauf celui d’un produit qui a reçu depuis ses premières déclinaisons), ce que le client a payé est à lui rendre, et un email l’en avertit. C’est définitif.',
    done: 'Commande annulée',
  },
  FAILED: { act: 'Marquer échouée', what: 'Le paiement n’a pas abouti.', done: 'Commande échouée' },
};

const WHEN_LESS =
  'Moins que le total si le client n’a gardé qu’une partie du colis : le reste est déduit de la commande et de sa facture. Notez dans le stock ce qui revient.';

/** Of what the courier did not get, if the order stays at that amount. */
export function sayTakenOff(amount: number): string {
  if (amount === 0) return WHEN_LESS;
  return `${formatFcfa(amount)} seront déduits de la commande et de sa facture. Notez dans le stock ce qui revient.`;
}

type Unpaid = Pick<Order, 'paidAt' | 'paymentMethod' | 'finalAmount'>;

/** Of an order that is about to leave without its money; cash comes with the parcel. */
export function sayUnpaid(to: OrderStatus, { paidAt, paymentMethod, finalAmount }: Unpaid): string | undefined {
  const leaves = to === 'SHIPPED' || to === 'DELIVERED';
  if (!leaves || paidAt !== null || paymentMethod === 'cod' || finalAmount === 0) return undefined;
  return `Cette commande n’est pas payée : ${formatFcfa(finalAmount)} manquent encore. Elle restera marquée « Non payée » jusqu’à ce que l’argent arrive, ou que vous le notiez.`;
}
