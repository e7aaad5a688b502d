import type {
  Checkout,
  CheckoutRequest,
  PaymentLookup,
  PaymentProvider,
  ProviderPayment,
  ProviderResult,
} from '../../provider.ts';
import { isSigned } from '../../signatures.ts';
import { callFedapay, type FedapayAccount } from './fedapay-api.ts';
import { asProviderPayment, readNews, tokenAnswer, transactionAnswer } from './fedapay-shapes.ts';

const BENIN_PREFIX = '+229';

function customerOf({ customer }: CheckoutRequest) {
  const phone = customer.phone.startsWith(BENIN_PREFIX)
    ? { phone_number: { number: customer.phone.slice(BENIN_PREFIX.length), country: 'bj' } }
    : {};
  const known = { firstname: customer.firstName, lastname: customer.lastName, email: customer.email };
  // Not everybody has a family name or an address: FedaPay is sent none rather than an empty one.
  return { ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== '')), ...phone };
}

async function createCheckout(account: FedapayAccount, request: CheckoutRequest): Promise<ProviderResult<Checkout>> {
  const created = await callFedapay(account, {
    method: 'POST',
    path: '/transactions',
    body: {
      description: request.description,
      amount: request.amount,
      currency: { iso: request.currency },
      callback_url: request.returnUrl,
      merchant_reference: request.merchantReference,
      customer: customerOf(request),
    },
    answer: transactionAnswer,
  });
  if (created.outcome !== 'ok') return created;
  const { id, payment_url: fallbackUrl } = created.value;
  const path = `/transactions/${encodeURIComponent(id)}/token`;
  const link = await callFedapay(account, { method: 'POST', path, answer: tokenAnswer });
  const checkoutUrl = link.outcome === 'ok' ? link.value.url : fallbackUrl;
  if (checkoutUrl) return { outcome: 'ok', value: { reference: id, checkoutUrl } };
  // The payment exists but nobody was given its page: it can only expire, and nothing was taken.
  return { outcome: 'ambiguous', reason: link.outcome === 'ok' ? 'aucune adresse de paiement' : link.reason };
}

/** By our own reference the route is not promised, and a 404 proves nothing: the payment counts as not known yet. */
async function retrievePayment(
  account: FedapayAccount,
  lookup: PaymentLookup,
): Promise<ProviderResult<ProviderPayment | undefined>> {
  const { reference, merchantReference } = lookup;
  const path =
    reference === null
      ? `/transactions/merchant/${encodeURIComponent(merchantReference)}`
      : `/transactions/${encodeURIComponent(reference)}`;
  const answer = await callFedapay(account, { method: 'GET', path, answer: transactionAnswer });
  if (answer.outcome === 'ok') return { outcome: 'ok', value: asProviderPayment(answer.value) };
  return answer.status === 404 ? { outcome: 'ok', value: undefined } : answer;
}

/** Benin's aggregator: MTN, Moov, Celtiis and cards on its own page. It has no refund call. */
export function createFedapayProvider(account: FedapayAccount & { webhookSecret: string }): PaymentProvider {
  return {
    name: 'fedapay',
    createCheckout: (request) => createCheckout(account, request),
    retrievePayment: (lookup) => retrievePayment(account, lookup),
    async parseWebhook({ rawBody, header, now }) {
      const isTheirs = isSigned(header('x-fedapay-signature'), { secret: account.webhookSecret, rawBody, now });
      return isTheirs ? readNews(rawBody) : undefined;
    },
  };
}
