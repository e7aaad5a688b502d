import path from 'node:path';
import { z } from 'zod';

export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type PaymentConfig =
  | { provider: 'sandbox' }
  | { provider: 'fedapay'; secretKey: string; webhookSecret: string; apiUrl: string };

export type S3Config = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type Config = {
  environment: 'production' | 'development' | 'test';
  /** NODE_ENV=production behind an address that others can reach: the strict rules hold. */
  isPublicProduction: boolean;
  /** What is only good for trials stops the start: in public production, unless its owner said that they know. */
  refusesTrials: boolean;
  port: number;
  host: string;
  /** Without a slash at the end. */
  publicUrl: string;
  /** Its public address is this machine's own: a trial, which a browser may also reach as 127.0.0.1 or from a phone nearby. */
  isLocal: boolean;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** On one's own machine without a mail server the outbox is the only place where a code or a one-use link can be read. */
  showsSecretMails: boolean;
  mailFrom: string;
  /** Of a campaign; undefined: as fast as the mail server takes them. */
  mailsPerMinute: number | undefined;
  admin: { email: string; password: string | undefined };
  demo: boolean;
  payment: PaymentConfig;
  s3: S3Config | undefined;
  logLevel: (typeof logLevels)[number];
  trustProxy: boolean | number | string;
  webConcurrency: number;
  /** Memory for whole answers; 0: none is kept. */
  cacheMegabytes: number;
  rateLimit: boolean;
  /** Opens /metrics to whoever sends it; undefined: to this machine alone. */
  metricsToken: string | undefined;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const defaultSecrets = new Set([
  'admin',
  'changeme',
  'change-me',
  'minioadmin',
  'motdepasse',
  'password',
  'secret',
  'tokpa',
]);

const wholeNumber = (from: number, to: number) => {
  const sentence = `doit être un nombre entier de ${from} à ${to}`;
  return z.coerce.number(sentence).int(sentence).min(from, sentence).max(to, sentence);
};

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, `doit valoir ${values.slice(0, -1).join(', ')} ou ${values.at(-1)}`);

const address = (example: string, protocol: RegExp) =>
  z.url({ protocol, error: `doit être une adresse comme ${example}` });

/** Whether an address names a site and nothing of it: the shop is served from the root alone. A slash at the end is nothing. */
function isWholeSite(url: string): boolean {
  return URL.canParse(url) && new URL(url).href === `${new URL(url).origin}/`;
}

const onOff = z
  .enum(['1', '0', 'on', 'off', 'true', 'false'], 'doit valoir 1 ou 0')
  .transform((value) => value === '1' || value === 'on' || value === 'true');

