import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { openPool } from './bare-database.ts';
import { FILLED } from './big-shop/prepare.ts';
import type { BigShop } from './big-shop/big-shop.ts';
import { COLD } from './cold-reads.ts';
import { type Figure, say } from './figures.ts';
import { type HotRequest, hotRequests } from './hot-requests.ts';
import { entriesWhile, isUpkeep, unwrapped } from './postgres-log.ts';
import { type Samples, sampleShop } from './samples.ts';
import { reportFolder } from './report.ts';
import { databaseOf, startShop, waitUntil } from './shop.ts';
import { type Buyer, makeBuyers, removeBuyers } from './writes/buyers.ts';

const BIG_ROWS = 5000;

type Leave = {
  why: string;
  /** Products of the largest shop where it may. */
  upTo?: number;
};

// What a statement holds whose scan of a whole big table is right, and why.
const ALLOWED: ReadonlyMap<string, Leave> = new Map([
  [
    '1 as products from products p',
    { why: 'facets of a typed price count 20 000 products at most, and the scan ends there' },
  ],
  [
    'order by p.stock, p.id',
    { why: 'no index holds the stock, so that a sale writes none; the back office sorts by it seldom' },
  ],
  [
    'select count(*) from products p where true',
    { why: 'the back office counts what it lists; PostgreSQL reads the smallest index or the table' },
  ],
  ['), sold as (', { why: 'of so few orders the last two months are a good part', upTo: 10_000 }],
]);

type Seen = { request: string; statement: string; plan: string };

const SETTINGS = [
  "session_preload_libraries = 'auto_explain'",
  'auto_explain.log_min_duration = 0',
  'auto_explain.log_parameter_max_length = 0',
];

type Table = { name: string; rows: number };

async function logPlans(superuserUrl: string, isOn: boolean): Promise<Table[]> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    // A setting of a library is known once the library is there.
    await client.query("load 'auto_explain'");
    for (const setting of SETTINGS) {
      await client.query(`alter role tokpa ${isOn ? `set ${setting}` : `reset ${setting.split(' = ')[0]}`}`);
    }
    const { rows } = await client.query<Table>(
      `select relname as name, reltuples as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    return rows;
  } finally {
    await client.end();
  }
}

/** The plans in these entries of PostgreSQL's log, without its upkeep. */
function readPlans(entries: readonly string[]): { statement: string; plan: string }[] {
  return entries.flatMap((entry) => {
    const found = /^LOG: {2}duration: [\d.]+ ms {2}plan:\s*Query Text: ([\s\S]*?)\n\t([^\n]*\(cost=[\s\S]*)$/u.exec(
      entry,
    );
    if (!found) return [];
    const [, text = '', plan = ''] = found;
    if (isUpkeep(text)) return [];
    return [{ statement: text.replaceAll(/\s+/gu, ' ').trim(), plan: unwrapped(plan).trimEnd() }];
  });
}

async function askAndRead(url: string, dataDir: string, { name, ...request }: HotRequest): Promise<Seen[]> {
  const entries = await entriesWhile(dataDir, async () => {
    const answer = await fetch(url + request.path, request);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${name} was answered ${answer.status}`);
  });
  return readPlans(entries).map((one) => ({ request: name, ...one }));
}

const BESIDES_PRODUCTS = 3;

// A statement that came often may be planned once for all values. PostgreSQL does so where it takes the plan for no dearer than those that
// know the values; here it is made to.
const FOR_ALL_VALUES = { PGOPTIONS: '-c plan_cache_mode=force_generic_plan' };
// Carts, sessions and mails are few here and many in a shop of some years. Where PostgreSQL would do nearly anything rather than read a whole
// table, it still does so where no index helps.
const AS_IF_ALL_WERE_BIG = { PGOPTIONS: '-c enable_seqscan=off' };
// What no amount of orders and visitors makes longer.
const KEPT_BY_THE_TEAM = [
  'blog_categories',
  'categories',
  'category_product_counts',
  // What is taught: some hundred in years.
  'coaching_sessions',
  'formations',
  // Some thirty of a category, and what a day changes: summed up each night.
  'product_counts',
  'seminars',
  'schema_migrations',
  'settings',
  'staff',
];

/** Nothing is begun by the clock until the shop's next start: what it asks would stand among what a request asks. */
async function stopTheClock(pool: pg.Pool): Promise<void> {
  await pool.query('delete from jobs.schedule');
  const due = `select from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()`;
  await waitUntil(async () => (await pool.query(due)).rowCount === 0, 60_000, 'what the clock had begun');
}

