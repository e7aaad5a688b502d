import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const publicShop = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://boutique.example',
  DATABASE_URL: 'postgres://shop:s3cr3t-of-the-shop@db/shop',
  PAYMENT_PROVIDER: 'fedapay',
  FEDAPAY_SECRET_KEY: 'sk_live_1',
  FEDAPAY_WEBHOOK_SECRET: 'wh_live_1',
};

function refusal(env: Record<string, string>): string {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the configuration was accepted');
}

describe('with nothing set', () => {
  test('the shop is a trial on this machine', () => {
    expect(loadConfig({})).toEqual({
      environment: 'development',
      isPublicProduction: false,
      refusesTrials: false,
      port: 3000,
      host: '0.0.0.0',
      publicUrl: 'http://localhost:3000',
      dataDir: path.resolve('var'),
      databaseUrl: undefined,
      smtpUrl: undefined,
      isLocal: true,
      showsSecretMails: true,
      mailFrom: 'Tokpa <bonjour@tokpa.example>',
      admin: { email: 'proprietaire@tokpa.example', password: undefined },
      demo: true,
      payment: { provider: 'sandbox' },
      s3: undefined,
      logLevel: 'info',
      trustProxy: false,
      webConcurrency: 1,
      cacheMegabytes: 48,
      rateLimit: true,
    });
  });

  test('the public address follows the port', () => {
    expect(loadConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
  });

  test('an empty variable counts as not set', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(loadConfig({}));
  });
});

test.each([
  ['https://www.boutique.bj', 'Tokpa <bonjour@boutique.bj>'],
  ['https://ma.boutique.bj/', 'Tokpa <bonjour@ma.boutique.bj>'],
  ['http://192.168.1.20:3000', 'Tokpa <bonjour@tokpa.example>'],
  ['http://shop.localhost:3000', 'Tokpa <bonjour@tokpa.example>'],
])('mails of %s come from its own name', (publicUrl, mailFrom) => {
  expect(loadConfig({ PUBLIC_URL: publicUrl }).mailFrom).toBe(mailFrom);
});

test('a slash at the end of the public address is none of it', () => {
  expect(loadConfig({ PUBLIC_URL: 'https://boutique.example/' }).publicUrl).toBe('https://boutique.example');
});

describe('a database of its own', () => {
  test('switches the demo off, unless it is asked for', () => {
    const env = { DATABASE_URL: 'postgres://shop:secret@db:5432/shop' };
    expect(loadConfig(env).demo).toBe(false);
    expect(loadConfig({ ...env, DEMO: '1' }).demo).toBe(true);
  });
});

describe('a wrong value', () => {
  test.each([
    [{ PORT: '99999' }, 'PORT doit être un nombre entier de 0 à 65535 (reçu : « 99999 »).'],
    [{ PORT: 'trois' }, 'PORT doit être un nombre entier de 0 à 65535 (reçu : « trois »).'],
    [{ PORT: '80.5' }, 'PORT doit être un nombre entier de 0 à 65535 (reçu : « 80.5 »).'],
    [
      { PUBLIC_URL: 'boutique' },
      'PUBLIC_URL doit être une adresse comme https://boutique.example (reçu : « boutique »).',
    ],
    [
      { PUBLIC_URL: 'ftp://boutique.example' },
      'PUBLIC_URL doit être une adresse comme https://boutique.example (reçu : « ftp://boutique.example »).',
    ],
    [
      { PUBLIC_URL: 'https://boutique.example/tokpa' },
      'PUBLIC_URL doit être une adresse sans chemin, comme https://boutique.example (reçu : « https://boutique.example/tokpa »).',
    ],
    [
      { DATABASE_URL: 'mysql://db' },
      'DATABASE_URL doit être une adresse comme postgres://utilisateur:secret@hôte:5432/base.',
    ],
    [{ PAYMENT_PROVIDER: 'paypal' }, 'PAYMENT_PROVIDER doit valoir sandbox ou fedapay (reçu : « paypal »).'],
    [{ DEMO: 'peut-être' }, 'DEMO doit valoir 1 ou 0 (reçu : « peut-être »).'],
    [{ ADMIN_EMAIL: 'moi' }, 'ADMIN_EMAIL doit être une adresse électronique (reçu : « moi »).'],
    [{ ADMIN_PASSWORD: 'court' }, 'ADMIN_PASSWORD doit compter au moins 8 caractères.'],
    [{ METRICS_TOKEN: 'quinze-lettres!' }, 'METRICS_TOKEN doit compter au moins 16 caractères, sans espace ni accent.'],
    [
      { METRICS_TOKEN: 'seize-caractères' },
      'METRICS_TOKEN doit compter au moins 16 caractères, sans espace ni accent.',
    ],
    [{ MAIL_FROM: 'Tokpa' }, 'MAIL_FROM doit être une adresse comme Tokpa <bonjour@tokpa.example> (reçu : « Tokpa »).'],
    [{ WEB_CONCURRENCY: '0' }, 'WEB_CONCURRENCY doit être un nombre entier de 1 à 64 (reçu : « 0 »).'],
    [
      { TRUST_PROXY: 'peut-être' },
      'TRUST_PROXY doit valoir off, on, un nombre de proxys ou leurs adresses (reçu : « peut-être »).',
    ],
    [{ RATE_LIMIT: 'non' }, 'RATE_LIMIT doit valoir on ou off (reçu : « non »).'],
    [{ PAYMENT_PROVIDER: 'fedapay' }, 'FEDAPAY_SECRET_KEY est obligatoire avec PAYMENT_PROVIDER=fedapay.'],
    [{ S3_BUCKET: 'tokpa' }, 'S3_ENDPOINT est obligatoire avec S3_BUCKET.'],
  ])('%o is refused by one sentence that names it', (env, sentence) => {
    expect(refusal(env)).toBe(sentence);
  });
});

