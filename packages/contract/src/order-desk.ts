import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import {
  amount,
  amountInCart,
  email,
  id,
  instant,
  messageOnly,
  requiredText,
  single,
  text,
  wholeNumber,
} from './fields.ts';
import { orRequired } from './french-errors.ts';
import { ITEM_TYPES } from './cart.ts';
import { COUPON_REFUSALS } from './coupon-refusals.ts';
import { download } from './download.ts';
import { PROMO_CODE_MAX } from './limits.ts';
import { ORDER_MAILS } from './order-mail-kinds.ts';
import { PAYMENT_METHODS } from './order-status.ts';
import { order, orderAmounts } from './orders.ts';
import { phoneNumber } from './auth.ts';
import { receivedMethod } from './received-payments.ts';
import { shippingAddressInput } from './shipping-addresses.ts';
import { writtenStatus } from './status-fields.ts';

/** What people at the shop tell each other about an order. */
export const orderNote = z.object({ id, author: z.string(), content: z.string(), createdAt: instant });
export type OrderNote = z.infer<typeof orderNote>;

const byId = z.object({ id });

/** What a caller wants, whatever is known of them yet. */
const callerWish = {
  userId: id.optional(),
  items: z
    .array(
      z.strictObject({
        itemType: z.enum(ITEM_TYPES).default('PRODUCT'),
        itemId: id,
        variationId: id.nullish(),
        quantity: wholeNumber.min(1, 'Au moins 1').max(999),
      }),
    )
    .min(1, 'Ajoutez au moins un article')
    .max(100),
  paymentMethod: z.enum(PAYMENT_METHODS, 'Choisissez un mode de paiement'),
  couponCode: text(PROMO_CODE_MAX).nullish(),
};

const callerQuote = z.strictObject({
  ...callerWish,
  hasEmail: z
    .boolean()
    .optional()
    .describe('Faux : le nouveau client n’a pas d’email, et rien ne peut s’ouvrir dans son compte'),
});
export type CallerQuote = z.output<typeof callerQuote>;

/** An order that somebody at the shop takes for a caller: a customer who is known, or whom this makes known. */
export const callerOrder = z
  .strictObject({
    ...callerWish,
    customer: z
      .strictObject({
        firstName: requiredText('Le prénom est requis', 80),
        lastName: text(80).optional(),
        phone: phoneNumber,
        email: email().optional(),
      })
      .optional(),
    address: shippingAddressInput.omit({ isDefault: true }).nullish(),
    agreedAmount: amountInCart
      .optional()
      .describe('Ce qui a été annoncé au client : une commande qui coûterait plus est refusée'),
  })
  .refine(({ userId, customer }) => (userId === undefined) !== (customer === undefined), {
    path: ['customer'],
    error: 'Indiquez le client',
  });
export type CallerOrder = z.output<typeof callerOrder>;