async function seePlans({ dataDir, port }: BigShop, planning: Record<string, string> = {}): Promise<Seen[]> {
  const running = await startShop({ port, dataDir, env: { ...COLD, ...planning } });
  const { url: databaseUrl } = await databaseOf(dataDir);
  const pool = openPool(databaseUrl);
  try {
    await stopTheClock(pool);
    const samples: Samples = await sampleShop(databaseUrl);
    const [buyer] = await makeBuyers(pool, 1, () => samples.productIds.slice(0, BESIDES_PRODUCTS));
    const seen: Seen[] = [];
    const requests = await hotRequests(running.url, { samples, buyer: buyer as Buyer, owner: FILLED });
    for (const request of requests) seen.push(...(await askAndRead(running.url, dataDir, request)));
    return seen;
  } finally {
    await pool.end();
    await running.stop();
  }
}

const fileOf = (size: number) => `plans-${size}.md`;

function leavesIn(size: number): [string, Leave][] {
  return [...ALLOWED].filter(([, { upTo = Infinity }]) => size <= upTo);
}

function toMarkdown(seen: readonly Seen[], scans: readonly Seen[], size: number): string {
  const byStatement = Map.groupBy(seen, ({ statement }) => statement);
  return [
    '# How PostgreSQL runs what the shop asks',
    '',
    `Each hot request once, in a shop of ${size.toLocaleString('fr-FR')} products and as many past orders, nothing cached; the plans as auto_explain`,
    `logged them. Written by \`npm run bench -- --only=plans --sizes=${size}\`.`,
    '',
    `Scans of a whole big table (${BIG_ROWS} rows and more): ${scans.length === 0 ? 'none' : scans.map(({ request }) => request).join(', ')}.`,
    ...leavesIn(size).flatMap(([part, { why }]) => ['', `Allowed to: \`${part}\`: ${why}.`]),
    ...[...byStatement].flatMap(([statement, [first, ...others]]) => [
      '',
      `## ${[...new Set([first, ...others].map((one) => one?.request))].join(' · ')}`,
      '',
      '```sql',
      statement,
      '```',
      '```',
      first?.plan ?? '',
      '```',
    ]),
    '',
  ].join('\n');
}

function withoutLeave(seen: readonly Seen[], bigTables: readonly string[], size: number): Seen[] {
  const whole = new RegExp(`Seq Scan on (?:public\\.)?(?:${bigTables.join('|')})\\b`, 'u');
  const isAllowed = (statement: string) => leavesIn(size).some(([part]) => statement.includes(part));
  return seen.filter(({ plan, statement }) => whole.test(plan) && !isAllowed(statement));
}

/** The plans of the hot statements, kept in results, one file for each size; the figures count those that read a whole big table without leave. */
export async function measurePlans(shop: BigShop): Promise<Figure[]> {
  const { size, dataDir, port, options } = shop;
  // The settings want a running server, and hold for connections that are made after them.
  const first = await startShop({ port, dataDir, env: FILLED });
  const { superuserUrl } = await databaseOf(dataDir);
  const tables = await logPlans(superuserUrl, true);
  const bigTables = tables.filter(({ rows }) => rows > BIG_ROWS).map(({ name }) => name);
  const growing = tables.map(({ name }) => name).filter((name) => !KEPT_BY_THE_TEAM.includes(name));
  await first.stop();
  let seen: Seen[];
  let generic: Seen[];
  let forced: Seen[];
  try {
    seen = await seePlans(shop);
    generic = await seePlans(shop, FOR_ALL_VALUES);
    forced = await seePlans(shop, AS_IF_ALL_WERE_BIG);
  } finally {
    const last = await startShop({ port, dataDir, env: FILLED });
    const { superuserUrl: now } = await databaseOf(dataDir);
    await logPlans(now, false);
    const cleaner = new pg.Pool({ connectionString: now, max: 1 });
    await removeBuyers(cleaner);
    await cleaner.end();
    await last.stop();
  }
  const scans = withoutLeave(seen, bigTables, size);
  await writeFile(path.join(reportFolder(options), fileOf(size)), toMarkdown(seen, scans, size));
  return [
    toFigure('scans of a whole big table in hot statements', seen, scans, size),
    toFigure('… planned once for all values', generic, withoutLeave(generic, bigTables, size), size),
    toFigure('… of a table that grows, whatever its size here', forced, withoutLeave(forced, growing, size), size),
  ];
}

function toFigure(what: string, seen: readonly Seen[], scans: readonly Seen[], size: number): Figure {
  const statements = new Set(seen.map(({ statement }) => statement)).size;
  const which = scans.map(({ request, statement }) => `${request}: \`${statement.slice(0, 80)}\``).join('; ');
  const detail = [`${statements} statements: [plans](${fileOf(size)})`, which].filter(Boolean).join('; ');
  say(`  plans: ${what}: ${scans.length}, ${detail}`);
  return { what, size, value: scans.length, unit: '', detail, atMost: 0 };
}
