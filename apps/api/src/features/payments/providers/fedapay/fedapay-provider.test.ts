import { useFedapayStandIn, type StandInAnswer } from '#testing/fedapay-stand-in';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CheckoutRequest } from '../../provider.ts';
import { signBody } from '../../signatures.ts';
import { createFedapayProvider } from './fedapay-provider.ts';
import { readNews } from './fedapay-shapes.ts';

const standIn = await useFedapayStandIn();
const keys = { secretKey: 'sk_sandbox_example', webhookSecret: 'wh_sandbox_example_secret' };
const fedapay = createFedapayProvider({ ...keys, apiUrl: standIn.url });

const attemptId = '0190a000-0000-7000-8000-000000000001';
const request: CheckoutRequest = {
  merchantReference: attemptId,
  amount: 12_500,
  currency: 'XOF',
  description: 'Commande ORD-1',
  method: 'momo',
  customer: { firstName: 'Afiavi', lastName: 'Houngbédji', email: 'afiavi@exemple.bj', phone: '+2290197000000' },
  returnUrl: 'https://boutique.example/order/1',
  expiresAt: new Date('2026-11-20T12:00:00Z'),
};
const pending = {
  id: 1001,
  status: 'pending',
  amount: 12_500,
  currency_id: 1,
  merchant_reference: attemptId,
  mode: null,
  klass: 'v1/transaction',
};
const approved = {
  ...pending,
  status: 'approved',
  mode: 'mtn_open',
  amount_debited: 13_000,
  commission: '0.04',
  approved_at: '2026-11-20T10:00:00.000Z',
};
const pageUrl = 'https://sandbox-process.fedapay.com/abc';

beforeEach(() => {
  standIn.heard.splice(0);
  standIn.answers = {
    'POST /v1/transactions': { body: { 'v1/transaction': pending } },
    'POST /v1/transactions/1001/token': { body: { token: 'abc', url: pageUrl } },
    'GET /v1/transactions/1001': { body: { 'v1/transaction': approved } },
  };
});

describe('opening a payment at FedaPay', () => {
  test('sends what FedaPay asks for and answers the address of its page', async () => {
    expect(await fedapay.createCheckout(request)).toEqual({
      outcome: 'ok',
      value: { reference: '1001', checkoutUrl: pageUrl },
    });
    expect(standIn.heard[0]).toEqual({
      method: 'POST',
      url: '/v1/transactions',
      authorization: 'Bearer sk_sandbox_example',
      body: {
        description: 'Commande ORD-1',
        amount: 12_500,
        currency: { iso: 'XOF' },
        callback_url: 'https://boutique.example/order/1',
        merchant_reference: attemptId,
        customer: {
          firstname: 'Afiavi',
          lastname: 'Houngbédji',
          email: 'afiavi@exemple.bj',
          phone_number: { number: '0197000000', country: 'bj' },
        },
      },
    });
  });

  test('sends no name and no address of whoever has none', async () => {
    const customer = { firstName: 'Afiavi', lastName: '', email: '', phone: '' };
    await fedapay.createCheckout({ ...request, customer });
    expect(standIn.heard[0]?.body).toMatchObject({ customer: { firstname: 'Afiavi' } });
    expect(JSON.stringify(standIn.heard[0]?.body)).not.toContain('""');
  });

  test('uses the address of the first answer when the second does not come', async () => {
    standIn.answers['POST /v1/transactions'] = {
      status: 201,
      body: { 'v1/transaction': { ...pending, payment_url: pageUrl } },
    };
    standIn.answers['POST /v1/transactions/1001/token'] = { status: 500, body: 'down' };
    expect(await fedapay.createCheckout(request)).toMatchObject({ outcome: 'ok', value: { checkoutUrl: pageUrl } });
  });

  test.each<[string, StandInAnswer, string]>([
    ['wrong fields', { status: 422, body: { message: 'Invalide', errors: { amount: ['trop petit'] } } }, 'rejected'],
    [
      'wrong fields under a server error',
      { status: 500, body: { message: 'Invalide', errors: { amount: ['trop petit'] } } },
      'rejected',
    ],
    ['a wrong key', { status: 401, body: { message: "Erreur d'authentification." } }, 'unavailable'],
    ['an account that may not', { status: 403, body: { message: 'Compte suspendu.' } }, 'unavailable'],
    ['too many calls', { status: 429, body: '' }, 'unavailable'],
    ['a fault of its own', { status: 502, body: '<html>' }, 'ambiguous'],
    ['something unreadable', { body: 'oui' }, 'ambiguous'],
    ['nothing, after the call was sent', 'hang up', 'ambiguous'],
  ])('when FedaPay answers %s', async (_, said, outcome) => {
    standIn.answers['POST /v1/transactions'] = said;
    expect(await fedapay.createCheckout(request)).toMatchObject({ outcome });
  });

  test('when FedaPay can not be reached, nothing was sent and it may be tried again', async () => {
    const nobody = createFedapayProvider({ ...keys, apiUrl: 'http://127.0.0.1:2' });
    expect(await nobody.createCheckout(request)).toMatchObject({ outcome: 'unavailable' });
  });
});

