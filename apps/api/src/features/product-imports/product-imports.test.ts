import { describe, expect, it } from 'vitest';
import { PRODUCT_COLUMNS } from '@tokpa/contract';
import { createCategory } from '#testing/create-category';
import { createProduct } from '#testing/create-product';
import { createStaff } from '#testing/create-staff';
import { importProducts, readImport } from '#testing/import-products';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { resumeImportsJob } from './product-imports.jobs.ts';
import { writeBatch } from './write-batch.ts';
import { stageTable } from './stage-table.ts';
import { updateImport } from './product-imports.queries.ts';

const shop = await useTestShop();
const { token } = await createStaff(shop, { role: 'EDITOR' });
const { call } = shop.client(token);
const visitor = shop.client();

const read = async (id: string) => (await call('GET /products/{id}', { params: { id } })).data;
const counts = ({
  created,
  updated,
  skipped,
  failed,
}: Record<'created' | 'updated' | 'skipped' | 'failed', number>) => [created, updated, skipped, failed];
const load = (table: string | Uint8Array<ArrayBuffer>, options: Parameters<typeof importProducts>[2] | object = {}) =>
  importProducts(shop, token, { table, ...options });
const productsCount = async () => (await call('GET /products', { query: { limit: 1 } })).meta.total;

function sent(table: string, fields: Record<string, string> = {}): FormData {
  const body = new FormData();
  body.append('file', new File([table], 'Été 2026.csv'));
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
}

