import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { amount, id, single, text } from './fields.ts';
import { order } from './orders.ts';
import { RECEIVED_METHODS } from './received-methods.ts';

export const receivedMethod = z
  .enum(RECEIVED_METHODS, 'Moyen inconnu')
  .nullish()
  .describe('Comment est arrivé l’argent que l’équipe note ; sans lui, personne ne l’a dit');

/** Money that came past the payment page, as the team notes it. */
export const receivedPaymentEndpoints = endpoints({
  'POST /orders/{id}/payments/received': {
    summary: 'Note que l’argent d’une commande partie sans être payée est arrivé par un autre chemin',
    access: 'staff',
    right: 'orders.write',
    params: z.object({ id }),
    body: z.strictObject({ note: text(500).nullish(), receivedMethod }),
    status: 201,
    response: single(order),
    refusals: ['order_not_found', 'order_not_payable'],
  },
  'PUT /orders/{id}/payments/received': {
    summary: 'Rectifie ce que le livreur a encaissé, noté trop bas ; la facture porte la différence sous son total',
    access: 'staff',
    right: 'orders.write',
    params: z.object({ id }),
    body: z.strictObject({
      receivedAmount: amount.describe('Tout ce que le livreur a encaissé'),
      note: text(500).nullish(),
    }),
    response: single(order),
    refusals: ['order_not_found', 'nothing_to_correct', 'received_amount_wrong'],
  },
});
