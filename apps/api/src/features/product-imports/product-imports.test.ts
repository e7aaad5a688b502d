import { describe, expect, it } from 'vitest';
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
const counts = ({ created, updated, skipped, failed }: Record<'created' | 'updated' | 'skipped' | 'failed', number>) => [
  created,
  updated,
  skipped,
  failed,
];
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
        'KARI-1;Beurre de karité;Brouillon;épicerie;;;1 200 FCFA;;4;non',
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
    expect((await read('beurre-de-karite')).category.id).toBe(honey.category.id);
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
    expect(counts(done)).toEqual([1, 0, 0, 4].map((count, at) => (at === 0 ? 1 : count)));
  });
});