describe('the shop’s own table', () => {
  it('makes products with all that its columns say, in the category that it names', async () => {
    const done = await load(
      [
        'Référence;Nom;Statut;Catégorie;Description;Caractéristiques;Prix (FCFA);Ancien prix (FCFA);Stock;Vedette',
        'MIEL-1;Miel de Natitingou;Publié;Épicerie > Miels;"Un miel ""clair"",\nrécolté à la main.";"Sans sucre ajouté\nPot en verre";2 500;3000;12;oui',
        'KARI-1;Beurre de karité;;épicerie;;;1 200 FCFA;;4;non',
      ].join('\r\n'),
    );
    expect([done.status, done.format, done.rowsTotal, done.rowsDone, ...counts(done)]).toEqual([
      'DONE',
      'tokpa',
      2,
      2,
      2,
      0,
      0,
      0,
    ]);
    const honey = await read('miel-de-natitingou');
    expect(honey).toMatchObject({
      sku: 'MIEL-1',
      status: 'PUBLISHED',
      description: 'Un miel "clair",\nrécolté à la main.',
      features: ['Sans sucre ajouté', 'Pot en verre'],
      price: 2500,
      originalPrice: 3000,
      stock: 12,
      isFeatured: true,
      category: { name: 'Épicerie' },
      subcategory: { name: 'Miels' },
    });
    const { data: seen } = await visitor.call('GET /products/{id}', { params: { id: honey.slug } });
    expect(seen.stock).toBe(12);
    const butter = await read('beurre-de-karite');
    expect([butter.category.id, butter.status]).toEqual([honey.category.id, 'DRAFT']);
    const { data: moves } = await call('GET /products/{id}/stock-movements', { params: { id: honey.id } });
    expect(moves.map(({ reason, change }) => [reason, change])).toEqual([['import', 12]]);
  });

  it('changes what it names and leaves everything else', async () => {
    const product = await createProduct(shop, { name: 'Savon noir', stock: 5, price: 900, description: 'Doux' });
    const done = await load(`Adresse,Prix (FCFA),Stock\n${product.slug},950,8\n`);
    expect(counts(done)).toEqual([0, 1, 0, 0]);
    expect(await read(product.id)).toMatchObject({ name: 'Savon noir', description: 'Doux', price: 950, stock: 8 });
    const skipped = await load(`slug,price\n${product.slug},1\n`, { onExisting: 'skip' });
    expect(counts(skipped)).toEqual([0, 0, 1, 0]);
    expect((await read(product.id)).price).toBe(950);
  });

  it('of which only reference and stock are filled in, as in the model, leaves texts, flags and promotions as they are', async () => {
    const own = { description: 'Doux', features: ['Pressé à froid'], isNew: true, isFeatured: true, seoTitle: 'Huile' };
    const { id: categoryId } = await createCategory(shop);
    const { data: oil } = await call('POST /products', {
      body: { ...own, name: 'Huile de coco', sku: 'COCO', categoryId, price: 900, originalPrice: 1200, stock: 5 },
    });
    const { data: balm } = await call('POST /products', {
      body: {
        ...own,
        name: 'Baume',
        sku: 'BAUME',
        categoryId,
        variations: [{ name: 'Pot', sku: 'BAUME-P', price: 700, originalPrice: 800, stock: 3 }],
      },
    });
    const headings = Object.values(PRODUCT_COLUMNS).map(({ heading }) => heading);
    const filled = (cells: Readonly<Record<string, string>>) =>
      headings.map((heading) => cells[heading] ?? '').join(';');
    const rows = [filled({ Référence: 'COCO', Stock: '9' }), filled({ Référence: 'BAUME-P', Stock: '8' })];
    const done = await load([headings.join(';'), ...rows].join('\n'));
    expect([...counts(done), done.errors]).toEqual([0, 2, 0, 0, []]);
    const changed = { updatedAt: expect.any(String) };
    expect(await read(oil.id)).toEqual({ ...oil, ...changed, stock: 9 });
    expect(await read(balm.id)).toEqual({
      ...balm,
      ...changed,
      stock: 8,
      variations: balm.variations.map((one) => ({ ...one, stock: 8 })),
    });
    // With a new price, an empty « ancien prix » is none any more.
    expect(counts(await load('Référence;Prix;Ancien prix\nCOCO;950;\n'))).toEqual([0, 1, 0, 0]);
    expect(await read(oil.id)).toMatchObject({ price: 950, originalPrice: null, stock: 9 });
  });

  it('never takes away a variation that it does not name, and finds one by its reference alone', async () => {
    const table = [
      'Référence,Nom,Catégorie,Déclinaison,Référence de la déclinaison,Option 1,Valeur 1,Prix (FCFA),Stock',
      'RIZ,Riz local,Céréales,1 kg,RIZ-1,Format,1 kg,700,10',
      'RIZ,Riz local,,5 kg,RIZ-5,Format,5 kg,3200,4',
    ].join('\n');
    expect(counts(await load(table))).toEqual([1, 0, 0, 0]);
    const one = 'Référence,Nom,Référence de la déclinaison,Stock\nRIZ,Riz local,RIZ-5,9\n';
    expect(counts(await load(one))).toEqual([0, 1, 0, 0]);
    expect(counts(await load('Référence,Prix\nRIZ-1,750\n'))).toEqual([0, 1, 0, 0]);
    const rice = await read('riz-local');
    expect(rice.variations.map(({ name, price, stock }) => [name, price, stock])).toEqual([
      ['1 kg', 750, 10],
      ['5 kg', 3200, 9],
    ]);
    expect([rice.price, rice.stock]).toEqual([750, 19]);
  });

  it('refuses a reference that a spreadsheet has shortened, and changes no product by it', async () => {
    const known = await createProduct(shop, { name: 'Savon au miel', price: 900 });
    const table = [
      'Adresse;Nom;Catégorie;Référence;Référence de la déclinaison;Prix',
      `${known.slug};;;6,18123E+12;;950`,
      ';Savon au citron;Savons;6.18123E+12;;950',
      ';Savon au neem;Savons;6.18123E+12;;950',
      ';Savon au cacao;Savons;SAVON-4;6E+12;950',
      ';Savon noir du Nord;Savons;6181230000012;;950',
    ];
    const done = await load(table.join('\n'));
    expect(counts(done)).toEqual([1, 0, 0, 4]);
    const message = 'Votre tableur a abrégé cette référence\u00a0: mettez la colonne en texte';
    expect(done.errors.map(({ row, column, message: said }) => [row, column, said])).toEqual([
      [2, 'Référence', message],
      [3, 'Référence', message],
      [4, 'Référence', message],
      [5, 'Référence de la déclinaison', message],
    ]);
    expect(await read(known.id)).toMatchObject({ price: 900, sku: null });
    expect(counts(await load('Référence;Prix\n6,18123E+12;1\n6,18123E+12;2\n'))).toEqual([0, 0, 0, 2]);
  });

  it('keeps the zeros that a spreadsheet has taken from before a reference, and tells where', async () => {
    const { id: categoryId } = await createCategory(shop);
    const { data: soap } = await call('POST /products', {
      body: { name: 'Savon de Covè', sku: '0061812', categoryId, price: 900 },
    });
    const { data: rice } = await call('POST /products', {
      body: {
        name: 'Riz de Glazoué',
        sku: 'RIZ-G',
        categoryId,
        variations: [
          { options: { Format: '1 kg' }, sku: '00071', price: 700 },
          { options: { Format: '5 kg' }, sku: '72', price: 3200 },
        ],
      },
    });
    const headings = 'Adresse;sku;Identifiant de la déclinaison;Référence de la déclinaison;Prix';
    const [small, large] = rice.variations.map(({ id }) => id);
    const rows = [`${soap.slug};61812;;;950`, `${rice.slug};;${small};71;750`, `${rice.slug};;${large};73;3300`];
    const done = await load([headings, ...rows].join('\n'));
    expect(counts(done)).toEqual([0, 2, 0, 0]);
    const zeros = (reference: string) =>
      `Votre tableur a ôté les zéros du début\u00a0: la référence reste «\u00a0${reference}\u00a0»`;
    expect(done.errors).toMatchObject([
      { row: 2, column: 'sku', message: zeros('0061812'), isNotice: true },
      { row: 3, column: 'Référence de la déclinaison', message: zeros('00071'), isNotice: true },
    ]);
    expect(await read(soap.id)).toMatchObject({ sku: '0061812', price: 950 });
    expect((await read(rice.id)).variations).toMatchObject([
      { sku: '00071', price: 750 },
      { sku: '73', price: 3300 },
    ]);
  });

  it('tells what is wrong at its row and column, and imports the other rows', async () => {
    const done = await load(
      [
        'Référence,Nom,Catégorie,Prix,Ancien prix,Stock,Statut',
        'OK-1,Tisane de kinkéliba,Tisanes,500,,3,Publié',
        'KO-1,Tisane sans prix,Tisanes,beaucoup,,3,Publié',
        'KO-2,Tisane soldée,Tisanes,500,400,3,Publié',
        ',,,,,,',
        'KO-3,Tisane au noir,Tisanes,500,,-3,Caché',
        'OK-1,Tisane volée,Tisanes,500,,3,Publié',
        'OK-2,"Tisane de citronnelle, fraîche",Tisanes,500,,3,Publié',
      ].join('\n'),
    );
    expect([done.status, ...counts(done)]).toEqual(['DONE', 1, 0, 0, 4]);
    expect(done.errors.map(({ row, column, message }) => [row, column, message])).toEqual([
      [3, 'Prix', '« beaucoup » n’est pas un prix'],
      [4, 'Ancien prix', 'L’ancien prix doit être supérieur au prix'],
      [6, 'Statut', 'Le statut « Caché » est inconnu : Brouillon, Publié ou Archivé'],
      [6, 'Stock', '« -3 » n’est pas un nombre entier de pièces'],
      [7, 'Référence', 'Ce produit est déjà à la ligne 2'],
    ]);
    expect(await read('tisane-de-citronnelle-fraiche')).toMatchObject({ stock: 3 });
    const { content } = await call('GET /products/imports/{id}/errors.csv', { params: { id: done.id } });
    const lines = (await content.text()).split('\r\n');
    expect(lines.slice(0, 2)).toEqual([
      'Ligne;Colonne;Gravité;Message',
      '3;Prix;Erreur;« beaucoup » n’est pas un prix',
    ]);
  });

  it('tells of one product what is wrong with it, however long a cell is and wherever its message is cut', async () => {
    const addresses = Array.from({ length: 500 }, (_, at) => `adresse ${at * 7919}`).join(' ');
    const done = await load(
      [
        'slug,name,category,price,status',
        `${addresses},Colonnes glissées,Divers,100,`,
        `tam-tam,Tam-tam,Divers,100,${'x'.repeat(39)}😀`,
        'djembe,Djembé,Divers,100,',
      ].join('\n'),
    );
    expect([done.status, ...counts(done)]).toEqual(['DONE', 1, 0, 0, 2]);
    expect(done.errors.map(({ row }) => row)).toEqual([2, 3]);
  });

  it('tells at once all that is wrong with a row, and nothing that another fault brings with it', async () => {
    const { slug } = await createProduct(shop, { name: 'Gingembre', price: 1000 });
    const done = await load(
      [
        'slug,name,category,price,originalPrice,stock',
        ',,Racines,beaucoup,400,-3',
        ',,Racines,,,3',
        `${slug},Gingembre,Racines,beaucoup,400,3`,
        `autre,${'x'.repeat(201)},Racines,500,,-3`,
      ].join('\n'),
    );
    expect([done.status, ...counts(done)]).toEqual(['DONE', 0, 0, 0, 4]);
    expect(done.errors.map(({ row, column, message }) => [row, column, message])).toEqual([
      [2, 'price', '« beaucoup » n’est pas un prix'],
      [2, 'stock', '« -3 » n’est pas un nombre entier de pièces'],
      [2, 'name', 'Le nom est requis'],
      [3, 'price', 'Le prix est requis'],
      [3, 'name', 'Le nom est requis'],
      [4, 'price', '« beaucoup » n’est pas un prix'],
      [5, 'stock', '« -3 » n’est pas un nombre entier de pièces'],
      [5, 'name', expect.stringContaining('200')],
    ]);
    expect((await read(slug)).price).toBe(1000);
  });

  it('gives one reference to one product only', async () => {
    await createProduct(shop, { name: 'Ancien' });
    const done = await load(
      'slug,name,sku,category,price\npremier,Premier,DBL-1,Divers,100\nsecond,Second,DBL-1,Divers,100\n',
    );
    expect(counts(done)).toEqual([1, 0, 0, 1]);
    expect(done.errors).toMatchObject([
      { row: 3, column: 'sku', message: 'Cette référence est déjà celle de la ligne 2' },
    ]);
  });
});

