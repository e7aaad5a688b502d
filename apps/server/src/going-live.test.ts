import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { KillableShop } from './testing/killable-shop.ts';
import { createOwnDatabase } from './testing/own-database.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const ARGUMENTS = JSON.parse(readFileSync(path.join(ROOT, 'apps/server/node-arguments.json'), 'utf8')) as string[];
const FOR_REAL = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://boutique.exemple.bj',
  DEMO: '0',
  PAYMENT_PROVIDER: 'fedapay',
  FEDAPAY_SECRET_KEY: 'sk_live_1',
  FEDAPAY_WEBHOOK_SECRET: 'wh_live_1',
  RATE_LIMIT: 'on',
};
// One that is not refused would go on.
const LONGEST_START_MS = 60_000;
vi.setConfig({ testTimeout: 90_000 });

const trial = await createOwnDatabase();
afterAll(() => trial.drop());

type Start = { exitCode: unknown; said: string };

/** Starts a shop for real on this database; resolves when it has ended. */
function start(databaseUrl: string): Promise<Start> {
  const env = {
    ...process.env,
    ...FOR_REAL,
    PORT: '3412',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ARGUMENTS,
      { cwd: ROOT, env, timeout: LONGEST_START_MS, killSignal: 'SIGKILL' },
      (error, _stdout, said) => resolve({ exitCode: error?.code, said }),
    );
  });
}

test('a shop for real does not start on what a trial has left: its shoppers have a password that everybody can read', async () => {
  await trial.database.pool.query(
    `insert into users (email, first_name, last_name, phone, password_hash)
      values ('afiavi.houngbedji@demo.tokpa.example', 'Afiavi', 'Houngbédji', '+2290197000000', 'x'),
             ('codjo.dossou@demo.tokpa.example', 'Codjo', 'Dossou', '+2290197000001', 'x')`,
  );
  const { exitCode, said } = await start(trial.url);
  expect(said).toMatch(
    /La base de données de DATABASE_URL contient la boutique de démonstration.*donnez une autre base de données/,
  );
  expect(exitCode).toBe(1);
});

test('a shop for real says at its start that it still gives out contacts that nobody has', async () => {
  const shop = await KillableShop.create({ port: 3413, env: { ...FOR_REAL, LOG_LEVEL: 'warn' } });
  // Whoever registers an address of the demo shop's keeps no shop from starting.
  await shop.database.pool.query(
    `insert into users (email, first_name, last_name, phone, password_hash)
      values ('afiavi.houngbedji@demo.tokpa.example', 'Quelqu’un', 'Autre', '+2290197000002', 'y')`,
  );
  try {
    await shop.start();
    expect(shop.said()).toContain('contacts that nobody has');
  } finally {
    await shop.remove();
  }
});
