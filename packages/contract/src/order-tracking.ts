import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { estimatedDelivery } from './estimated-delivery.ts';
import { amount, id, instant, single, text } from './fields.ts';
import { PAYMENT_METHODS } from './order-status.ts';
import { customer, order, orderAmounts } from './orders.ts';
import { orderStatus as status } from './status-fields.ts';
import { picture } from './pictures.ts';

const trackingStep = z.object({
  title: z.string(),
  description: z.string(),
  timestamp: instant.nullable(),
  completed: z.boolean(),
});

export const trackingResult = z.object({
  order: z.object({
    id,
    orderNumber: z.string(),
    status,
    paymentMethod: z.enum(PAYMENT_METHODS),
    methodName: order.shape.methodName,
    ...orderAmounts.shape,
    uncollectedAmount: amount,
    refundedAmount: amount,
    dueRefundAmount: amount,
    refundableAmount: amount,
    createdAt: instant,
  }),
  customer: customer.describe('Qui a commandé, tel que le jour de la commande'),
  shippingAddress: z
    .object({
      recipientName: z.string().nullable(),
      phone: z.string().nullable(),
      street: z.string(),
      landmark: z.string().nullable(),
      city: z.string(),
      state: z.string().nullable(),
      postalCode: z.string().nullable(),
      country: z.string(),
    })
    .nullable(),
  tracking: z.object({
    currentStatus: status,
    ...estimatedDelivery.shape,
    steps: z.array(trackingStep),
  }),
  orderItems: z.array(
    z.object({
      product: z.object({
        name: z.string(),
        variation: z.string().nullable(),
        images: z.array(z.string()),
        picture: picture.nullable(),
      }),
      quantity: z.int(),
      price: amount,
    }),
  ),
});
export type TrackingResult = z.infer<typeof trackingResult>;

export const orderTrackingEndpoints = endpoints({
  'GET /orders/track': {
    summary: 'Suit une commande par son numéro ou son identifiant',
    faultMessage: 'Erreur lors du suivi de la commande.',
    access: 'shopper-or-staff',
    right: 'orders.read',
    query: z
      .object({ orderNumber: text(60).optional(), orderId: text(60).optional() })
      .describe('Au moins un des deux'),
    response: single(trackingResult),
    refusals: ['order_not_tracked'],
  },
});
