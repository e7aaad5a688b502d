import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Platform } from '#platform/platform';
import { newToken } from '#platform/tokens';
import { fullNameOf, isBeninPhone } from '@tokpa/contract';
import type {
  Checkout,
  CheckoutRequest,
  PaymentLookup,
  PaymentProvider,
  ProviderNews,
  ProviderPayment,
  ProviderResult,
  ProviderStatus,
  RefundRequest,
  SignedCall,
} from '../../provider.ts';
import { isSigned } from '../../signatures.ts';
import { newsName } from '../news-name.ts';
import {
  findPayment,
  findRefundByKey,
  insertRefund,
  openPayment,
  takeBack,
  webhookSecret,
  type SandboxPayment,
} from './books.queries.ts';
import { announce, SANDBOX_SIGNATURE_HEADER } from './sandbox-events.ts';
import { currentPayment } from './sandbox-payments.ts';

export const SANDBOX_PAGE_PREFIX = '/sandbox-pay/';

const STATUSES: Readonly<Record<SandboxPayment['status'], ProviderStatus>> = {
  pending: 'pending',
  approved: 'paid',
  declined: 'failed',
  canceled: 'cancelled',
  expired: 'expired',
  refunded: 'refunded',
};

const news = z.object({ id: newsName, payment: z.object({ reference: newsName, merchantReference: newsName }) });

function asProviderPayment(payment: SandboxPayment): ProviderPayment {
  const wasPaid = payment.status === 'approved' || payment.status === 'refunded';
  return {
    reference: payment.reference,
    merchantReference: payment.merchant_reference,
    status: STATUSES[payment.status],
    amount: payment.amount,
    currency: payment.currency,
    method: payment.method,
    paidAt: wasPaid && payment.decided_at !== null ? new Date(payment.decided_at) : null,
    returnUrl: payment.return_url,
    description: payment.description,
    // What it gave back, it was asked for.
    isPartlyRefunded: false,
    failureReason: payment.status === 'declined' ? 'Paiement refusé par l’opérateur' : null,
  };
}

async function createCheckout(platform: Platform, request: CheckoutRequest): Promise<ProviderResult<Checkout>> {
  const { customer } = request;
  const payment = await openPayment(platform.db, {
    reference: `sbx_${crypto.randomUUID().replaceAll('-', '')}`,
    merchant_reference: request.merchantReference,
    token: newToken('pay_'),
    amount: request.amount,
    currency: request.currency,
    description: request.description,
    customer_name: fullNameOf(customer),
    payer: isBeninPhone(customer.phone) ? customer.phone : null,
    return_url: request.returnUrl,
    expires_at: request.expiresAt,
  });
  const preset = request.method === 'card' ? '?moyen=card' : '';
  const checkoutUrl = `${platform.config.publicUrl}${SANDBOX_PAGE_PREFIX}${payment.token}${preset}`;
  return { outcome: 'ok', value: { reference: payment.reference, checkoutUrl } };
}

async function retrievePayment(
  platform: Platform,
  lookup: PaymentLookup,
): Promise<ProviderResult<ProviderPayment | undefined>> {
  const { reference, merchantReference } = lookup;
  const found =
    reference === null
      ? await findPayment(platform.db, 'merchant_reference', merchantReference)
      : await findPayment(platform.db, 'reference', reference);
  return { outcome: 'ok', value: found && asProviderPayment(await currentPayment(platform, found)) };
}

/** Signed but in no known form: still news, of a payment that nobody can name. */
function readNews(rawBody: string): ProviderNews {
  try {
    const { id, payment } = news.parse(JSON.parse(rawBody));
    return { dedupeKey: id, ...payment };
  } catch {
    return { dedupeKey: createHash('sha256').update(rawBody).digest('hex'), reference: null, merchantReference: null };
  }
}

async function parseWebhook(
  platform: Platform,
  { rawBody, header, now }: SignedCall,
): Promise<ProviderNews | undefined> {
  const secret = await webhookSecret(platform.db);
  return isSigned(header(SANDBOX_SIGNATURE_HEADER), { secret, rawBody, now }) ? readNews(rawBody) : undefined;
}

async function refund(platform: Platform, request: RefundRequest): Promise<ProviderResult<{ reference: string }>> {
  return platform.transact(async (tx): Promise<ProviderResult<{ reference: string }>> => {
    const before = await findRefundByKey(tx, request.idempotencyKey);
    if (before) return { outcome: 'ok', value: { reference: before.reference } };
    const payment = await takeBack(tx, request.reference, request.amount);
    if (!payment) return { outcome: 'rejected', reason: 'rien à rembourser de ce montant' };
    const reference = `sbr_${crypto.randomUUID().replaceAll('-', '')}`;
    await insertRefund(tx, {
      reference,
      payment_reference: payment.reference,
      idempotency_key: request.idempotencyKey,
      amount: request.amount,
    });
    await announce(platform, tx, payment);
    return { outcome: 'ok', value: { reference } };
  });
}

/** A provider inside the shop, with books of its own, for trials: it behaves like a real one, but no money moves. */
export function createSandboxProvider(platform: Platform): PaymentProvider {
  return {
    name: 'sandbox',
    createCheckout: (request) => createCheckout(platform, request),
    retrievePayment: (lookup) => retrievePayment(platform, lookup),
    parseWebhook: (call) => parseWebhook(platform, call),
    refund: (request) => refund(platform, request),
  };
}
