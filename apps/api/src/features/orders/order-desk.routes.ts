import { recordNothing } from '#platform/audit';
import { readIdempotencyKey } from '#platform/http/idempotency-key';
import type { Route } from '#platform/http/routes';
import { sayWhereItGoes } from '#platform/mail/say-where-it-goes';
import type { Platform } from '#platform/platform';
import { addNote, finishRefund, listNotes, resendMail, takeOverRefund, withdrawRefund } from './order-desk.ts';
import { bookPayment } from './book-payment.ts';
import { correctReceived } from './correct-received.ts';
import { findOrderOrThrow } from './list-orders.ts';
import { placeCallerOrder } from './place-caller-order.ts';
import { quoteCallerOrder } from './quote-order.ts';
import { receivePayment } from './receive-payment.ts';
import { findTransactionOrThrow, listTransactions } from './list-transactions.ts';
import { settleTransaction } from './settle-transaction.ts';

export function bindOrderDeskRoutes(platform: Platform, route: Route): void {
  route('POST /orders/caller', ({ body, session, header }) =>
    placeCallerOrder(platform, session, {
      wish: body,
      idempotencyKey: readIdempotencyKey(header('idempotency-key')),
    }),
  );
  route('POST /orders/caller/quote', async ({ body }) => {
    // A question asked while the order is being taken.
    recordNothing();
    return { data: await quoteCallerOrder(platform, body) };
  });
  route('GET /orders/{id}/notes', async ({ params }) => ({ data: await listNotes(platform, params.id) }));
  route('POST /orders/{id}/notes', async ({ params, body, session }) => ({
    data: await addNote(platform, session, params.id, body.content),
  }));
  route('POST /orders/{id}/mails', async ({ params, body, session }) => {
    await resendMail(platform, session, { orderId: params.id, kind: body.kind });
    return { message: sayWhereItGoes(platform.config, { what: 'L’email' }) };
  });
  route('POST /orders/{id}/payments/received', async ({ params: { id: orderId }, body, session }) => {
    const { note, receivedMethod: method } = body;
    await receivePayment(platform, session, { orderId, note: note || null, method: method ?? null });
    return { data: await findOrderOrThrow(platform, orderId) };
  });
  route('PUT /orders/{id}/payments/received', async ({ params: { id: orderId }, body, session }) => {
    const { receivedAmount, note } = body;
    await correctReceived(platform, session, { orderId, receivedAmount, note: note || null });
    return { data: await findOrderOrThrow(platform, orderId) };
  });
  route('POST /orders/{id}/refunds/{refundId}/done', async ({ params, body, session }) => {
    await finishRefund(platform, session, { orderId: params.id, refundId: params.refundId, ...body });
    return { message: 'Le remboursement est noté.' };
  });
  route('POST /orders/{id}/refunds/{refundId}/take-over', async ({ params, session }) => {
    await takeOverRefund(platform, session, { orderId: params.id, refundId: params.refundId });
    return { message: 'Le remboursement est à faire à la main.' };
  });
  route('POST /orders/{id}/refunds/{refundId}/withdraw', async ({ params, session }) => {
    await withdrawRefund(platform, session, { orderId: params.id, refundId: params.refundId });
    return { message: 'Le remboursement est retiré.' };
  });

  route('POST /unmatched-payments/{id}/book', async ({ params, body, session }) => {
    const orderNumber = await bookPayment(platform, session, { id: params.id, orderNumber: body.orderNumber });
    return { message: `Paiement rattaché à la commande ${orderNumber}.` };
  });
  route('GET /transactions', ({ query }) => listTransactions(platform.db, query));
  route('GET /transactions/{id}', async ({ params }) => ({
    data: await findTransactionOrThrow(platform.db, params.id),
  }));
  route('POST /transactions/{id}/settle', async ({ params, body, session }) => ({
    data: await settleTransaction(platform, session, {
      id: params.id,
      note: body.note || null,
      isSameMoney: body.isSameMoney,
    }),
  }));
}
