import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { startPayment } from '#features/payments';
import { createUnpaidOrder } from '#testing/create-unpaid-order';
import { useTestShop } from '#testing/test-shop';
import { checkRefusal } from './send.ts';
import { spoiled, toJson } from './spoil.ts';
import { HOSTILE_TEXTS } from './texts.ts';

const DAILY_RUNS = 300;
const RUNS = Number(process.env['HOSTILE_RUNS'] ?? DAILY_RUNS);
const seed = Number(process.env['HOSTILE_SEED'] ?? 20_261_124);

const STATUSES = ['pending', 'approved', 'declined', 'canceled', 'expired', 'refunded', 'stolen'];
/** What the provider has in its books of each payment that the news may be about. */
const TRULY = ['pending', 'approved', 'declined', 'another amount', 'another currency'] as const;

type Attempt = { id: string; truly: (typeof TRULY)[number]; reference: string; amount: number };

const shop = await useTestShop();
const { db } = shop.platform;
const attempts: Attempt[] = [];
let secret = '';

async function begin(truly: Attempt['truly']): Promise<Attempt> {
  const order = await createUnpaidOrder(shop);
  const { attemptId: id } = await startPayment(shop.platform, {
    ...order,
    method: 'momo',
    customer: { firstName: 'Afiavi', lastName: 'Houngbédji', email: 'afiavi@exemple.bj', phone: '+2290197000000' },
    returnUrl: `http://localhost:3000/order/${order.orderId}`,
  });
  const isMoney = truly !== 'pending' && truly !== 'declined';
  const { reference } = await db
    .updateTable('sandbox_payments')
    .set({
      status: isMoney ? 'approved' : truly,
      ...(truly === 'another amount' && { amount: 1 }),
      ...(truly === 'another currency' && { currency: 'XAF' }),
    })
    .where('merchant_reference', '=', id)
    .returning('reference')
    .executeTakeFirstOrThrow();
  return { id, truly, reference, amount: order.amount };
}

beforeAll(async () => {
  secret = (await db.selectFrom('sandbox_account').select('webhook_secret').executeTakeFirstOrThrow()).webhook_secret;
  for (const truly of TRULY) attempts.push(await begin(truly));
});

/** Long, and not to be compressed. */
const endless = Array.from({ length: 400 }, (_, at) => createHash('sha256').update(`${at}`).digest('hex')).join('');
const words = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS, endless), fc.string({ unit: 'binary' }));
const place = fc.nat(TRULY.length - 1);

/** News as the provider writes them; of what it has not decided, and of amounts that nobody asked for, too. */
const right = fc
  .record({ id: fc.uuid(), about: place, referring: place, status: fc.constantFrom(...STATUSES), isOurs: fc.boolean() })
  .map(({ id, about, referring, status, isOurs }) => ({
    id,
    name: `payment.${status}`,
    createdAt: shop.clock.now().toISOString(),
    payment: {
      // Now and then the reference of one payment beside the attempt of another.
      reference: attempts[isOurs ? about : referring]?.reference,
      merchantReference: attempts[about]?.id,
      status,
      amount: attempts[about]?.amount,
      currency: 'XOF',
    },
  }));

const hostile = fc
  .tuple(right, fc.constantFrom('id', 'reference', 'merchantReference'), words)
  .map(([{ id, payment, ...rest }, field, text]) => ({
    ...rest,
    id: field === 'id' ? text : id,
    payment: { ...payment, ...(field !== 'id' && { [field]: text }) },
  }));

const RAW = [
  'null',
  '[]',
  '"news"',
  '{"payment":{}}',
  '{"id":',
  '{}\u0000',
  '\uFEFF{}',
  '{"id":"a","id":"b"}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"id":"${'x'.repeat(1_048_000)}"}`,
  `{"id":"${'x'.repeat(2_000_000)}"}`,
];
const bodies = fc.oneof(
  { weight: 4, arbitrary: right.map(toJson) },
  { weight: 4, arbitrary: hostile.map(toJson) },
  { weight: 3, arbitrary: spoiled(right).map(toJson) },
  { weight: 1, arbitrary: fc.constantFrom(...RAW) },
);

/** As the provider signs: `t=<seconds>,s=<HMAC of "t.body">`. */
async function bring(body: string) {
  const seconds = Math.floor(shop.clock.now().getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return shop.app.inject({
    method: 'POST',
    url: '/api/v1/payments/webhooks/sandbox',
    headers: { 'content-type': 'application/json', 'x-sandbox-signature': `t=${seconds},s=${signature}` },
    payload: body,
  });
}

async function paidAttempts(): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where((either) => either.or([either('paid_at', 'is not', null), either('status', 'in', ['PAID', 'REFUNDED'])]))
    .execute();
  return rows.map(({ id }) => id);
}

it(`signed news, whatever they say, are taken or refused, and pay nothing that the provider denies (HOSTILE_SEED=${seed})`, async () => {
  const confirmed = attempts.filter(({ truly }) => truly === 'approved').map(({ id }) => id);
  const seen = new Map<number, number>();
  const holds = fc.asyncProperty(bodies, async (body) => {
    const answer = await bring(body);
    seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    if (answer.body !== '{"received":true}') checkRefusal(answer);
    for (const id of await paidAttempts()) expect(confirmed).toContain(id);
  });
  await fc.assert(holds, { numRuns: RUNS, seed });
  // Not only its door was tried: what is true was counted, and each kind of news has been dealt with.
  expect(await paidAttempts()).toEqual(confirmed);
  const outcomes = await db.selectFrom('payment_webhooks').select('outcome').distinct().orderBy('outcome').execute();
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['changed', 'mismatch', 'unchanged', 'unknown_reference']);
  expect(seen.get(200)).toBeGreaterThan(RUNS / 2);
  expect(new Set(seen.keys())).toEqual(new Set([200, 400, 413]));
}, 120_000);
