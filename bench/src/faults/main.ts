import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commit } from '../circumstances.ts';
import { ROOT } from '../shop.ts';
import { openBooks } from './books.ts';
import { databaseAway } from './database-away.ts';
import { disorderedWebhooks } from './disordered-webhooks.ts';
import { gentleStop } from './gentle-stop.ts';
import { killedCheckouts } from './killed-checkouts.ts';
import { killedProcess } from './killed-process.ts';
import { createMailServer } from './mail-server.ts';
import { asOwner } from './people.ts';
import { races } from './races.ts';
import { createShopProcess, ownDatabaseUrl } from './shop-process.ts';
import { type Outcome, runTrial, type Trial } from './trial.ts';
import { twoProcesses } from './two-processes.ts';
import { webhooks } from './webhooks.ts';

const FIRST_PORT = 3190;
const SECOND_PORT = 3191;

const TRIALS: readonly Trial[] = [
  ...races,
  webhooks,
  disorderedWebhooks,
  twoProcesses,
  ...gentleStop,
  killedProcess,
  ...databaseAway,
  killedCheckouts,
];

function toMarkdown(outcomes: readonly Outcome[], isShort: boolean): string {
  const rows = outcomes.map(
    ({ name, target, seen, holds, seconds }) =>
      `| ${name} | ${target} | ${seen.replaceAll('|', '/')} | ${seconds} | ${holds ? '✓' : '✗'} |`,
  );
  return [
    `# What \`npm run faults${isShort ? ' -- --short' : ''}\` saw`,
    '',
    'After each fault the books are checked: stock = initial − sold + returned (of variations too), each amount paid once and as the provider has it,',
    'one order for each key that was sent, no order without lines, mail or history, no paid one without invoice, coupon uses and',
    'seats within their limits, each seat sold a place in its course (`bench/src/faults/books.ts`).',
    '',
    `Written ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit()}.`,
    '',
    '| fault | must hold | seen | s | |',
    '|---|---|---|--:|:-:|',
    ...rows,
    '',
  ].join('\n');
}

const isShort = process.argv.includes('--short');
const home = await mkdtemp(path.join(tmpdir(), 'tokpa-faults-'));
const mailServer = createMailServer();
const shop = createShopProcess({
  port: FIRST_PORT,
  dataDir: path.join(home, 'first'),
  smtpUrl: await mailServer.open('first'),
});
await shop.start();
// The trials count mails, and this one comes by the clock.
await (
  await asOwner(shop.url)
).call('PUT /settings/{key}', { params: { key: 'newOrderMails' }, body: { value: false } });
const databaseUrl = await ownDatabaseUrl(path.join(home, 'first'));
const second = createShopProcess({
  port: SECOND_PORT,
  dataDir: path.join(home, 'second'),
  smtpUrl: await mailServer.open('second'),
  databaseUrl,
});
await second.start();
const books = openBooks(databaseUrl);
const outcomes: Outcome[] = [];
try {
  const initialStock = new Map<string, number>();
  for (const trial of TRIALS) {
    // Its database goes away with the first process that is killed.
    if (trial === killedCheckouts) await second.stop();
    const outcome = await runTrial(trial, { shop, second, books, mailServer, initialStock, isShort });
    outcomes.push(outcome);
    process.stdout.write(`${outcome.holds ? '✓' : '✗'} ${outcome.name} (${outcome.seconds} s): ${outcome.seen}\n`);
  }
} finally {
  await books.close();
  await second.stop();
  await shop.stop();
  await mailServer.close();
  await rm(home, { recursive: true, force: true });
}
const report = toMarkdown(outcomes, isShort);
if (!isShort) {
  const folder = path.join(ROOT, 'bench/results');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'faults.md'), report);
}
process.exitCode = outcomes.every(({ holds }) => holds) ? 0 : 1;