const environmentSchema = z.object({
  // Anything but production and test is a developer's machine.
  NODE_ENV: oneOf(['production', 'development', 'test']).default('development'),
  // The customary port of a Node application. 0 lets the system choose.
  PORT: wholeNumber(0, 65_535).default(3000),
  // Every interface, so that a phone on the same network and a container's neighbour reach the shop.
  HOST: z.string().default('0.0.0.0'),
  // Default: http://localhost:PORT, right for a trial on one's own machine and for nothing else.
  PUBLIC_URL: address('https://boutique.example', /^https?$/u)
    .refine(isWholeSite, 'doit être une adresse sans chemin, comme https://boutique.example')
    .optional(),
  // Next to the code, so that a trial is removed with its folder.
  DATA_DIR: z.string().default('./var'),
  // None: the shop runs its own PostgreSQL in DATA_DIR.
  DATABASE_URL: address('postgres://utilisateur:secret@hôte:5432/base', /^postgres(ql)?$/u).optional(),
  // None: mails are kept in an outbox that the back office shows.
  SMTP_URL: address('smtp://utilisateur:secret@hôte:587', /^smtps?$/u).optional(),
  // None: bonjour@ the shop's own name.
  MAIL_FROM: z
    .string()
    .regex(/^[^<>]*<?[^\s@<>]+@[^\s@<>]+>?$/u, 'doit être une adresse comme Tokpa <bonjour@tokpa.example>')
    .optional(),
  // None: as fast as the mail server takes them. Many providers count what an account sends in a minute.
  MAILS_PER_MINUTE: wholeNumber(1, 100_000).optional(),
  // The first owner's login; a reserved domain, so that it is nobody's mail.
  ADMIN_EMAIL: z.email('doit être une adresse électronique').default('proprietaire@tokpa.example'),
  // None: generated and printed once.
  ADMIN_PASSWORD: z.string().min(8, 'doit compter au moins 8 caractères').optional(),
  // Default: on with the embedded database (a trial), off with DATABASE_URL (somebody's real shop).
  DEMO: onOff.optional(),
  // Sandbox, so that the whole purchase can be tried without a contract with a provider.
  PAYMENT_PROVIDER: oneOf(['sandbox', 'fedapay']).default('sandbox'),
  // Both required with PAYMENT_PROVIDER=fedapay.
  FEDAPAY_SECRET_KEY: z.string().optional(),
  FEDAPAY_WEBHOOK_SECRET: z.string().optional(),
  // Default: the one of FedaPay's two worlds that the secret key belongs to. Another only to try the shop against a stand-in.
  FEDAPAY_API_URL: address('https://api.fedapay.com', /^https?$/u).optional(),
  // All five or none; none: files are kept in DATA_DIR.
  S3_ENDPOINT: address('https://s3.example', /^https?$/u).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  // One line a request and every fault.
  LOG_LEVEL: oneOf(logLevels).default('info'),
  // Nobody's forwarded address is believed: a number of proxies, on, or their addresses.
  TRUST_PROXY: z.string().default('off'),
  // One process does for one shop; each more takes a core.
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  // The public answers of some thousand products. 0 keeps none: what an answer costs the first time, measured every time.
  CACHE_MB: wholeNumber(0, 16_384).default(48),
  // On; off only lets load tests through.
  RATE_LIMIT: oneOf(['on', 'off']).default('on'),
  // None: /metrics answers this machine alone. Attempts are not counted, so it is long; a header carries plain ASCII only.
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/u, 'doit compter au moins 16 caractères, sans espace ni accent')
    .optional(),
  // None: production refuses what is only good for trials.
  ALLOW_SANDBOX_IN_PRODUCTION: z.literal('yes-i-know', 'ne peut valoir que yes-i-know').optional(),
});

type Environment = z.infer<typeof environmentSchema>;

