import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createAddress } from '#testing/create-address';
import { createStaff } from '#testing/create-staff';
import { fillCart } from '#testing/fill-cart';
import { createProduct } from '#testing/create-product';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { answerErrors, createRefuse } from '#platform/http/errors';
import { Problem } from '#platform/problem';
import { newToken, TOKEN_PREFIXES } from '#platform/tokens';

const WARN = 40;
const lines: string[] = [];
const shop = await useTestShop({ LOG_LEVEL: 'trace' }, { logTo: (line) => void lines.push(line) });
const visitor = shop.client();

type Line = { level: number; err?: unknown; msg: string };
const toLine = (line: string) => JSON.parse(line) as Line;

const AWA = {
  firstName: 'Awahounsi',
  lastName: 'Dossoukpevi',
  email: 'awahounsi@exemple.bj',
  password: 'Soleil-de-Parakou-7',
  phoneNumber: '+2290197554433',
};

/** The first long piece of a mail's text that its link proves itself by. */
const tokenIn = (text: string) => /token=([\w-]{20,})/.exec(text)?.[1] ?? '';
const codeIn = (text: string) => /\b(\d{6})\b/.exec(text)?.[1] ?? '';

/** A code of six figures stands by itself: within an id or the figures of a moment it may be by chance. */
const tells = (line: string, secret: string) =>
  /^\d{6}$/.test(secret) ? new RegExp(`(?<![\\w.])${secret}(?!\\w)`).test(line) : line.includes(secret);

async function newestMailTo(to: string): Promise<string> {
  await shop.platform.jobs.drain();
  return (await readMails(shop, { to })).at(-1)?.text ?? '';
}

/** A day in the shop of somebody who mistypes: everything that a person types or gets by mail, sent where it belongs. */
async function spendADay(): Promise<string[]> {
  const { email, password, lastName, phoneNumber } = AWA;
  await visitor.call('POST /auth/register', { body: AWA });
  await refusalOf(visitor.call('POST /auth/register', { body: AWA }));
  await refusalOf(visitor.call('POST /auth/login', { body: { email, password: 'Pas-celui-ci-3' } }));
  const { token } = await visitor.call('POST /auth/login', { body: { email, password } });
  const client = shop.client(token);
  const { user } = await client.call('GET /auth/profile');
  const home = { addressLine1: 'Maison Fidjrosse-Kpota', phone: phoneNumber };
  const { id: shippingAddressId } = await createAddress(shop, user.id, home);
  await fillCart(shop, user.id, [{ productId: (await createProduct(shop)).id }]);
  const { order } = await client.call('POST /orders', { body: { paymentMethod: 'momo', shippingAddressId } });
  await client.call('GET /orders/track', { query: { orderNumber: order.orderNumber } });
  const message = {
    name: lastName,
    email,
    phone: phoneNumber,
    subject: 'product-info',
    message: 'Maison Fidjrosse',
  } as const;
  await visitor.call('POST /contact-messages', { body: message });
  await visitor.call('POST /newsletter/subscribe', { body: { email } });
  const subscription = tokenIn(await newestMailTo(email));
  await shop.app.inject({ url: `/api/v1/newsletter/one-click?token=${subscription}` });
  await visitor.call('POST /auth/forgot-password', { body: { email } });
  const otp = codeIn(await newestMailTo(email));
  await refusalOf(visitor.call('POST /auth/reset-password', { body: { email, otp: '000000', newPassword: password } }));
  const owner = shop.client((await createStaff(shop)).token);
  await owner.call('GET /orders', { query: { search: email } });
  await owner.call('GET /users', { query: { search: phoneNumber } });
  const encoded = [encodeURIComponent(email), encodeURIComponent(phoneNumber)];
  const links = TOKEN_PREFIXES.map(newToken);
  for (const url of [
    `/api/v1/orders?access_token=${token}`,
    `/api/v1/auth/profile?email=${email}`,
    `/${token}?${email}`,
    `/${encoded.join('/')}`,
    `/sandbox-pay/${links.join('/')}`,
  ])
    await shop.app.inject({ url });
  return [
    ...Object.values(AWA),
    ...encoded,
    ...links,
    phoneNumber.slice(4),
    subscription,
    otp,
    token,
    'Fidjrosse',
    'Pas-celui-ci',
  ];
}

it('the log of a whole day holds nothing that people typed and nothing that proves who they are, at its most talkative', async () => {
  const secrets = await spendADay();
  expect(secrets).not.toContain('');
  expect(lines.length).toBeGreaterThan(15);
  expect(lines.filter((line) => secrets.some((secret) => tells(line, secret)))).toEqual([]);
});

it('a shop that is closed on purpose reports no fault when somebody knocks', async () => {
  const { platform, app, clock } = shop;
  const close = async (isClosed: boolean) => {
    await platform.transact((tx) => platform.maintenance.set(tx, isClosed, clock.now()));
    await platform.maintenance.refresh();
  };
  await close(true);
  lines.length = 0;
  expect((await app.inject({ url: '/api/v1/orders' })).statusCode).toBe(503);
  await close(false);
  const said = lines.map(toLine);
  expect(said.map(({ msg }) => msg)).toContain('answered');
  expect(said.filter(({ level, err }) => level >= WARN || err !== undefined)).toEqual([]);
});

it('a database that is away or too busy, or a payment provider that is away, is said in a sentence; what nobody foresaw with its place in the code', async () => {
  const written: string[] = [];
  const app = Fastify({ loggerInstance: pino({}, { write: (line: string) => void written.push(line) }) });
  app.setErrorHandler(answerErrors(createRefuse(new Map())));
  const faults = {
    away: Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED', syscall: 'connect' }),
    busy: Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
    provider: new Problem('payment_unavailable', { retryAfterSeconds: 10 }),
    lost: Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }),
  };
  for (const [name, fault] of Object.entries(faults))
    app.get(`/${name}`, () => {
      throw fault;
    });
  const told = async (name: keyof typeof faults) => {
    written.length = 0;
    const { statusCode } = await app.inject({ url: `/${name}` });
    const faultLine = written.map(toLine).find(({ level }) => level >= WARN);
    return { statusCode, level: faultLine?.level, hasStack: JSON.stringify(faultLine).includes('stack') };
  };
  expect(await told('away')).toEqual({ statusCode: 503, level: WARN, hasStack: false });
  expect(await told('busy')).toEqual({ statusCode: 503, level: WARN, hasStack: false });
  expect(await told('provider')).toEqual({ statusCode: 503, level: WARN, hasStack: false });
  expect(await told('lost')).toEqual({ statusCode: 500, level: 50, hasStack: true });
  await app.close();
});
