import { z } from 'zod';
import { ITEM_TYPES } from './cart.ts';
import { COUPON_REFUSALS } from './coupon-refusals.ts';
import { download } from './download.ts';
import { endpoints } from './endpoint.ts';
import { estimatedDelivery } from './estimated-delivery.ts';
import {
  amount,
  amountInCart,
  count,
  id,
  instant,
  pageNumber,
  pageSize,
  queryAmount,
  queryDate,
  single,
  text,
} from './fields.ts';
import { ORDERS_PER_PAGE, PROMO_CODE_MAX } from './limits.ts';
import { orderRefund } from './order-refund.ts';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from './order-status.ts';
import { pageOf } from './page.ts';
import { picture } from './pictures.ts';
import { shippingAddress } from './shipping-addresses.ts';
import { sortBy } from './staff-lists.ts';
import { orderStatus, writtenStatus } from './status-fields.ts';

/** The delivery address as it was on the day of the order. */
export const orderAddress = shippingAddress.omit({ id: true, isDefault: true, createdAt: true, updatedAt: true });

const soldItem = z.object({ id: id.nullable(), price: amount, picture: picture.nullable() });
export const orderItem = z.object({
  id,
  itemType: z.enum(ITEM_TYPES),
  quantity: z.int().min(1),
  price: amount.describe('Prix unitaire du jour de la commande'),
  totalAmount: amount,
  product: soldItem
    .extend({
      name: z.string(),
      slug: z.string().nullable().describe('Absent quand le produit n’est plus vendu'),
      images: z.array(z.string()),
      variation: z.string().nullable(),
    })
    .nullable(),
  formation: soldItem.extend({ title: z.string(), image: z.string().nullable() }).nullable(),
  coachingSession: soldItem.extend({ title: z.string() }).nullable(),
  seminar: soldItem.extend({ title: z.string() }).nullable(),
});

export const transaction = z.object({
  id,
  provider: z.string(),
  providerId: z.string().nullable().describe('Référence chez le prestataire de paiement'),
  method: z.string().nullable().describe('mtn, moov, celtis, card ; ou ce que l’équipe en a dit en le notant'),
  amount,
  currency: z.literal('XOF'),
  status: z.enum(PAYMENT_STATUSES),
  createdAt: instant,
});

export const orderTransaction = transaction.extend({
  isRefundedByHand: z.boolean().describe('Le prestataire ne rend pas cet argent de lui-même'),
});

export const orderEvent = z.object({
  status: orderStatus,
  note: z.string().nullable(),
  actor: z.enum(['SHOPPER', 'STAFF', 'SYSTEM', 'PAYMENT']),
  createdAt: instant,
});

/** What an order costs, and out of what. */
export const orderAmounts = z.object({
  subtotalAmount: amount,
  shippingFee: amount,
  codFee: amount.describe('Supplément du paiement à la livraison'),
  totalAmount: amount.describe('Sous-total, livraison et supplément'),
  discountAmount: amount,
  finalAmount: amount.describe('Ce que le client paie'),
});
export type OrderAmounts = z.infer<typeof orderAmounts>;

const orderSummary = z.object({
  id,
  orderNumber: z.string(),
  status: orderStatus,
  paymentMethod: z.enum(PAYMENT_METHODS),
  methodName: z
    .string()
    .describe(
      'Ce qui l’a payée ; avant, ou si personne ne l’a dit, ce que le client a choisi : le personnel lit « Noté à la main »',
    ),
  ...orderAmounts.shape,
  coupon: z.object({ code: z.string() }).nullable(),
  itemsCount: count,
  createdAt: instant,
  updatedAt: instant,
});

export const customer = z.object({ name: z.string(), email: z.string(), phone: z.string() });

export const order = orderSummary.extend({
  customer: customer.describe('Qui a commandé, tel que le jour de la commande'),
  mailAddress: z.string().describe('Où vont ses emails : l’adresse du compte aujourd’hui ; vide sans adresse'),
  shippingAddress: orderAddress.nullable(),
  orderItems: z.array(orderItem),
  transactions: z.array(orderTransaction),
  events: z.array(orderEvent),
  isPayable: z.boolean().describe('Un paiement peut être (re)tenté'),
  payableUntil: instant.nullable(),
  leftUnpaid: z.boolean().describe('Expédiée ou remise sans être payée : l’argent peut être noté quand il arrive'),
  uncollectedAmount: amount.describe('Ce que le livreur n’a pas encaissé : déduit du total'),
  refunds: z.array(orderRefund),
  refundableAmount: amount.describe('Ce qui peut encore être rendu'),
  refundedAmount: amount.describe('Ce qui a été rendu, ou va l’être, de l’argent qui a payé la commande'),
  dueRefundAmount: amount.describe('De « refundedAmount », ce qui n’est pas encore rendu'),
  paidAt: instant.nullable(),
  invoiceNumber: z.string().nullable(),
});
export type Order = z.infer<typeof order>;

export const orderDetail = order.extend({
  ...estimatedDelivery.shape,
  userId: id.optional().describe('Personnel qui voit les clients : le compte de qui a commandé'),
});
export type OrderDetail = z.infer<typeof orderDetail>;

const ORDER_SORTS = ['createdAt', 'orderNumber', 'customerName', 'totalAmount', 'finalAmount', 'status'] as const;

