import type { Order } from '@tokpa/contract';
import { findSettings } from '#features/settings';
import type { FileAnswer } from '#platform/http/file-answer';
import type { Platform } from '#platform/platform';
import { lockOrderOrThrow } from './change-status.ts';
import { findInvoice, findInvoicedRefunds, type InvoiceNumber, issueInvoice } from './invoices.queries.ts';
import { findOrderOrThrow } from './list-orders.ts';
import { invoiceNumber } from './invoice-number.ts';
import { drawInvoice, drawPackingSlip } from './order-papers.ts';
import { findCorrections } from './received-corrections.queries.ts';

const PDF = 'application/pdf';

/**
 * Of an order that was read as paid: one that is paid meanwhile keeps the proforma that it was read for. What was paid before there were
 * invoices gets its number now.
 */
async function numberOf(platform: Platform, { id: orderId, paidAt }: Order) {
  if (paidAt === null) return undefined;
  const known = await findInvoice(platform.db, orderId);
  if (known) return known;
  const now = platform.clock.now();
  await platform.transact(async (tx) => {
    // Two who read it at once wait for each other: an order has one number.
    await lockOrderOrThrow(tx, orderId);
    await issueInvoice(tx, orderId, now);
  });
  return findInvoice(platform.db, orderId);
}

function invoiceName({ orderNumber, paidAt }: Order, invoice: InvoiceNumber | undefined): string {
  if (invoice) return invoiceNumber(invoice);
  return paidAt === null ? `facture-proforma-${orderNumber}` : `facture-${orderNumber}`;
}

/** The invoice as a PDF, as the customer reads it whoever asks: it is made out to them. With `userId` only when the order is that shopper's. */
export async function readInvoice(platform: Platform, orderId: string, userId?: string): Promise<FileAnswer> {
  const order = await findOrderOrThrow(platform, orderId, userId, 'shopper');
  const invoice = await numberOf(platform, order);
  const [settings, refunds, corrections] = await Promise.all([
    findSettings(platform.db),
    findInvoicedRefunds(platform.db, orderId),
    findCorrections(platform.db, order),
  ]);
  const content = await drawInvoice({ order, settings, invoice, refunds, corrections });
  return { name: `${invoiceName(order, invoice)}.pdf`, type: PDF, content };
}

export async function readPackingSlip(platform: Platform, orderId: string): Promise<FileAnswer> {
  const order = await findOrderOrThrow(platform, orderId);
  const content = await drawPackingSlip({ order, settings: await findSettings(platform.db) });
  return { name: `bon-de-livraison-${order.orderNumber}.pdf`, type: PDF, content };
}
