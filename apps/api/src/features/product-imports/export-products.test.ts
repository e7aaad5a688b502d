import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Product } from '@tokpa/contract';
import { FetchRefusal, fetchPublic } from '#platform/fetch-public';
import { createCategory } from '#testing/create-category';
import { createProduct } from '#testing/create-product';
import { createStaff } from '#testing/create-staff';
import { importProducts, readImport } from '#testing/import-products';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { ownPath } from './own-pictures.ts';
import { selectForgotten } from './product-imports.queries.ts';
import { runImport } from './run-import.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'tokpa-tables-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const shop = await useTestShop({ DATA_DIR: folder });
const { token } = await createStaff(shop);
const { call } = shop.client(token);

const read = async (id: string) => (await call('GET /products/{id}', { params: { id } })).data;
const exported = async (query: { search?: string; status?: string; category?: string } = {}) =>
  (await call('GET /products/export.csv', { query })).content;
const drawn = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

const png = async (background: string) => Uint8Array.from(await drawn(background));

/** What a product is to who sells it: without ids of rows and the moments of writing. */
const essence = ({ variations, category, subcategory, ...product }: Product) => ({
  ...product,
  id: undefined,
  createdAt: undefined,
  updatedAt: undefined,
  categoryId: undefined,
  path: [category.name, subcategory?.name],
  variations: variations.map((variation) => ({ ...variation, id: undefined })),
});

/** The rows of a table as a spreadsheet finds them: they end at CR, LF or both, outside of quotes. */
function spreadsheetRows(text: string): string[] {
  const cells = /"(?:[^"]|"")*"/g;
  const hidden: string[] = [];
  const rows = text.replaceAll(cells, (cell) => `<${hidden.push(cell) - 1}>`).split(/\r\n|\r|\n/);
  return rows.map((row) => row.replaceAll(/<(\d+)>/g, (_, at: string) => hidden[Number(at)] ?? ''));
}

