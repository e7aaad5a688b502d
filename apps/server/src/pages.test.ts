import { buildApi, createPlatform } from '@tokpa/api';
import { loadConfig } from '@tokpa/api/start';
import { createPages, loadBuild } from '@tokpa/storefront';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePages } from './pages.ts';
import { readableAddress } from './readable-address.ts';
import { useOwnDatabase } from './testing/own-database.ts';

const { url: databaseUrl, database } = await useOwnDatabase();
const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl, CACHE_MB: '8' });
const platform = await createPlatform(config, { database, databaseUrl });
const app = buildApi(platform, { rewriteUrl: ({ url = '/' }) => readableAddress(url) });

beforeAll(async () => {
  const fail = (fault: unknown) => {
    throw fault;
  };
  servePages(app, platform, createPages(await loadBuild(), fail));
  await app.ready();
});

afterAll(async () => {
  await app.close();
  platform.mailer.stop();
});

// As a browser sends a form, and a mail program its one click.
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

async function setMaintenance(isOn: boolean): Promise<void> {
  await platform.transact((tx) => platform.maintenance.set(tx, isOn, platform.clock.now()));
  await platform.maintenance.refresh();
}

test.each([
  '/reset-password?email=afi@example.com',
  '/Reset-Password?email=afi@example.com',
  '/%72eset-password?email=afi@example.com',
  '/RESET%2Dpassword/?email=afi@example.com',
  '/Reset-Password.data?email=afi@example.com',
  '/Newsletter/Confirm?token=abc',
  '/LOGIN?from=%2Forder%2F1',
])('a page about one person is nobody else’s, however its address is written: %s', async (address) => {
  const answer = await app.inject(address);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
});

test('a page that is the same for everybody is kept, and asked for again each time', async () => {
  expect((await app.inject('/faq')).headers['cache-control']).toBe('public, no-cache');
});

test('an empty category says so to everybody, also after somebody came with the words of an advertisement', async () => {
  await platform.db.insertInto('categories').values({ slug: 'nouveau-rayon', name: 'Nouveau rayon' }).execute();
  for (const words of ['?fbclid=IwAR2&utm_source=infolettre', '']) {
    const { statusCode, body } = await app.inject(`/category/nouveau-rayon${words}`);
    expect([statusCode, body]).toEqual([200, expect.stringContaining('Aucun produit disponible pour le moment.')]);
  }
});

test('the map of the market is drawn for a shop that stands there, and a shop elsewhere has its address in that place', async () => {
  expect((await app.inject('/contact')).body).toContain('Plan : le marché Dantokpa');
  await platform.transact(async (tx) => {
    const value = JSON.stringify('12, rue du Palais, Porto-Novo');
    await tx.insertInto('settings').values({ key: 'contactAddress', value }).execute();
    platform.dropTags(tx, 'settings');
  });
  const { body } = await app.inject('/contact');
  await platform.transact(async (tx) => {
    await tx.deleteFrom('settings').where('key', '=', 'contactAddress').execute();
    platform.dropTags(tx, 'settings');
  });
  expect(body).toContain('12, rue du Palais, Porto-Novo');
  expect(body).toMatch(/Nous trouver.*12, rue du Palais, Porto-Novo/s);
  expect(body).not.toContain('Dantokpa');
});

test('who paid by a link of the shop reads how it goes on, without an account, and while the shop is closed too', async () => {
  for (const isClosed of [false, true]) {
    await setMaintenance(isClosed);
    const { statusCode, headers, body } = await app.inject('/after-payment?id=trx_1&status=approved');
    await setMaintenance(false);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain('La page de paiement est fermée');
    expect(body).toMatch(/Vous pouvez fermer cette page.*href="\/account\?tab=commandes">Mes commandes.*href="tel:/s);
    expect(body).toContain('noindex');
    expect(body).not.toMatch(/<script|trx_1|approved|Connexion/);
  }
});

test('who wants no more mails can leave while the shop is closed, by the link in the mail and without a script', async () => {
  const way = '/newsletter/unsubscribe?token=nws_afi';
  await platform.db
    .insertInto('newsletter_subscribers')
    .values({ email: 'afi@exemple.bj', status: 'CONFIRMED', token: 'nws_afi' })
    .execute();
  await setMaintenance(true);
  const question = await app.inject(way);
  expect([question.statusCode, question.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(question.body).toMatch(/Ne plus recevoir la newsletter.*<form method="post"><button>Me désinscrire/s);
  expect((await app.inject('/')).statusCode).toBe(503);
  const payload = 'List-Unsubscribe=One-Click';
  const left = await app.inject({ method: 'POST', url: way, payload, headers: FORM });
  expect([left.statusCode, left.body]).toEqual([200, expect.stringContaining('Vous êtes désinscrit')]);
  const subscribers = platform.db.selectFrom('newsletter_subscribers').select('status');
  expect(await subscribers.execute()).toEqual([{ status: 'UNSUBSCRIBED' }]);
  for (const url of ['/newsletter/unsubscribe?token=abime', '/stock-alerts/unsubscribe?token=abime']) {
    const refused = await app.inject({ method: 'POST', url, headers: FORM });
    expect([refused.statusCode, refused.body]).toEqual([404, expect.stringContaining('Désinscription impossible')]);
  }
  expect((await app.inject('/stock-alerts/unsubscribe?token=a')).body).toContain('Me désinscrire');
  await setMaintenance(false);
  expect((await app.inject(way)).body).toContain('id="contenu"');
});

test('a page that takes the database too long says that the shop is busy, and when to come again', async () => {
  const { pool } = database;
  const holder = await pool.connect();
  await holder.query('begin; lock table products in access exclusive mode');
  const asked = app.inject('/products?minPrice=7');
  const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const cutOff = async () => (await pool.query(`select pg_cancel_backend(pid) ${waiting}`)).rowCount;
  await expect.poll(cutOff).toBe(1);
  const { statusCode, headers, body } = await asked;
  await holder.query('rollback');
  holder.release();
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store']);
  expect(body).toContain('La boutique est très sollicitée en ce moment.');
  expect((await app.inject('/products?minPrice=7')).statusCode).toBe(200);
});