describe('a trial', () => {
  const table = 'name,sku,category,price,stock\nEssai,ESSAI-1,Rayon neuf,100,4\nSans prix,ESSAI-2,Rayon neuf,,1\n';

  it('changes nothing, says what the import will say, and the same file is then imported', async () => {
    const [products, categories] = [await productsCount(), (await visitor.call('GET /categories')).meta.total];
    const trial = await load(table, { dryRun: true });
    expect([await productsCount(), (await visitor.call('GET /categories')).meta.total]).toEqual([products, categories]);
    const { data } = await call('POST /products/imports/{id}/apply', { params: { id: trial.id } });
    await shop.platform.jobs.drain();
    const done = await readImport(shop, token, data.id);
    expect([trial.isDryRun, done.isDryRun]).toEqual([true, false]);
    expect(counts(trial)).toEqual([1, 0, 0, 1]);
    expect(counts(done)).toEqual(counts(trial));
    const said = ({ errors }: typeof done) => errors.map(({ row, column, message }) => [row, column, message]);
    expect(said(done)).toEqual([[3, 'price', 'Le prix est requis']]);
    expect(said(trial)).toEqual(said(done));
    expect(await productsCount()).toBe(products + 1);
    const again = call('POST /products/imports/{id}/apply', { params: { id: done.id } });
    expect((await refusalOf(again)).code).toBe('import_not_applicable');
  });

  it('is imported once: days later its old stocks would be written over what was sold since', async () => {
    const { id, slug } = await createProduct(shop, { name: 'Vendu depuis', stock: 5 });
    const trial = await load(`slug,stock\n${slug},20\n`, { dryRun: true });
    const apply = () => call('POST /products/imports/{id}/apply', { params: { id: trial.id } });
    const { data } = await apply();
    await shop.platform.jobs.drain();
    await call('POST /products/{id}/stock-movements', { params: { id }, body: { change: -4, reason: 'loss' } });
    expect(await refusalOf(apply())).toMatchObject({
      code: 'import_not_applicable',
      message: expect.stringContaining('une seule fois'),
    });
    await shop.platform.jobs.drain();
    expect((await read(id)).stock).toBe(16);
    expect([trial.isApplied, (await readImport(shop, token, trial.id)).isApplied]).toEqual([false, true]);
    // What stopped on its way is begun again.
    await shop.platform.transact((tx) => updateImport(tx, data.id, { status: 'FAILED' }));
    expect((await apply()).data.status).toBe('WAITING');
    await shop.platform.jobs.drain();
  });

  it('that two apply at once is imported once', async () => {
    const before = await productsCount();
    const trial = await load('name,category,price\nClochette,Divers,100\n', { dryRun: true });
    const apply = () => call('POST /products/imports/{id}/apply', { params: { id: trial.id } });
    const both = await Promise.allSettled([apply(), apply()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await refusalOf(apply())).code).toBe('import_not_applicable');
    await shop.platform.jobs.drain();
    expect(await productsCount()).toBe(before + 1);
  });
});

