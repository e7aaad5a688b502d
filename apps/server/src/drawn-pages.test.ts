import { randomUUID } from 'node:crypto';
import { buildApi, createPlatform } from '@tokpa/api';
import { loadConfig } from '@tokpa/api/start';
import { createPages, loadBuild } from '@tokpa/storefront';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePages } from './pages.ts';
import { useOwnDatabase } from './testing/own-database.ts';

const { url: databaseUrl, database } = await useOwnDatabase();
// Nothing is kept: each page is drawn from what the test has written.
const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl, CACHE_MB: '0' });
const platform = await createPlatform(config, { database, databaseUrl });
const app = buildApi(platform);

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

async function draw(address: string): Promise<string> {
  const { statusCode, body } = await app.inject(address);
  expect(statusCode, address).toBe(200);
  return body;
}

/** What an insertion `returning id` made. */
async function insert(statement: string, values: unknown[] = []): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(statement, values);
  return rows[0]?.id ?? '';
}

const slug = (word: string) => `${word}-${randomUUID()}`;

function createCategory(name: string, parentId: string | null = null, position = 0): Promise<string> {
  const statement = 'insert into categories (slug, name, parent_id, position) values ($1, $2, $3, $4) returning id';
  return insert(statement, [slug('rayon'), name, parentId, position]);
}

function createProduct(name: string, categoryId: string, stock = 5): Promise<string> {
  const statement =
    'insert into products (slug, name, category_id, price, stock) values ($1, $2, $3, 2500, $4) returning id';
  return insert(statement, [slug('produit'), name, categoryId, stock]);
}

async function count(table: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*)::integer as count from ${table}`);
  return rows[0]?.count ?? 0;
}

test('what coaching is to come is shown, in its order, however many sessions are over', async () => {
  await insert(
    `insert into coaching_sessions (slug, title, price, status, start_date)
     select 'passee-' || n, 'Séance passée', 5000, 'PUBLISHED', now() - n * interval '1 day' from generate_series(1, 101) n`,
  );
  await insert(
    `insert into coaching_sessions (slug, title, price, status, start_date)
     values ('apres', 'Bilan de mars', 5000, 'PUBLISHED', now() + interval '9 days'),
            ('avant', 'Bilan de février', 5000, 'PUBLISHED', now() + interval '2 days'),
            ('libre', 'Bilan à la demande', 5000, 'PUBLISHED', null)`,
  );
  const page = await draw('/coaching');
  const places = ['Bilan de février', 'Bilan de mars', 'Bilan à la demande'].map((title) => page.indexOf(title));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(page).not.toContain('Séance passée');
});

test('a shelf of the third level says all that stand above it, to people and to search engines', async () => {
  const top = await createCategory('Soins du corps');
  const middle = await createCategory('Savons d’ailleurs', top);
  const id = await createCategory('Savons noirs', middle);
  const { rows } = await database.pool.query<{ slug: string }>('select slug from categories where id = $1', [id]);
  const page = await draw(`/category/${rows[0]?.slug}`);
  const [, list = ''] = /"@type":"BreadcrumbList","itemListElement":(\[.*?\])/.exec(page) ?? [];
  const names = [...list.matchAll(/"name":"([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['Accueil', 'Soins du corps', 'Savons d’ailleurs', 'Savons noirs']);
});

test('the catalogue’s banner counts all products and the categories at the top, whatever the list is narrowed by', async () => {
  for (let at = 0; at < 101; at += 1) await createCategory(`Rayon ${at}`);
  const last = await createCategory('Dernier rayon', null, 9999);
  await createCategory('Sous le dernier', last);
  await createProduct('Bouillotte', last, 0);
  await createProduct('Gourde', last);
  const figures = [
    await count(`products where status = 'PUBLISHED'`),
    await count('categories where parent_id is null'),
  ];
  for (const address of ['/products', '/products?inStock=true']) {
    const page = await draw(address);
    const shown = [/(\d+)<\/span><span[^>]*>produits?</, /(\d+)<\/span><span[^>]*>catégories?</].map((figure) =>
      Number(figure.exec(page)?.[1]),
    );
    expect(shown, address).toEqual(figures);
  }
});

test('an address of former times leads on with what else was asked', async () => {
  const courses = [
    ['recipe', 'insert into recipes (slug, title, status, published_at) values ($1, $1, $2, now()) returning id'],
    ['formation', 'insert into formations (slug, title, price, status) values ($1, $1, 0, $2) returning id'],
    [
      'seminar',
      `insert into seminars (slug, title, price, status, start_date) values ($1, $1, 0, $2, now()) returning id`,
    ],
    ['coaching', 'insert into coaching_sessions (slug, title, price, status) values ($1, $1, 0, $2) returning id'],
  ] as const;
  for (const [kind, statement] of courses) {
    const now = slug(kind);
    const id = await insert(statement, [now, 'PUBLISHED']);
    const answer = await app.inject(`/${kind}/${id}?utm_source=lettre`);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, `/${kind}/${now}?utm_source=lettre`]);
    // Who walks there from page to page is led the same way.
    const data = await app.inject(
      `/${kind}/${id}.data?utm_source=lettre&_routes=routes/${kind === 'coaching' ? 'coaching-session' : kind}`,
    );
    expect(data.body).toContain(`"/${kind}/${now}?utm_source=lettre"`);
  }
});

test('a search whose address ends with a slash keeps its word, in the box and in what narrows it', async () => {
  await createProduct('Miel de forêt', await createCategory('Miels'));
  const page = await draw('/search/?q=miel');
  expect(page).toMatch(/<input[^>]*name="q"[^>]*value="miel"/);
  expect(page).toContain('href="/search?q=miel&amp;');
});