export const orderQuery = z.object({
  page: pageNumber,
  limit: pageSize(ORDERS_PER_PAGE),
  status: writtenStatus.optional(),
  minTotal: queryAmount.optional(),
  maxTotal: queryAmount.optional(),
  startDate: queryDate.optional(),
  endDate: queryDate.optional().describe('Inclus quand c’est un jour'),
  search: text(100).optional().describe('Personnel : numéro, facture, client, destinataire, téléphone, email, lieu'),
  userId: id.optional().describe('Personnel'),
  toPrepare: z.stringbool('Valeur invalide').optional().describe('Personnel : les colis à préparer maintenant'),
  leftUnpaid: z.stringbool('Valeur invalide').optional().describe('Personnel : parties sans être payées'),
  paymentMethod: z.enum(PAYMENT_METHODS).optional(),
  sort: sortBy(ORDER_SORTS).default('-createdAt'),
});
export type OrderQuery = z.infer<typeof orderQuery>;

export const checkout = z.strictObject({
  shippingAddressId: z.uuid('Veuillez sélectionner une adresse de livraison').nullish(),
  paymentMethod: z.enum(PAYMENT_METHODS, 'Veuillez sélectionner un mode de paiement avant de continuer'),
  couponCode: text(PROMO_CODE_MAX).nullish(),
  agreedAmount: amountInCart
    .optional()
    .describe('Ce que le client a vu à payer : une commande qui coûterait plus est refusée'),
});
export type Checkout = z.infer<typeof checkout>;

/** Where an order's payment stands: what the waiting page asks every few seconds. */
export const paymentState = z.object({
  orderId: id,
  orderStatus,
  attemptStatus: z.enum(PAYMENT_STATUSES).nullable(),
  checkoutUrl: z.string().nullable().describe('La page de paiement, tant que la tentative est ouverte'),
  isRefused: z.boolean().describe('Le prestataire a refusé d’ouvrir le paiement, et personne ne l’a encore réglé'),
  isSettled: z.boolean().describe('Plus rien ne changera sans un nouveau geste'),
  isPayable: z.boolean(),
  payableUntil: instant.nullable(),
});
export type PaymentState = z.infer<typeof paymentState>;

const byId = z.object({ id });
const orderPlaced = z.object({
  order,
  checkout_url: z.string().optional().describe('La page de paiement du prestataire'),
});

export const orderEndpoints = endpoints({
  'POST /orders': {
    summary: 'Passe la commande du panier ; « Idempotency-Key » empêche de la passer deux fois',
    faultMessage: 'Une erreur est survenue lors de la création de la commande. Veuillez réessayer.',
    access: 'shopper',
    body: checkout,
    status: 201,
    response: orderPlaced,
    refusals: [
      'cart_empty',
      'address_required',
      'address_not_found',
      'insufficient_stock',
      'item_unavailable',
      'formation_already_open',
      'formation_already_ordered',
      ...COUPON_REFUSALS,
      'country_not_served',
      'cod_unavailable',
      'cod_seats',
      'cod_too_large',
      'order_too_large',
      'total_changed',
      'idempotency_key_reused',
      'too_many_requests',
    ],
  },
  'POST /orders/quote': {
    summary: 'Ce que coûterait la commande du panier, code promo compris ; rien n’est écrit',
    access: 'shopper',
    body: checkout.pick({ paymentMethod: true, couponCode: true }),
    response: single(orderAmounts.extend({ coupon: z.object({ code: z.string() }).nullable() })),
    refusals: ['cart_empty', 'cod_seats', 'order_too_large', ...COUPON_REFUSALS, 'too_many_requests'],
  },
  'GET /orders': {
    summary: 'Les commandes du compte ; toutes, pour le personnel',
    faultMessage: 'Erreur lors de la récupération des commandes',
    access: 'shopper-or-staff',
    right: 'orders.read',
    query: orderQuery,
    response: pageOf(order),
  },
  'GET /orders/{id}': {
    summary: 'Une commande, pour son propriétaire et le personnel',
    faultMessage: 'Erreur lors de la récupération de la commande',
    access: 'shopper-or-staff',
    right: 'orders.read',
    params: byId,
    response: single(orderDetail),
    refusals: ['order_not_found'],
  },
  'GET /orders/{id}/invoice': {
    summary: 'La facture d’une commande ; proforma tant qu’elle n’est pas payée',
    access: 'shopper-or-staff',
    right: 'orders.read',
    params: byId,
    file: 'application/pdf',
    response: download,
    refusals: ['order_not_found'],
  },
  'POST /orders/{id}/cancel': {
    summary: 'Annule une commande en attente ou en cours ; le stock revient',
    faultMessage: "Erreur lors de l'annulation de la commande",
    access: 'shopper-or-staff',
    right: 'orders.write',
    params: byId,
    response: z.object({ data: order, message: z.string() }),
    refusals: ['order_not_found', 'illegal_transition', 'same_money_unsaid'],
  },
  'POST /orders/{id}/payments': {
    summary: 'Tente à nouveau de payer une commande ; le personnel ouvre la page de paiement à envoyer au client',
    access: 'shopper-or-staff',
    right: 'orders.write',
    params: byId,
    body: z.strictObject({ paymentMethod: z.enum(['momo', 'card']).optional() }),
    status: 201,
    response: orderPlaced,
    refusals: ['order_not_found', 'order_not_payable', 'payment_unavailable', 'payment_refused', 'too_many_requests'],
  },
  'GET /orders/{id}/payment': {
    summary: "Où en est le paiement d'une commande",
    access: 'shopper-or-staff',
    right: 'orders.read',
    params: byId,
    response: single(paymentState),
    refusals: ['order_not_found'],
  },
});