describe('an import that is cut off', () => {
  it('goes on where it stopped, and a second one changes nothing twice', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => `Coupé ${at},COUPE-${at},Coupés,100,2`);
    const table = ['name,sku,category,price,stock', ...rows].join('\n');
    const { data } = await call('POST /products/import', { body: sent(table) });
    const { platform } = shop;
    await platform.transact((tx) => updateImport(tx, data.id, { status: 'READING' }));
    await stageTable(platform, data.id);
    await writeBatch(platform, data.id);
    const half = await readImport(shop, token, data.id);
    expect([half.status, half.rowsDone, half.created]).toEqual(['WRITING', 25, 25]);
    await platform.db
      .updateTable('product_imports')
      .set({ touched_at: new Date(Date.now() - 600_000) })
      .where('id', '=', data.id)
      .execute();
    await platform.jobs.run(resumeImportsJob, {});
    await platform.jobs.drain();
    const done = await readImport(shop, token, data.id);
    expect([done.status, done.rowsDone, ...counts(done)]).toEqual(['DONE', 60, 60, 0, 0, 0]);
    const total = await productsCount();
    expect(counts(await load(table))).toEqual([0, 60, 0, 0]);
    expect(await productsCount()).toBe(total);
    expect((await read('coupe-0')).stock).toBe(2);
  });

  it('by a row that comes while somebody buys, waits for them and loses nothing', async () => {
    const { id, slug } = await createProduct(shop, { name: 'Disputé', stock: 10 });
    const { data } = await call('POST /products/import', { body: sent(`slug,price\n${slug},700\n`) });
    await Promise.all([
      shop.platform.jobs.drain(),
      call('POST /products/{id}/stock-movements', { params: { id }, body: { change: -4, reason: 'loss' } }),
    ]);
    expect((await readImport(shop, token, data.id)).updated).toBe(1);
    expect(await read(id)).toMatchObject({ price: 700, stock: 6 });
  });
});