/** Throws ConfigError with one French sentence that names the first wrong variable. */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const variables = parseEnvironment(env);
  const publicUrl = (variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`).replace(/\/+$/u, '');
  const isLocal = isLoopback(publicUrl);
  const isPublicProduction = variables.NODE_ENV === 'production' && !isLocal;
  const config: Config = {
    environment: variables.NODE_ENV,
    isPublicProduction,
    refusesTrials: isPublicProduction && variables.ALLOW_SANDBOX_IN_PRODUCTION === undefined,
    port: variables.PORT,
    host: variables.HOST,
    publicUrl,
    isLocal,
    dataDir: path.resolve(variables.DATA_DIR),
    databaseUrl: variables.DATABASE_URL,
    smtpUrl: variables.SMTP_URL,
    showsSecretMails: variables.SMTP_URL === undefined && isLocal,
    mailFrom: variables.MAIL_FROM ?? `Tokpa <bonjour@${mailDomainOf(publicUrl)}>`,
    mailsPerMinute: variables.MAILS_PER_MINUTE,
    admin: { email: variables.ADMIN_EMAIL, password: variables.ADMIN_PASSWORD },
    demo: variables.DEMO ?? variables.DATABASE_URL === undefined,
    payment: readPayment(variables),
    s3: readS3(variables),
    logLevel: variables.LOG_LEVEL,
    trustProxy: readTrustProxy(variables.TRUST_PROXY),
    webConcurrency: variables.WEB_CONCURRENCY,
    cacheMegabytes: variables.CACHE_MB,
    rateLimit: variables.RATE_LIMIT === 'on',
    metricsToken: variables.METRICS_TOKEN,
  };
  if (!config.rateLimit && !isLocal) {
    throw new ConfigError(`RATE_LIMIT=off est refusé quand PUBLIC_URL (${publicUrl}) est une adresse publique.`);
  }
  if (config.refusesTrials) refuseTrialSettings(config);
  return config;
}

function parseEnvironment(env: Record<string, string | undefined>): Environment {
  // Compose files pass a variable that nobody set as an empty text.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0]);
  throw new ConfigError(`${name} ${issue?.message}${showsValue(name) ? ` (reçu : « ${given[name]} »)` : ''}.`);
}

/** A secret, or an address that may hold one, is not repeated in a message that ends in a log. */
function showsValue(name: string): boolean {
  return !/PASSWORD|SECRET|KEY|TOKEN|DATABASE_URL|SMTP_URL/u.test(name);
}

function readPayment(variables: Environment): PaymentConfig {
  if (variables.PAYMENT_PROVIDER === 'sandbox') return { provider: 'sandbox' };
  const secretKey = required(variables, 'FEDAPAY_SECRET_KEY', 'PAYMENT_PROVIDER=fedapay');
  const world = secretKey.startsWith('sk_live_') ? 'https://api.fedapay.com' : 'https://sandbox-api.fedapay.com';
  return {
    provider: 'fedapay',
    secretKey,
    webhookSecret: required(variables, 'FEDAPAY_WEBHOOK_SECRET', 'PAYMENT_PROVIDER=fedapay'),
    apiUrl: (variables.FEDAPAY_API_URL ?? world).replace(/\/+$/u, ''),
  };
}

function readS3(variables: Environment): S3Config | undefined {
  const given = s3Names.filter((name) => variables[name] !== undefined);
  const [first] = given;
  if (first === undefined) return undefined;
  return {
    endpoint: required(variables, 'S3_ENDPOINT', first),
    bucket: required(variables, 'S3_BUCKET', first),
    region: required(variables, 'S3_REGION', first),
    accessKeyId: required(variables, 'S3_ACCESS_KEY_ID', first),
    secretAccessKey: required(variables, 'S3_SECRET_ACCESS_KEY', first),
  };
}

function required(
  variables: Environment,
  name: 'FEDAPAY_SECRET_KEY' | 'FEDAPAY_WEBHOOK_SECRET' | (typeof s3Names)[number],
  because: string,
): string {
  const value = variables[name];
  if (value === undefined) throw new ConfigError(`${name} est obligatoire avec ${because}.`);
  return value;
}

function readTrustProxy(value: string): boolean | number | string {
  if (/^(off|false|0)$/u.test(value)) return false;
  if (/^(on|true)$/u.test(value)) return true;
  if (/^\d+$/u.test(value)) return Number(value);
  if (/^[\da-fA-F.:/, ]+$/u.test(value)) return value;
  throw new ConfigError(
    `TRUST_PROXY doit valoir off, on, un nombre de proxys ou leurs adresses (reçu : « ${value} »).`,
  );
}

/** How the refusals of trials end. */
export const UNLESS_TOLD = 'en production, sauf avec ALLOW_SANDBOX_IN_PRODUCTION=yes-i-know';

function refuseTrialSettings(config: Config): void {
  if (config.payment.provider === 'sandbox')
    throw new ConfigError(`PAYMENT_PROVIDER=sandbox est refusé ${UNLESS_TOLD}.`);
  if (!config.payment.secretKey.startsWith('sk_live_')) {
    throw new ConfigError(
      `FEDAPAY_SECRET_KEY n’est pas une clé réelle (sk_live_…) : une clé d’essai est refusée ${UNLESS_TOLD}.`,
    );
  }
  if (config.demo) throw new ConfigError(`DEMO=1 est refusé ${UNLESS_TOLD}.`);
  const secrets: [string, string | undefined][] = [
    ['ADMIN_PASSWORD', config.admin.password],
    ['FEDAPAY_SECRET_KEY', config.payment.secretKey],
    ['FEDAPAY_WEBHOOK_SECRET', config.payment.webhookSecret],
    ['S3_SECRET_ACCESS_KEY', config.s3?.secretAccessKey],
  ];
  for (const [name, value] of secrets) {
    if (value !== undefined && defaultSecrets.has(value.toLowerCase())) {
      throw new ConfigError(`${name} porte une valeur par défaut connue de tous, refusée ${UNLESS_TOLD}.`);
    }
  }
}

/** The shop's name without « www »; on a machine that has none a name that can not receive, so that nobody is written to by mistake. */
function mailDomainOf(publicUrl: string): string {
  const name = new URL(publicUrl).hostname.replace(/^www\./u, '');
  return /\.[a-z][a-z\d-]+$/u.test(name) && !isLoopback(publicUrl) ? name : 'tokpa.example';
}

function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/u.test(hostname);
}
