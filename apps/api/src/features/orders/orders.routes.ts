import { readIdempotencyKey } from '#platform/http/idempotency-key';
import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { ownerOf } from '#platform/session';
import { cancelOrder } from './cancel-order.ts';
import { checkOut } from './checkout.ts';
import { readOrder } from './estimate-delivery.ts';
import { findOrderOrThrow, listOrders } from './list-orders.ts';
import { findPaymentState, retryPayment } from './pay-order.ts';
import { readInvoice, readPackingSlip } from './read-papers.ts';
import { quoteOrder } from './quote-order.ts';
import { refundOrder } from './refund-order.ts';
import { trackOrder } from './track-order.ts';
import { updateStatus } from './update-status.ts';

const CHECKOUTS = { name: 'checkout', points: 30, seconds: 600 } as const;
// Codes can not be guessed one after the other.
const QUOTES = { name: 'quote', points: 60, seconds: 600 } as const;
const PAYMENTS = { name: 'payment', points: 20, seconds: 600 } as const;

function bindShopperRoutes(platform: Platform, route: Route): void {
  route('POST /orders', async ({ body, session: { userId }, header }) => {
    await platform.throttle.count(CHECKOUTS, userId);
    return checkOut(platform, {
      userId,
      checkout: body,
      idempotencyKey: readIdempotencyKey(header('idempotency-key')),
    });
  });

  route('POST /orders/quote', async ({ body, session: { userId } }) => {
    await platform.throttle.count(QUOTES, userId);
    return { data: await quoteOrder(platform, userId, body) };
  });
}

function bindStaffRoutes(platform: Platform, route: Route): void {
  route('PATCH /orders/{id}/status', async ({ params: { id: orderId }, body, session }) => {
    await updateStatus(platform, { orderId, session }, body);
    return { data: await findOrderOrThrow(platform, orderId) };
  });

  route('POST /orders/{id}/refunds', async ({ params: { id: orderId }, body, session, header }) => {
    const { amount, agreedAmount, reason } = body;
    await refundOrder(platform, {
      orderId,
      session,
      amount,
      agreedAmount,
      reason,
      idempotencyKey: readIdempotencyKey(header('idempotency-key')),
    });
    return { data: await findOrderOrThrow(platform, orderId) };
  });
}

export function bindOrderRoutes(platform: Platform, route: Route): void {
  route('GET /orders', async ({ query, session }) => listOrders(platform, query, session));

  route('GET /orders/track', async ({ query, session }) => ({
    data: await trackOrder(platform, query, ownerOf(session)),
  }));

  route('GET /orders/{id}', async ({ params, session }) => ({
    data: await readOrder(platform, params.id, session),
  }));

  route('GET /orders/{id}/payment', async ({ params, session }) => ({
    data: await findPaymentState(platform, params.id, ownerOf(session)),
  }));

  route('POST /orders/{id}/payments', async ({ params: { id: orderId }, body, session }) => {
    await platform.throttle.count(PAYMENTS, session.kind === 'staff' ? session.staffId : session.userId);
    const checkoutUrl = await retryPayment(platform, { orderId, session }, body.paymentMethod);
    return { order: await findOrderOrThrow(platform, orderId, ownerOf(session)), checkout_url: checkoutUrl };
  });

  route('GET /orders/{id}/invoice', ({ params, session }) => readInvoice(platform, params.id, ownerOf(session)));
  route('GET /orders/{id}/packing-slip', ({ params }) => readPackingSlip(platform, params.id));

  route('POST /orders/{id}/cancel', async ({ params, session }) => {
    await cancelOrder(platform, params.id, session);
    return {
      data: await findOrderOrThrow(platform, params.id, ownerOf(session)),
      message: 'Votre commande a été annulée.',
    };
  });

  bindShopperRoutes(platform, route);
  bindStaffRoutes(platform, route);
}
