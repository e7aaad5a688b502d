import { describe, expect, it } from 'vitest';
import { createStaff } from '#testing/create-staff';
import { type ImportReport, importProducts } from '#testing/import-products';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const { token } = await createStaff(shop, { role: 'EDITOR' });
const { call } = shop.client(token);

const read = async (id: string) => (await call('GET /products/{id}', { params: { id } })).data;
const counts = ({ created, updated, skipped, failed }: ImportReport) => [created, updated, skipped, failed];
const load = (table: string, options: { defaultStock?: number; withPictures?: boolean } = {}) =>
  importProducts(shop, token, { table, ...options });
const told = ({ errors }: ImportReport) => errors.map(({ row, column, message }) => [row, column, message]);

const quoted = (cell: string) => (/[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const table = (
  headings: readonly string[],
  rows: readonly Readonly<Record<string, string>>[],
  [delimiter, end]: readonly [string, string] = [',', '\n'],
) =>
  [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]
    .map((cells) => cells.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : quoted(cell))).join(delimiter))
    .join(end);

const WOOCOMMERCE = [
  'ID',
  'Type',
  'SKU',
  'Name',
  'Published',
  'Visibility in catalog',
  'Date sale price starts',
  'Date sale price ends',
  'In stock?',
  'Stock',
  'Sale price',
  'Regular price',
  'Categories',
  'Tags',
  'Parent',
  'Attribute 1 name',
  'Attribute 1 value(s)',
];
const SIMPLE = { Type: 'simple', Published: '1', 'Visibility in catalog': 'visible', 'In stock?': '1' };

describe('the sample of a WooCommerce shop', () => {
  it('takes a sale’s price only while there is a sale', async () => {
    const sale = { ...SIMPLE, Stock: '3', 'Sale price': '1500', 'Regular price': '2000' };
    const done = await load(
      table(WOOCOMMERCE, [
        { ...sale, SKU: 'S-1', Name: 'Soldé hier', 'Date sale price ends': '2020-01-31 23:59:59' },
        { ...sale, SKU: 'S-2', Name: 'Soldé demain', 'Date sale price starts': '2090-01-01 00:00:00' },
        {
          ...sale,
          SKU: 'S-3',
          Name: 'Soldé maintenant',
          'Date sale price starts': '2020-01-01',
          'Date sale price ends': '2090-01-01',
        },
      ]),
    );
    expect(counts(done)).toEqual([3, 0, 0, 0]);
    const offers = await Promise.all(['solde-hier', 'solde-demain', 'solde-maintenant'].map((slug) => read(slug)));
    expect(offers.map(({ price, originalPrice }) => [price, originalPrice])).toEqual([
      [2000, null],
      [2000, null],
      [1500, 2000],
    ]);
    expect(told(done)).toEqual([
      [2, 'Date sale price ends', 'La promotion a fini le 2020-01-31 : le prix est le tarif habituel'],
      [3, 'Date sale price starts', 'La promotion ne commence que le 2090-01-01 : le prix est le tarif habituel'],
    ]);
  });

  it('puts a product into the most precise of its categories, and tells those that it leaves', async () => {
    const row = { ...SIMPLE, Stock: '1', 'Regular price': '1000' };
    const done = await load(
      table(WOOCOMMERCE, [
        { ...row, SKU: 'C-1', Name: 'Rangé deux fois', Categories: 'Habits, Habits > Pulls' },
        { ...row, SKU: 'C-2', Name: 'Rangé ailleurs aussi', Categories: 'Cadeaux, Habits > Pulls' },
      ]),
    );
    expect(told(done)).toEqual([
      [3, 'Categories', 'Un produit a une seule catégorie : « Habits > Pulls » est prise, « Cadeaux » ne l’est pas'],
    ]);
    for (const slug of ['range-deux-fois', 'range-ailleurs-aussi'])
      expect(await read(slug)).toMatchObject({ category: { name: 'Habits' }, subcategory: { name: 'Pulls' } });
  });

  it('tells what nobody can buy for want of a number, unless a stock is to be taken instead', async () => {
    const row = (SKU: string, Name: string) => ({ ...SIMPLE, SKU, Name, 'Regular price': '1000' });
    const done = await load(table(WOOCOMMERCE, [row('N-1', 'Sans nombre')]));
    expect([(await read('sans-nombre')).stock, ...told(done).map(([at, column]) => [at, column])]).toEqual([
      0,
      [2, 'Stock'],
    ]);
    expect(done.errors[0]).toMatchObject({ isNotice: true, message: expect.stringContaining('le stock est 0') });
    const counted = await load(table(WOOCOMMERCE, [row('N-2', 'Avec nombre')]), { defaultStock: 4 });
    expect([(await read('avec-nombre')).stock, ...told(counted)]).toEqual([4]);
  });

  it('takes no 0 for a number where the other shop does not manage the stock', async () => {
    const row = { ...SIMPLE, Stock: '0', 'Regular price': '1000' };
    const done = await load(
      table(
        [...WOOCOMMERCE, 'Manage stock?'],
        [
          { ...row, SKU: 'M-1', Name: 'Non compté', 'Manage stock?': '0' },
          { ...row, SKU: 'M-2', Name: 'Non compté et épuisé', 'Manage stock?': '0', 'In stock?': '0' },
          { ...row, SKU: 'M-3', Name: 'Compté', 'Manage stock?': '1' },
        ],
      ),
      { defaultStock: 12 },
    );
    expect([...counts(done), ...told(done)]).toEqual([3, 0, 0, 0]);
    const read3 = await Promise.all(['non-compte', 'non-compte-et-epuise', 'compte'].map((slug) => read(slug)));
    expect(read3.map(({ stock }) => stock)).toEqual([12, 0, 0]);
  });

  it('keeps a product with its variations whose kind an extension adds, and tells the columns that it does not take', async () => {
    const variation = {
      ...SIMPLE,
      Type: 'subscription_variation',
      Parent: 'ABO',
      'Attribute 1 name': 'Durée',
      Stock: '9',
    };
    const done = await load(
      table(
        WOOCOMMERCE,
        [
          {
            ...SIMPLE,
            Type: 'variable-subscription',
            SKU: 'ABO',
            Name: 'Panier de la semaine',
            Published: '-1',
            Tags: 'frais',
            'Attribute 1 name': 'Durée',
            'Attribute 1 value(s)': '1 mois, 3 mois',
          },
          { ...variation, SKU: 'ABO-1', 'Attribute 1 value(s)': '1 mois', 'Regular price': '9000' },
          { ...variation, SKU: 'ABO-3', 'Attribute 1 value(s)': '3 mois', 'Regular price': '25000' },
        ],
        [';', '\r\n'],
      ).replace(/^/, '\uFEFF'),
    );
    expect([...counts(done), ...told(done)]).toEqual([1, 0, 0, 0, [1, '', 'Ces colonnes ne sont pas reprises : Tags']]);
    const basket = await read('panier-de-la-semaine');
    expect([basket.status, ...basket.variations.map(({ name, price }) => [name, price])]).toEqual([
      'DRAFT',
      ['1 mois', 9000],
      ['3 mois', 25_000],
    ]);
  });
});