/** The acts of the order desk that no shopper has. */
export const orderDeskEndpoints = endpoints({
  'POST /orders/caller': {
    summary:
      'Passe une commande pour un client qui appelle ; « checkout_url » est à lui envoyer ; « Idempotency-Key » empêche de la passer deux fois',
    access: 'staff',
    right: 'orders.write',
    body: callerOrder,
    status: 201,
    response: z.object({ data: order, checkout_url: z.string().optional().describe('La page de paiement') }),
    refusals: [
      'user_not_found',
      'email_taken',
      'account_email_required',
      'product_not_found',
      'variation_not_found',
      'address_required',
      'insufficient_stock',
      'item_unavailable',
      'formation_already_open',
      'formation_already_ordered',
      'country_not_served',
      'cod_unavailable',
      'cod_seats',
      'cod_too_large',
      'order_too_large',
      'total_changed',
      'idempotency_key_reused',
      ...COUPON_REFUSALS,
    ],
  },
  'POST /orders/caller/quote': {
    summary: 'Ce que coûterait cette commande au client qui appelle, code promo compris ; rien n’est écrit',
    access: 'staff',
    right: 'orders.write',
    body: callerQuote,
    response: single(orderAmounts.extend({ coupon: z.object({ code: z.string() }).nullable() })),
    refusals: [
      'account_email_required',
      'product_not_found',
      'variation_not_found',
      'insufficient_stock',
      'item_unavailable',
      'cod_seats',
      'order_too_large',
      ...COUPON_REFUSALS,
    ],
  },
  'GET /orders/{id}/packing-slip': {
    summary: 'Le bon de livraison d’une commande, sans les prix : ce qui reste à encaisser, s’il y en a',
    access: 'staff',
    right: 'orders.read',
    params: byId,
    file: 'application/pdf',
    response: download,
    refusals: ['order_not_found'],
  },
  'PATCH /orders/{id}/status': {
    summary: "Fait avancer une commande, ou l'annule",
    faultMessage: 'Erreur lors de la mise à jour du statut de la commande',
    access: 'staff',
    right: 'orders.write',
    params: byId,
    body: z.strictObject({
      status: writtenStatus,
      note: text(500).nullish(),
      agreedAmount: amount
        .optional()
        .describe('Ce qui pouvait être remboursé, sur l’écran de qui décide : un autre reste est refusé'),
      receivedMethod,
      receivedAmount: amount
        .optional()
        .describe(
          'Pour remettre une commande payée à la livraison : ce que le livreur a encaissé ; sans lui, le total. Le reste est déduit de la commande',
        ),
    }),
    response: single(order),
    refusals: [
      'order_not_found',
      'illegal_transition',
      'refund_changed',
      'same_money_unsaid',
      'received_amount_untimely',
      'received_amount_wrong',
    ],
  },
  'POST /orders/{id}/refunds': {
    summary: 'Rembourse tout ou partie ; « Idempotency-Key » empêche de rembourser deux fois',
    access: 'staff',
    right: 'orders.refund',
    params: byId,
    body: z.strictObject({
      amount: amount.min(1).optional().describe('Sans lui, tout ce qui reste'),
      agreedAmount: amount
        .optional()
        .describe('Ce qui restait sur l’écran de qui rembourse, tout ou partie : un autre reste est refusé'),
      reason: text(500).min(1, 'Ce champ est requis'),
    }),
    status: 201,
    response: single(order),
    refusals: [
      'order_not_found',
      'order_not_refundable',
      'refund_changed',
      'same_money_unsaid',
      'idempotency_key_reused',
    ],
  },
  'GET /orders/{id}/notes': {
    summary: 'Les notes de l’équipe sur une commande ; le client ne les voit pas',
    access: 'staff',
    right: 'orders.read',
    params: byId,
    response: z.object({ data: z.array(orderNote) }),
    refusals: ['order_not_found'],
  },
  'POST /orders/{id}/notes': {
    summary: 'Ajoute une note de l’équipe',
    access: 'staff',
    right: 'orders.write',
    params: byId,
    body: z.strictObject({ content: requiredText('Écrivez votre note', 2000) }),
    status: 201,
    response: single(orderNote),
    refusals: ['order_not_found'],
  },
  'POST /orders/{id}/mails': {
    summary: 'Renvoie au client un email de sa commande',
    access: 'staff',
    right: 'orders.write',
    params: byId,
    body: z.strictObject({ kind: z.enum(ORDER_MAILS, orRequired('Email inconnu')) }),
    response: messageOnly,
    refusals: ['order_not_found', 'customer_without_email', 'order_mail_untimely', 'too_many_requests'],
  },
  'POST /orders/{id}/refunds/{refundId}/done': {
    summary: 'Note qu’un remboursement à faire à la main a été fait',
    access: 'staff',
    right: 'orders.refund',
    params: z.object({ id, refundId: id }),
    body: z.strictObject({ reference: requiredText('La référence est requise', 120) }),
    response: messageOnly,
    refusals: ['order_not_found', 'refund_not_manual'],
  },
  'POST /orders/{id}/refunds/{refundId}/take-over': {
    summary: 'Laisse à faire à la main un remboursement que le prestataire ne fait pas : il ne lui est plus demandé',
    access: 'staff',
    right: 'orders.refund',
    params: z.object({ id, refundId: id }),
    response: messageOnly,
    refusals: ['order_not_found', 'refund_not_overdue'],
  },
  'POST /orders/{id}/refunds/{refundId}/withdraw': {
    summary: 'Retire un remboursement à faire à la main, saisi par erreur : rien n’est rendu',
    access: 'staff',
    right: 'orders.refund',
    params: z.object({ id, refundId: id }),
    response: messageOnly,
    refusals: ['order_not_found', 'refund_not_manual'],
  },
});