describe('load tests', () => {
  test('may lift the limits on this machine only', () => {
    expect(loadConfig({ RATE_LIMIT: 'off', PUBLIC_URL: 'http://127.0.0.1:3900' }).rateLimit).toBe(false);
    expect(refusal({ RATE_LIMIT: 'off', PUBLIC_URL: 'https://boutique.example' })).toContain(
      'RATE_LIMIT=off est refusé',
    );
  });
});

describe('a public shop in production', () => {
  test('asks the FedaPay that its key belongs to, or the one it is given', () => {
    const trial = { PAYMENT_PROVIDER: 'fedapay', FEDAPAY_SECRET_KEY: 'sk_sandbox_1', FEDAPAY_WEBHOOK_SECRET: 'wh_1' };
    expect(loadConfig(publicShop).payment).toMatchObject({ apiUrl: 'https://api.fedapay.com' });
    expect(loadConfig(trial).payment).toMatchObject({ apiUrl: 'https://sandbox-api.fedapay.com' });
    const standIn = loadConfig({ ...trial, FEDAPAY_API_URL: 'http://127.0.0.1:4000/' });
    expect(standIn.payment).toMatchObject({ apiUrl: 'http://127.0.0.1:4000' });
  });

  test('starts with real settings', () => {
    expect(loadConfig(publicShop)).toMatchObject({ isPublicProduction: true, demo: false });
  });

  test.each([
    [{ PAYMENT_PROVIDER: 'sandbox' }, 'PAYMENT_PROVIDER=sandbox'],
    [{ DEMO: '1' }, 'DEMO=1'],
    [{ ADMIN_PASSWORD: 'changeme' }, 'ADMIN_PASSWORD'],
    [{ FEDAPAY_SECRET_KEY: 'sk_sandbox_1' }, 'FEDAPAY_SECRET_KEY'],
    [{ FEDAPAY_WEBHOOK_SECRET: 'secret' }, 'FEDAPAY_WEBHOOK_SECRET'],
  ])('refuses %o', (env, named) => {
    expect(refusal({ ...publicShop, ...env })).toMatch(new RegExp(`^${named} .*ALLOW_SANDBOX_IN_PRODUCTION`, 'u'));
  });

  test('accepts them when told so in so many words', () => {
    const env = { ...publicShop, PAYMENT_PROVIDER: 'sandbox', ALLOW_SANDBOX_IN_PRODUCTION: 'yes-i-know' };
    expect(loadConfig(env).payment).toEqual({ provider: 'sandbox' });
    expect(refusal({ ...env, ALLOW_SANDBOX_IN_PRODUCTION: '1' })).toContain('ALLOW_SANDBOX_IN_PRODUCTION');
  });

  test('the same settings on the owner’s own machine are a trial', () => {
    expect(loadConfig({ NODE_ENV: 'production' })).toMatchObject({ isPublicProduction: false, demo: true });
  });
});

test('the figures are open to a token when one is given', () => {
  expect(loadConfig({}).metricsToken).toBeUndefined();
  expect(loadConfig({ METRICS_TOKEN: '16-signes-seront' }).metricsToken).toBe('16-signes-seront');
});

describe('behind proxies', () => {
  test.each([
    ['2', 2],
    ['on', true],
    ['off', false],
    ['10.0.0.1, 10.0.0.2', '10.0.0.1, 10.0.0.2'],
  ])('TRUST_PROXY=%s is read', (value, expected) => {
    expect(loadConfig({ TRUST_PROXY: value }).trustProxy).toBe(expected);
  });
});
