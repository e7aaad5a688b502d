import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { say } from '../figures.ts';
import { databaseOf, ROOT, startShop } from '../shop.ts';
import { fillingVersion, fillShop, sizesOf } from './fill.ts';

/** Where measured shops are kept from run to run. */
export const DATA = path.resolve(process.env['BENCH_DATA'] ?? path.join(ROOT, 'var/bench'));

/** The first owner of every measured shop. */
const OWNER = { ADMIN_EMAIL: 'proprietaire@exemple.bj', ADMIN_PASSWORD: 'Essai-2026!' };

/** A filled shop is not the demo shop. */
export const FILLED = { DEMO: '0', ...OWNER };

export function demoDir(): string {
  return path.join(DATA, 'demo');
}

function dirOf(products: number): string {
  return path.join(DATA, String(products));
}

/** What the last run left: what it was filled with, and up to which migration. */
async function readMark(mark: string): Promise<{ filling: string | undefined; migration: string | undefined }> {
  const text = await readFile(mark, 'utf8').catch(() => '');
  const [filling, migration] = text.trim().split('\n');
  return { filling, migration };
}

async function newestMigration(): Promise<string> {
  const files = await readdir(path.join(ROOT, 'apps/api/src/db/migrations'));
  return `${files.length} ${files.toSorted().at(-1)}`;
}

async function tidyUp(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query('vacuum (analyze)');
    // A run that was killed while it recorded statements has left them all being logged.
    await client.query('alter system reset log_min_duration_statement');
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}

async function fillOrMigrate(
  place: { dataDir: string; port: number },
  products: number,
  isThere: boolean,
): Promise<void> {
  const shop = await startShop({ ...place, env: FILLED });
  try {
    const { superuserUrl } = await databaseOf(place.dataDir);
    // Orders of the last run have touched products, which the shop cleans each night; a migration may have rewritten a table.
    if (isThere) await tidyUp(superuserUrl);
    else await fillShop(superuserUrl, sizesOf(products), (step) => say(`  ${step}`));
  } finally {
    await shop.stop();
  }
}

/** The data directory of a shop of so many products, filled now or by an earlier run. */
export async function prepareBigShop(products: number, port: number): Promise<string> {
  const dataDir = dirOf(products);
  const mark = path.join(dataDir, 'filled');
  const [filling, migration] = [await fillingVersion(), await newestMigration()];
  const found = await readMark(mark);
  const isThere = found.filling === filling;
  const isUpToDate = isThere && found.migration === migration;
  if (!isUpToDate) say(`a shop of ${products.toLocaleString('fr-FR')} products is ${isThere ? 'migrated' : 'made'}`);
  if (!isThere) await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  await fillOrMigrate({ dataDir, port }, products, isThere);
  await writeFile(mark, `${filling}\n${migration}\n`);
  return dataDir;
}