async function createTricky(): Promise<Product> {
  const parent = await createCategory(shop, { name: 'Épicerie fine', slug: 'epicerie-fine' });
  const category = await createCategory(shop, { name: 'Miels, sucres & co', parentId: parent.id });
  const body = new FormData();
  const fields = {
    name: '=SOMME(A1) ; "l’aérée"',
    description: '\'+ un miel\n\n- doré, "rare"\r\n@fin',
    features: JSON.stringify(["'=piège", 'Avec, virgule']),
    categoryId: category.id,
    sku: '+REF-1',
    status: 'DRAFT',
    isNew: 'true',
    isFeatured: 'true',
    seoTitle: '-Titre',
    seoDescription: 'Description',
    options: JSON.stringify([
      { name: 'Format', values: ['500 g', '250 g', '1 kg'] },
      { name: 'Saveur', values: ['Nature', 'Gingembre'] },
    ]),
    variations: JSON.stringify([
      { options: { Format: '500 g', Saveur: 'Nature' }, sku: 'V-1', price: 2500, originalPrice: 3000, stock: 3 },
      { name: 'Le petit', options: { Saveur: 'Gingembre', Format: '250 g' }, price: 1500, stock: 0 },
    ]),
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('images', new File([Uint8Array.from(await drawn('gold'))], 'a.png'));
  body.append('images', new File([Uint8Array.from(await drawn('brown'))], 'b.png'));
  return (await call('POST /products', { body })).data;
}

describe('the exported table', () => {
  it('read back changes nothing, and brings back what was deleted', async () => {
    const tricky = await createTricky();
    const plain = await createProduct(shop, {
      name: 'Tout simple',
      categoryId: tricky.categoryId,
      stock: 4,
      price: 100,
      originalPrice: 200,
    });
    const table = new Uint8Array(await (await exported({ category: 'epicerie-fine' })).arrayBuffer());
    const before = [essence(await read(tricky.id)), essence(await read(plain.id))];
    const same = await importProducts(shop, token, { table });
    expect([same.created, same.updated, same.failed, same.errors]).toEqual([0, 2, 0, []]);
    expect([essence(await read(tricky.id)), essence(await read(plain.id))]).toEqual(before);
    expect((await read(tricky.id)).pictures).toEqual(tricky.pictures);
    for (const { id } of [tricky, plain]) await call('DELETE /products/{id}', { params: { id } });
    const back = await importProducts(shop, token, { table });
    expect([back.created, back.failed, back.picturesLeft, back.errors]).toEqual([2, 0, 0, []]);
    const made = [essence(await read(tricky.slug)), essence(await read(plain.slug))];
    const withoutPictures = (one: object) => ({ ...one, image: '', images: [], pictures: [] });
    expect(made.map(withoutPictures)).toEqual(before.map(withoutPictures));
    expect(made[0]?.pictures.map(({ alt }) => alt)).toEqual(tricky.pictures.map(({ alt }) => alt));
  });

  it('of which somebody keeps some variations changes those, and leaves the product’s texts as they are', async () => {
    const { id: categoryId } = await createCategory(shop, { name: 'Cacaos', slug: 'cacaos' });
    const variation = (Format: string) => ({ options: { Format }, price: 1500, stock: 3 });
    const { data: cocoa } = await call('POST /products', {
      body: {
        name: 'Cacao pur',
        description: 'Sans sucre',
        features: ['Fèves du pays'],
        categoryId,
        sku: 'CACAO',
        status: 'PUBLISHED',
        isNew: true,
        isFeatured: true,
        seoTitle: 'Cacao',
        seoDescription: 'Cacao du Bénin',
        variations: [variation('250 g'), variation('500 g')],
      },
    });
    const [headings, , second] = (await (await exported({ category: 'cacaos' })).text()).trim().split('\r\n');
    const table = `${headings}\r\n${second?.replace(/;3;3$/, ';9;3')}\r\n`;
    const done = await importProducts(shop, token, { table });
    expect([done.updated, done.failed, done.errors]).toEqual([1, 0, []]);
    const [first, other] = cocoa.variations.map((one) => ({ ...one, id: undefined }));
    expect(essence(await read(cocoa.id))).toEqual({
      ...essence(cocoa),
      stock: 12,
      variations: [first, { ...other, stock: 9 }],
    });
  });

  it('in which only prices are changed writes no old stock over what was sold since, and refuses one that was typed', async () => {
    const { id: categoryId } = await createCategory(shop, { name: 'Épices', slug: 'epices' });
    const pepper = await createProduct(shop, { name: 'Poivre', slug: 'poivre', categoryId, price: 1500, stock: 20 });
    const pots = await createProduct(shop, {
      name: 'Piment',
      categoryId,
      variations: [
        { name: 'Petit', price: 1500, stock: 20 },
        { name: 'Grand', price: 1500, stock: 20 },
      ],
    });
    const text = await (await exported({ category: 'epices' })).text();
    const [small, large] = pots.variations.map(({ id }) => id);
    const lose = (id: string, variationId: string | null) =>
      call('POST /products/{id}/stock-movements', {
        params: { id },
        body: { variationId, change: -4, reason: 'loss' },
      });
    await lose(pepper.id, null);
    await lose(pots.id, small ?? '');
    const dearer = text.replaceAll(';1500;', ';1600;');
    const done = await importProducts(shop, token, { table: dearer });
    expect([done.updated, done.failed, done.errors]).toEqual([2, 0, []]);
    expect(await read(pepper.id)).toMatchObject({ price: 1600, stock: 16 });
    expect((await read(pots.id)).variations).toMatchObject([
      { price: 1600, stock: 16 },
      { price: 1600, stock: 20 },
    ]);
    const counted = await importProducts(shop, token, { table: dearer.replaceAll(';20;20\r\n', ';30;20\r\n') });
    expect([counted.updated, counted.failed]).toEqual([0, 2]);
    expect(counted.errors).toMatchObject([
      { column: 'Stock', message: expect.stringContaining('il est de 16') },
      { column: 'Stock', message: expect.stringContaining('il est de 16') },
    ]);
    expect([(await read(pepper.id)).stock, (await read(pots.id)).stock]).toEqual([16, 36]);
    const [headings, ...rows] = dearer.replaceAll(';20;20\r\n', ';30;20\r\n').trim().split('\r\n');
    const unmoved = rows.find((row) => row.includes(large ?? ''));
    expect((await importProducts(shop, token, { table: `${headings}\r\n${unmoved}\r\n` })).errors).toEqual([]);
    expect((await read(pots.id)).variations).toMatchObject([{ stock: 16 }, { stock: 30 }]);
  });

  it('in whose main row somebody types another address gives the product that one, and joins what they add under the old one', async () => {
    const { id: categoryId } = await createCategory(shop, { name: 'Tamis', slug: 'tamis' });
    const { data: sieve } = await call('POST /products', {
      body: {
        name: 'Tamis',
        slug: 'tamis-ancien',
        categoryId,
        variations: ['Fin', 'Gros'].map((Maille) => ({ options: { Maille }, price: 900, stock: 2 })),
      },
    });
    const text = (await (await exported({ category: 'tamis' })).text()).trim();
    const [headings = '', ...rows] = text.split('\r\n');
    const cells: Record<string, string> = {
      Adresse: 'tamis-ancien',
      Nom: 'Tamis',
      'Option 1': 'Maille',
      'Valeur 1': 'Moyen',
      'Prix (FCFA)': '800',
      Stock: '7',
    };
    const added = headings.split(';').map((heading) => cells[heading] ?? '');
    const [main = '', other] = rows;
    const table = [headings, main.replace('tamis-ancien', 'tamis-neuf'), added.join(';'), other].join('\r\n');
    const done = await importProducts(shop, token, { table });
    expect([done.created, done.updated, done.failed, done.errors]).toEqual([0, 1, 0, []]);
    const { slug, variations } = await read(sieve.id);
    expect([slug, ...variations.map(({ name, stock }) => [name, stock])]).toEqual([
      'tamis-neuf',
      ['Fin', 2],
      ['Moyen', 7],
      ['Gros', 2],
    ]);
  });

  it('calculates nothing in a spreadsheet, opens with its accents, and holds what the filters find', async () => {
    await createProduct(shop, { name: '@formule Été', status: 'ARCHIVED' });
    const bytes = Buffer.from(await (await exported({ search: 'formule' })).arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(";'@formule Été;Archivé;");
    expect((await exported({ status: 'PUBLISHED', search: 'formule' })).size).toBeLessThan(bytes.length);
  });

  it('calculates nothing that stands below empty lines either, and is read back without what it put before it', async () => {
    const description = '\n \n=1+1';
    const { id } = await createProduct(shop, { name: 'Calcul caché', description });
    const table = await (await exported({ search: 'Calcul caché' })).text();
    expect(table).toContain(`;"'${description}";`);
    expect((await importProducts(shop, token, { table })).failed).toBe(0);
    expect((await read(id)).description).toBe('=1+1');
  });

  it('is a row for each product, however many lines its texts have, and none of them begins with a formula', async () => {
    const { id: categoryId } = await createCategory(shop, { name: 'Recettes', slug: 'recettes' });
    const description = 'Mode d’emploi\n=1+1\r+ un peu d’eau\r@fin\n- remuer';
    const features = ['Doux', '=1+1'];
    for (const name of ['Un', 'Deux']) await createProduct(shop, { name, categoryId, description, features });
    const rows = spreadsheetRows((await (await exported({ category: 'recettes' })).text()).trim());
    expect(rows).toHaveLength(3);
    expect(rows.slice(1).every((row) => /^[\da-f-]{36};/.test(row))).toBe(true);
  });

  it('is refused before it begins when a filter can not be', async () => {
    expect(await refusalOf(exported({ status: 'VENDU' }))).toMatchObject({ status: 422, code: 'validation_failed' });
  });

  it('is named by the day that the shop has', async () => {
    const now = shop.clock.now();
    const untilNight = (24 + 23) * 60 + 30 - now.getUTCHours() * 60 - now.getUTCMinutes();
    shop.clock.pass(untilNight);
    onTestFinished(() => shop.clock.pass(-untilNight));
    const night = shop.client((await createStaff(shop)).token);
    const { name } = await night.call('GET /products/export.csv', { query: { search: 'rien de tel' } });
    const tomorrow = new Date(shop.clock.now().getTime() + 60 * 60_000);
    expect(name).toBe(`produits-${tomorrow.toISOString().slice(0, 10)}.csv`);
  });

  it('is all of a shop larger than one page of it', async () => {
    const category = await createCategory(shop, { name: 'Grande' });
    for (let at = 0; at < 401; at += 1) await createProduct(shop, { categoryId: category.id });
    const text = await (await exported({ category: category.slug })).text();
    const addresses = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';')[1]);
    expect(new Set(addresses).size).toBe(401);
  });
});