describe('a file', () => {
  it('is read with semicolons or commas, with and without a mark, in Excel’s encoding, with blank rows and unclosed quotes', async () => {
    expect(counts(await load('\uFEFFname;sku;category;price\r\n\r\nPâte;F-1;Divers;100\r\n'))).toEqual([1, 0, 0, 0]);
    const latin = Uint8Array.from(Buffer.from('Nom;Référence;Catégorie;Prix\r\nPurée;F-2;Divers;1 500\r\n', 'latin1'));
    expect(counts(await load(latin))).toEqual([1, 0, 0, 0]);
    expect(await read('puree')).toMatchObject({ name: 'Purée', price: 1500 });
    const broken = await load(
      'name,sku,category,price\nBon,F-3,Divers,100\n"Jamais fermé,F-4,Divers,100\nPerdu,F-5,Divers,1\n',
    );
    expect(broken.status).toBe('DONE');
    expect(counts(broken)).toEqual([1, 0, 0, 1]);
    expect(broken.errors[0]?.message).toContain('guillemets');
  });

  it('that is no table of products is refused at once', async () => {
    for (const table of ['', 'prénom,âge\nAwa,30\n', '\u0000\u0001PK', 'Handle,Title\n']) {
      const body = sent(table, table.startsWith('Handle') ? { format: 'woocommerce' } : {});
      expect((await refusalOf(call('POST /products/import', { body }))).errors).toHaveProperty('file');
    }
    const nothing = new FormData();
    nothing.append('dryRun', 'true');
    expect((await refusalOf(call('POST /products/import', { body: nothing }))).errors).toHaveProperty('file');
    const wrong = sent('name,price\n', { exchangeFactor: '-2', onExisting: 'burn' });
    const { errors } = await refusalOf(call('POST /products/import', { body: wrong }));
    expect(Object.keys(errors).toSorted()).toEqual(['exchangeFactor', 'onExisting']);
  });

  it('is sent by who may write products, and leaves its line in the log', async () => {
    const support = shop.client((await createStaff(shop, { role: 'SUPPORT' })).token);
    const body = sent('name,sku,category,price\nJournal,LOG-1,Divers,100\n');
    expect((await refusalOf(support.call('POST /products/import', { body }))).status).toBe(403);
    const { data } = await call('POST /products/import', { body });
    expect(data).toMatchObject({ status: 'WAITING', fileName: 'Été 2026.csv', staffName: 'Codjo Agossou' });
    await shop.platform.jobs.drain();
    const owner = shop.client((await createStaff(shop)).token);
    const { data: acts } = await owner.call('GET /audit-log', { query: { resource: 'products', limit: 2 } });
    expect(acts.map(({ act }) => act).toSorted()).toEqual(['create', 'import']);
    const { data: recent } = await call('GET /products/imports/recent');
    expect(recent[0]?.id).toBe(data.id);
    const unknown = { params: { id: crypto.randomUUID() } };
    expect((await refusalOf(call('GET /products/imports/{id}', unknown))).code).toBe('import_not_found');
  });
});
