import type { Order } from '@tokpa/contract/orders';

/** The pages that belong to a shopper who has an address in Parakou and this order: address → what is there once it is drawn. */
export function shopperPages({
  id,
  orderNumber,
}: Pick<Order, 'id' | 'orderNumber'>): [path: string, landmark: string][] {
  return [
    [`/order/${id}`, orderNumber],
    [`/track-order?orderNumber=${orderNumber}`, 'Étapes de la livraison'],
    ['/account?tab=profil', 'Mon profil'],
    ['/account?tab=commandes', orderNumber],
    ['/account?tab=adresses', 'Parakou'],
    ['/account?tab=parametres', 'Supprimer mon compte'],
  ];
}