describe('asking FedaPay about a payment', () => {
  const ask = () => fedapay.retrievePayment({ reference: '1001', merchantReference: attemptId });

  test('compares the amount asked, never the amount debited with fees', async () => {
    expect(await ask()).toEqual({
      outcome: 'ok',
      value: {
        reference: '1001',
        merchantReference: attemptId,
        status: 'paid',
        amount: 12_500,
        currency: 'XOF',
        method: 'mtn',
        paidAt: new Date('2026-11-20T10:00:00.000Z'),
        returnUrl: null,
        description: null,
        isPartlyRefunded: false,
        failureReason: null,
      },
    });
  });

  test.each([
    ['transferred', 'paid'],
    ['transferred_partially_refunded', 'paid'],
    ['declined', 'failed'],
    ['canceled', 'cancelled'],
    ['expired', 'expired'],
    ['refunded', 'refunded'],
    ['a_state_of_tomorrow', 'unknown'],
  ])('reads %s as %s', async (status, meaning) => {
    standIn.answers['GET /v1/transactions/1001'] = { body: { 'v1/transaction': { ...approved, status } } };
    expect(await ask()).toMatchObject({ value: { status: meaning } });
  });

  test.each([
    ['approved', false],
    ['approved_partially_refunded', true],
    ['transferred_partially_refunded', true],
  ])('reads that %s gave a part back: %s', async (status, isPartlyRefunded) => {
    standIn.answers['GET /v1/transactions/1001'] = { body: { 'v1/transaction': { ...approved, status } } };
    expect(await ask()).toMatchObject({ value: { status: 'paid', isPartlyRefunded } });
  });

  test.each([
    ['a mode that is no text', { mode: 7 }],
    ['a moment that is a number', { approved_at: 1_763_632_800 }],
    ['a moment that is none', { approved_at: 'hier' }],
    ['a list of faults', { last_error_code: ['aucune'] }],
    ['an address that is an object', { payment_url: {} }],
    ['the number of its currency as a text', { currency_id: '1' }],
    ['a date of its last change that is a number', { updated_at: 1_763_632_800 }],
  ])('money that came is seen also beside %s', async (_, odd) => {
    standIn.answers['GET /v1/transactions/1001'] = { body: { 'v1/transaction': { ...approved, ...odd } } };
    const answer = await ask();
    expect(answer).toMatchObject({ value: { status: 'paid', amount: 12_500, currency: 'XOF' } });
    const paidAt = answer.outcome === 'ok' ? answer.value?.paidAt : undefined;
    expect(paidAt).toEqual('approved_at' in odd ? null : new Date(approved.approved_at));
  });

  test('by the attempt when the reference was lost', async () => {
    standIn.answers[`GET /v1/transactions/merchant/${attemptId}`] = { body: { 'v1/transaction': pending } };
    expect(await fedapay.retrievePayment({ reference: null, merchantReference: attemptId })).toMatchObject({
      value: { reference: '1001', status: 'pending' },
    });
  });

  test('a payment that FedaPay does not know is not a failure, and a broken answer is no answer', async () => {
    standIn.answers['GET /v1/transactions/1001'] = { status: 404, body: { message: 'Introuvable' } };
    expect(await ask()).toEqual({ outcome: 'ok', value: undefined });
    standIn.answers['GET /v1/transactions/1001'] = { status: 503, body: '' };
    expect(await ask()).toMatchObject({ outcome: 'unavailable' });
  });

  test('another currency is told as such', async () => {
    standIn.answers['GET /v1/transactions/1001'] = { body: { 'v1/transaction': { ...approved, currency_id: 2 } } };
    expect(await ask()).toMatchObject({ value: { currency: 'FedaPay n° 2' } });
  });
});

describe("FedaPay's webhooks", () => {
  const now = new Date(1_760_000_000_000);
  const body =
    '{"name":"transaction.approved","object":"transaction","object_id":1001,"entity":{"id":1001,"status":"approved","amount":12500}}';
  const parse = (header: string, rawBody = body) =>
    fedapay.parseWebhook({ rawBody, header: (name) => (name === 'x-fedapay-signature' ? header : undefined), now });

  test('are accepted when signed with the secret of the endpoint, and refused otherwise', async () => {
    expect(
      await parse('t=1760000000,s=1b459dd50dd5b18faf7c60a82deb802b32ca61c3efd37083718545503982037f'),
    ).toMatchObject({ reference: '1001' });
    expect(await parse(signBody('another', body, now))).toBeUndefined();
    expect(await parse('')).toBeUndefined();
  });

  test('are the same news when name, transaction and state are the same', () => {
    const again = body.replace('"amount":12500', '"amount":12500,"flags":[]');
    expect(readNews(again).dedupeKey).toBe(readNews(body).dedupeKey);
    expect(readNews(body.replace('approved","amount', 'declined","amount')).dedupeKey).not.toBe(
      readNews(body).dedupeKey,
    );
  });

  test.each([
    [
      'the entity as a text',
      JSON.stringify({
        type: 'transaction.approved',
        entity: JSON.stringify({ id: 7, merchant_reference: attemptId }),
      }),
      '7',
    ],
    ['only the id of the object', '{"event":"transaction.updated","object_id":"8"}', '8'],
    ['another object', '{"name":"customer.created","object_id":9}', null],
    ['no JSON', 'bonjour', null],
    ['an id that the database can not write', '{"name":"transaction.updated","object_id":"8\\u0000"}', null],
  ])('are read with %s', (_, rawBody, reference) => {
    expect(readNews(rawBody).reference).toBe(reference);
  });

  test('name nobody’s attempt where the database can not write what they call it', () => {
    const news = readNews('{"name":"transaction.updated","entity":{"id":7,"merchant_reference":"a\\u0000"}}');
    expect(news).toMatchObject({ reference: '7', merchantReference: null });
  });

  test('FedaPay has no refund call', () => {
    expect(fedapay.refund).toBeUndefined();
  });
});
