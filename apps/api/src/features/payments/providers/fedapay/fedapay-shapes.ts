import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ProviderNews, ProviderPayment, ProviderStatus } from '../../provider.ts';
import { newsName } from '../news-name.ts';

// What FedaPay calls a payment's state; the two partial refunds leave money with the shop.
const STATUSES: Readonly<Record<string, ProviderStatus>> = {
  pending: 'pending',
  approved: 'paid',
  transferred: 'paid',
  approved_partially_refunded: 'paid',
  transferred_partially_refunded: 'paid',
  refunded: 'refunded',
  declined: 'failed',
  canceled: 'cancelled',
  expired: 'expired',
};
const PARTLY_REFUNDED: ReadonlySet<string> = new Set(['approved_partially_refunded', 'transferred_partially_refunded']);

const METHODS: Readonly<Record<string, string>> = {
  mtn: 'mtn',
  mtn_open: 'mtn',
  moov: 'moov',
  sbin: 'celtis',
  celtis: 'celtis',
  celtiis: 'celtis',
  card: 'card',
  visa: 'card',
  mastercard: 'card',
};

// FedaPay counts currencies by its own numbers; XOF is the first.
const XOF_ID = 1;

const text = z.string().nullish();
// Said beside the payment: whatever stands there, the payment is read.
const aside = text.catch(null);
const wholeNumber = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d+(\.0+)?$/)
    .transform(Number),
]);

const transactionShape = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  status: z.string(),
  amount: wholeNumber,
  merchant_reference: text,
  mode: aside,
  currency_id: wholeNumber.nullish(),
  currency: z.object({ iso: z.string() }).nullish().catch(null),
  approved_at: aside,
  last_error_code: aside,
  payment_url: aside,
  callback_url: aside,
  description: aside,
});
export type FedapayTransaction = z.infer<typeof transactionShape>;

/** `{"v1/transaction": {…}}`, or the transaction alone. */
export const transactionAnswer = z.union([
  z.object({ 'v1/transaction': transactionShape }).transform((answer) => answer['v1/transaction']),
  transactionShape,
]);

export const tokenAnswer = z.object({ url: z.url({ protocol: /^https?$/ }) });

export const errorAnswer = z.object({
  message: z.string().optional(),
  errors: z.record(z.string(), z.unknown()).optional(),
});

function currencyOf({ currency, currency_id: id }: FedapayTransaction): string {
  if (currency) return currency.iso.toUpperCase();
  return id === undefined || id === null || id === XOF_ID ? 'XOF' : `FedaPay n° ${id}`;
}

function reasonOf(status: ProviderStatus, transaction: FedapayTransaction): string | null {
  if (status === 'unknown') return transaction.status;
  return status === 'paid' ? null : (transaction.last_error_code ?? null);
}

/** Null where it is no moment. */
function readInstant(written: string | null | undefined): Date | null {
  const instant = new Date(written ?? '');
  return Number.isNaN(instant.getTime()) ? null : instant;
}

export function asProviderPayment(transaction: FedapayTransaction): ProviderPayment {
  const status = STATUSES[transaction.status] ?? 'unknown';
  const mode = transaction.mode?.toLowerCase();
  return {
    reference: transaction.id,
    merchantReference: transaction.merchant_reference ?? null,
    status,
    // Never amount_debited: fees may be added to what the payer gives.
    amount: transaction.amount,
    currency: currencyOf(transaction),
    method: mode ? (METHODS[mode] ?? mode) : null,
    paidAt: readInstant(transaction.approved_at),
    returnUrl: transaction.callback_url ?? null,
    description: transaction.description ?? null,
    isPartlyRefunded: PARTLY_REFUNDED.has(transaction.status),
    failureReason: reasonOf(status, transaction),
  };
}

const entity = z.object({
  id: z.union([z.number(), z.string()]).transform(String).optional(),
  status: text,
  updated_at: text,
  merchant_reference: text,
});

const jsonText = z.string().transform((written, context): unknown => {
  try {
    return JSON.parse(written);
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' });
    return z.NEVER;
  }
});

const newsShape = z
  .object({
    name: text,
    type: text,
    event: text,
    object_id: z.union([z.number(), z.string()]).transform(String).nullish(),
    entity: z
      .union([jsonText.pipe(entity), entity])
      .nullish()
      .catch(null),
  })
  .transform(({ name, type, event, object_id: objectId, entity: about }) => ({
    called: name ?? type ?? event ?? '',
    reference: about?.id ?? objectId,
    about,
  }));

type News = z.infer<typeof newsShape>;

/** The same news are those of the same name about the same transaction in the same state: bodies carry no event id. */
function dedupeKeyOf(called: string, reference: string, about: NonNullable<News['about']>): string {
  return sha256([called, reference, about.status, about.updated_at].join('|'));
}

/** A webhook's body → which payment it is about. What can not be read is news of a payment that nobody can name. */
export function readNews(rawBody: string): ProviderNews {
  const unread = { dedupeKey: sha256(rawBody), reference: null, merchantReference: null };
  const parsed = jsonText.pipe(newsShape).safeParse(rawBody);
  if (!parsed.success) return unread;
  const { called, reference, about } = parsed.data;
  if (!reference || !newsName.safeParse(reference).success || !/^(transaction\.|$)/.test(called)) return unread;
  if (!about) return { ...unread, reference };
  return {
    dedupeKey: dedupeKeyOf(called, reference, about),
    reference,
    merchantReference: newsName.nullish().catch(null).parse(about.merchant_reference) ?? null,
  };
}

function sha256(words: string): string {
  return createHash('sha256').update(words).digest('hex');
}