describe('pictures of a table', () => {
  it('are those that everybody may see: by no address does it reach other files of the shop', () => {
    const shopUrl = 'https://boutique.example';
    expect(ownPath(`${shopUrl}/media/0123456789abcdef/640.jpeg`, shopUrl)).toBe('/media/0123456789abcdef/640.jpeg');
    const others = [
      'library/a.pdf',
      '../backups/a.tar.gz',
      '%2e%2e/a',
      '0123456789abcdef/..%2f',
      'a\0b',
      '',
      '/etc/passwd',
    ];
    expect(others.map((file) => ownPath(`${shopUrl}/media/${file}`, shopUrl))).toEqual(others.map(() => undefined));
  });

  const table = (sku: string, ...addresses: string[]) =>
    `name,sku,category,price,images,image texts\nImagé,${sku},Divers,100,"${addresses.join('\n')}","Vue de face"\n`;

  it('each have their own text, though the first has none', async () => {
    const body = new FormData();
    body.append('name', 'Vu deux fois');
    body.append('price', '100');
    body.append('categoryId', (await createCategory(shop)).id);
    for (const colour of ['navy', 'olive']) body.append('images', new File([await png(colour)], 'a.png'));
    const { data: made } = await call('POST /products', { body });
    const addresses = made.images.map((src) => `${shop.platform.config.publicUrl}${src}`).join('\n');
    const done = await importProducts(shop, token, {
      table: `slug,images,image texts\n${made.slug},"${addresses}","\nDe dos"\n`,
    });
    expect([done.updated, done.errors]).toEqual([1, []]);
    expect((await read(made.id)).pictures.map(({ alt }) => alt)).toEqual(['', 'De dos']);
  });

  it('from elsewhere stay there where nobody asks for them, which is said at their row', async () => {
    const options = { table: table('IMG-4', 'https://exemple.bj/a.png', 'https://exemple.bj/b.png') };
    const done = await importProducts(shop, token, options);
    expect([done.created, done.picturesLeft]).toEqual([1, 0]);
    const said = { row: 2, column: 'images', isNotice: true };
    expect(done.errors).toEqual([
      { id: expect.any(String), ...said, message: expect.stringContaining('Les images d’ailleurs') },
    ]);
  });

  it('of a host that does not answer are waited for by one process alone, however long they take together', async () => {
    const body = new FormData();
    body.append('file', new File([table('IMG-5', 'https://lent.bj/a.png', 'https://lent.bj/b.png')], 'a.csv'));
    body.append('withPictures', 'true');
    const { data } = await call('POST /products/import', { body });
    const forgotten: string[][] = [];
    await runImport(shop.platform, data.id, {
      fetchPicture: async () => {
        forgotten.push(await selectForgotten(shop.platform.db, 2));
        // The first one takes its time.
        await sql`update product_imports set touched_at = touched_at - interval '3 minutes'`.execute(shop.platform.db);
        throw new FetchRefusal('Cette adresse ne répond pas');
      },
    });
    expect(forgotten).toEqual([[], []]);
  });

  it('keep their texts when the table names one that the product has already', async () => {
    const body = new FormData();
    body.append('name', 'Déjà vu');
    body.append('price', '100');
    body.append('sku', 'IMG-3');
    body.append('categoryId', (await createCategory(shop)).id);
    for (const colour of ['teal', 'maroon']) body.append('images', new File([await png(colour)], 'a.png'));
    body.append('pictures', JSON.stringify([{ upload: 0 }, { upload: 1, alt: 'De dos' }]));
    const { data: made } = await call('POST /products', { body });
    const sent = new FormData();
    sent.append('file', new File([table('IMG-3', 'https://exemple.bj/a.png')], 'a.csv'));
    sent.append('withPictures', 'true');
    const { data } = await call('POST /products/import', { body: sent });
    await runImport(shop.platform, data.id, { fetchPicture: () => drawn('teal') });
    const { pictures } = await read(made.id);
    expect(pictures.map(({ src, alt }) => [src, alt])).toEqual([
      [made.images[0], 'Vue de face'],
      [made.images[1], 'De dos'],
    ]);
  });

  it('are not asked for in the shop’s own network, and the product is there all the same', async () => {
    const done = await importProducts(shop, token, {
      table: table('IMG-1', 'http://127.0.0.1:4000/a.png', 'http://169.254.169.254/latest', 'ftp://exemple.bj/a.png'),
      withPictures: true,
    });
    expect([done.status, done.created, done.picturesLeft]).toEqual(['DONE', 1, 0]);
    expect(done.errors.map(({ row, column, isNotice }) => [row, column, isNotice])).toEqual([
      [2, 'images', true],
      [2, 'images', true],
      [2, 'images', true],
    ]);
    expect(done.errors[0]?.message).toContain('internet public');
  });

  it('are fetched where somebody wishes it, each failure told at its row', async () => {
    const png = await drawn('green');
    const server = createServer((request, response) => {
      const files: Record<string, string | Buffer> = { '/a.png': png, '/page': '<html></html>' };
      const file = files[request.url ?? ''];
      response.writeHead(file === undefined ? 404 : 200).end(file);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => void server.close());
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const body = new FormData();
    body.append('file', new File([table('IMG-2', `${origin}/a.png`, `${origin}/page`, `${origin}/rien.png`)], 'a.csv'));
    body.append('withPictures', 'true');
    const { data } = await call('POST /products/import', { body });
    const fetchPicture = (address: string) =>
      fetchPublic(address, { isAllowed: () => true, isPortAllowed: () => true });
    expect(await runImport(shop.platform, data.id, { fetchPicture })).toBe(false);
    const done = await readImport(shop, token, data.id);
    expect([done.status, done.created, done.picturesLeft]).toEqual(['DONE', 1, 0]);
    expect(done.errors.map(({ message }) => message)).toEqual([
      expect.stringContaining('image lisible'),
      expect.stringContaining('(404)'),
    ]);
    const [product] = (await call('GET /products', { query: { search: 'IMG-2' } })).data;
    expect(product?.pictures.map(({ alt }) => alt)).toEqual(['Vue de face']);
  });
});