const SHOPIFY = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Inventory Qty',
  'Variant Price',
  'Image Src',
  'Image Position',
  'Variant Image',
];

describe('the sample of a Shopify shop', () => {
  it('takes rows without a handle for more of the product above, and the title for the handle of a new one', async () => {
    const pictures = ['a', 'b', 'c'].map((name) => `http://127.0.0.1:9/${name}.jpg`);
    const written = table(SHOPIFY, [
      {
        Title: 'Example T-Shirt',
        Published: 'TRUE',
        'Option1 Name': 'Title',
        'Option1 Value': 'Lithograph - Height: 9" x Width: 12"',
        'Variant Inventory Qty': '2',
        'Variant Price': '2500',
        'Image Src': pictures[0] ?? '',
        'Image Position': '1',
      },
      {
        'Option1 Value': 'Small',
        'Variant Inventory Qty': '2',
        'Variant Price': '1999',
        'Variant Image': pictures[2] ?? '',
      },
      { 'Image Src': pictures[1] ?? '', 'Image Position': '2' },
    ]);
    const done = await load(written, { withPictures: true });
    expect([done.rowsTotal, ...counts(done)]).toEqual([3, 1, 0, 0, 0]);
    const shirt = await read('example-t-shirt');
    expect(shirt.variations.map(({ name, price }) => [name, price])).toEqual([
      ['Lithograph - Height: 9" x Width: 12"', 2500],
      ['Small', 1999],
    ]);
    // They can not be had here; each of them was asked for, and says so at its row.
    expect(done.errors.map(({ row, message }) => [row, message.split(' : ')[0]])).toEqual([
      [2, pictures[0]],
      [3, pictures[2]],
      [4, pictures[1]],
    ]);
    expect(counts(await load(written))).toEqual([0, 1, 0, 0]);
    expect((await read('example-t-shirt')).variations).toHaveLength(2);
  });

  it('takes no 0 for a number where the other shop tracks no stock', async () => {
    const headings = [...SHOPIFY, 'Variant Inventory Tracker'];
    const row = { Published: 'TRUE', 'Variant Inventory Qty': '0', 'Variant Price': '2500' };
    const sold = (name: string) => [
      { ...row, Handle: `${name}-suivi`, Title: 'Suivi', 'Variant Inventory Tracker': 'shopify' },
      { ...row, Handle: `${name}-libre`, Title: 'Libre' },
      { ...row, Handle: `${name}-choix`, Title: 'Au choix', 'Option1 Name': 'Taille', 'Option1 Value': 'M' },
      { Handle: `${name}-choix`, 'Option1 Value': 'L', 'Variant Inventory Qty': '3', 'Variant Price': '2500' },
    ];
    const done = await load(table(headings, sold('avec')), { defaultStock: 12 });
    expect([...counts(done), ...told(done)]).toEqual([3, 0, 0, 0]);
    expect([(await read('avec-suivi')).stock, (await read('avec-libre')).stock]).toEqual([0, 12]);
    expect((await read('avec-choix')).variations.map(({ stock }) => stock)).toEqual([12, 3]);

    const without = await load(table(headings, sold('sans')));
    expect((await read('sans-libre')).stock).toBe(0);
    expect(told(without).map(([at, column]) => [at, column])).toEqual([
      [3, 'Variant Inventory Qty'],
      [4, 'Variant Inventory Qty'],
    ]);
  });
});
