import { describe, expect, it } from 'vitest';
import { createStaff } from '#testing/create-staff';
import { type ImportReport, importProducts } from '#testing/import-products';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const { token } = await createStaff(shop, { role: 'EDITOR' });
const { call } = shop.client(token);

const read = async (id: string) => (await call('GET /products/{id}', { params: { id } })).data;
const counts = ({ created, updated, skipped, failed }: ImportReport) => [created, updated, skipped, failed];
const load = (table: string, options: { defaultStock?: number; withPictures?: boolean; dryRun?: boolean } = {}) =>
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
  'Attribute 2 name',
  'Attribute 2 value(s)',
  'Attribute 3 name',
  'Attribute 3 value(s)',
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

  it('keeps a product with its variations whose kind an extension adds, a draft with its stocks, and tells the columns that it does not take', async () => {
    const variation = {
      ...SIMPLE,
      Type: 'subscription_variation',
      Parent: 'ABO',
      // The exporter calls each variation of a draft one.
      Published: '-1',
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
    expect([basket.status, ...basket.variations.map(({ name, price, stock }) => [name, price, stock])]).toEqual([
      'DRAFT',
      ['1 mois', 9000, 9],
      ['3 mois', 25_000, 9],
    ]);
  });
});

const COLOR_AND_SIZE = { 'Attribute 1 name': 'Color', 'Attribute 2 name': 'Size' };
const COLORS = ['Blue', 'Green', 'Red'];
const SIZES = ['Large', 'Medium', 'Small'];

/** WooCommerce's own « V-Neck T-Shirt »: its variations name a colour and leave the size empty, which is any. */
function vNeck(sku: string, own: Readonly<Record<string, string>> = {}) {
  const parent = {
    ...SIMPLE,
    ...COLOR_AND_SIZE,
    Type: 'variable',
    SKU: sku,
    Name: `V-Neck ${sku}`,
    Categories: 'Clothing > Tshirts',
    'Attribute 1 value(s)': COLORS.join(', '),
    'Attribute 2 value(s)': SIZES.join(', '),
    'Attribute 3 name': 'Fabric',
    'Attribute 3 value(s)': 'Cotton, Linen',
    ...own,
  };
  const variation = (color: string, more: Readonly<Record<string, string>> = {}) => ({
    ...SIMPLE,
    ...COLOR_AND_SIZE,
    Type: 'variation',
    Parent: sku,
    SKU: `${sku}-${color.toLowerCase()}`,
    Name: `V-Neck ${sku} - ${color}`,
    'Regular price': '20',
    'Attribute 1 value(s)': color,
    ...more,
  });
  return { parent, variation, slug: `v-neck-${sku}` };
}
const offersOf = async (slug: string) =>
  (await read(slug)).variations.map(({ name, sku, price, stock }) => [name, sku, price, stock]);

describe('a variation of WooCommerce that takes any value of an attribute', () => {
  it('is every one of the parent’s values, each with the price of its row, and none of them twice', async () => {
    const { parent, variation, slug } = vNeck('any');
    const rows = [parent, variation('Red'), variation('Green', { 'Sale price': '15' }), variation('Blue')];
    const tried = await load(table(WOOCOMMERCE, rows), { defaultStock: 6, dryRun: true });
    const done = await load(table(WOOCOMMERCE, rows), { defaultStock: 6 });
    for (const one of [tried, done]) expect([...counts(one), ...told(one)]).toEqual([1, 0, 0, 0]);
    const shirt = await read(slug);
    expect(shirt.options).toEqual([
      { name: 'Color', values: COLORS },
      { name: 'Size', values: SIZES },
    ]);
    // No variation names it: nobody chooses by it there either.
    expect(shirt.features).toEqual(['Fabric : Cotton, Linen']);
    const nine = [
      ['Red · Large', 'any-red-large', 20, 6],
      ['Red · Medium', 'any-red-medium', 20, 6],
      ['Red · Small', 'any-red-small', 20, 6],
      ['Green · Large', 'any-green-large', 15, 6],
      ['Green · Medium', 'any-green-medium', 15, 6],
      ['Green · Small', 'any-green-small', 15, 6],
      ['Blue · Large', 'any-blue-large', 20, 6],
      ['Blue · Medium', 'any-blue-medium', 20, 6],
      ['Blue · Small', 'any-blue-small', 20, 6],
    ];
    expect(await offersOf(slug)).toEqual(nine);
    const sizes = { ...parent, 'Attribute 2 value(s)': 'Small, Medium' };
    for (const again of [rows, [sizes, ...rows.slice(1)]]) {
      expect(counts(await load(table(WOOCOMMERCE, again)))).toEqual([0, 1, 0, 0]);
      const after = await read(slug);
      const [before, now] = [shirt, after].map(
        ({ variations }) => new Map(variations.map(({ id, name }) => [id, name])),
      );
      expect(now).toEqual(before);
    }
  });

  it('is found again by the reference of its row alone where the parent has none', async () => {
    const { parent, variation, slug } = vNeck('bare');
    const rows = [
      { ...parent, ID: '900', SKU: '' },
      { ...variation('Red'), Parent: 'id:900' },
    ];
    expect(counts(await load(table(WOOCOMMERCE, rows)))).toEqual([1, 0, 0, 0]);
    expect(counts(await load(table(WOOCOMMERCE, rows)))).toEqual([0, 1, 0, 0]);
    expect((await read(slug)).variations).toHaveLength(3);
  });

  it('divides the stock that its row counts, so that no more is sold than there is, and says so', async () => {
    const { parent, variation, slug } = vNeck('counted');
    const rows = table(WOOCOMMERCE, [parent, variation('Red', { Stock: '10' }), variation('Blue', { Stock: '0' })]);
    for (const dryRun of [true, false])
      expect(told(await load(rows, { dryRun }))).toEqual([
        [3, 'Stock', 'Ce stock vaut pour 3 déclinaisons : il est réparti entre elles (4, 3, 3)'],
      ]);
    expect((await read(slug)).variations.map(({ stock }) => stock)).toEqual([4, 3, 3, 0, 0, 0]);
  });

  it('leaves to the rows that say more what they say', async () => {
    const { parent, variation, slug } = vNeck('mixed');
    const any = { 'Attribute 1 value(s)': '', 'Regular price': '30', Stock: '7' };
    const large = { SKU: 'mixed-special', 'Attribute 2 value(s)': 'Large', 'Regular price': '25', Stock: '2' };
    const rows = table(WOOCOMMERCE, [
      parent,
      variation('any', { ...any, SKU: 'mixed-all' }),
      variation('Red', { Stock: '3' }),
      variation('Red', large),
      variation('any', { ...any, SKU: 'mixed-none' }),
    ]);
    const done = await load(rows);
    expect(counts(done)).toEqual([1, 0, 0, 0]);
    expect(await offersOf(slug)).toEqual([
      ['Blue · Large', 'mixed-all-blue-large', 30, 2],
      ['Blue · Medium', 'mixed-all-blue-medium', 30, 1],
      ['Blue · Small', 'mixed-all-blue-small', 30, 1],
      ['Green · Large', 'mixed-all-green-large', 30, 1],
      ['Green · Medium', 'mixed-all-green-medium', 30, 1],
      ['Green · Small', 'mixed-all-green-small', 30, 1],
      ['Red · Medium', 'mixed-red-medium', 20, 2],
      ['Red · Small', 'mixed-red-small', 20, 1],
      ['Red · Large', 'mixed-special', 25, 2],
    ]);
    expect(told(done).map(([row, column]) => [row, column])).toEqual([
      [3, 'Stock'],
      [4, 'Stock'],
      [6, 'Attribute 1 value(s)'],
    ]);
    expect(done.errors[2]?.message).toMatch(/« Color », « Size », mais d’autres lignes les ont déjà toutes/);
    const before = await offersOf(slug);
    expect(counts(await load(rows))).toEqual([0, 1, 0, 0]);
    expect(await offersOf(slug)).toEqual(before);
  });

  it('takes the place of the variation that the shop has from before the sizes', async () => {
    const { parent, variation, slug } = vNeck('before');
    const sizeless = { 'Attribute 2 name': '', 'Attribute 2 value(s)': '' };
    const red = variation('Red');
    await load(
      table(WOOCOMMERCE, [
        { ...parent, ...sizeless },
        { ...red, ...sizeless, Stock: '4' },
      ]),
    );
    const [known] = (await read(slug)).variations;
    await load(table(WOOCOMMERCE, [parent, red]));
    const { variations } = await read(slug);
    expect(variations.map(({ name, stock }) => [name, stock])).toEqual([
      ['Red · Large', 4],
      ['Red · Medium', 0],
      ['Red · Small', 0],
    ]);
    expect(variations[0]?.id).toBe(known?.id);
  });

  it('stays one without the attribute, and says so, where a product can not have so many', async () => {
    const numbers = Array.from({ length: 34 }, (_, at) => `T${at}`).join(', ');
    const { parent, variation, slug } = vNeck('many', { 'Attribute 2 value(s)': numbers });
    const rows = table(WOOCOMMERCE, [parent, ...COLORS.map((color) => variation(color))]);
    const message =
      'Cette déclinaison vaut pour toutes les valeurs de « Size », mais le produit aurait plus de 100 déclinaisons : les clients ne les choisissent pas';
    for (const dryRun of [true, false]) {
      const done = await load(rows, { dryRun, defaultStock: 1 });
      expect([...counts(done), ...told(done)]).toEqual([
        1,
        0,
        0,
        0,
        ...[3, 4, 5].map((row) => [row, 'Attribute 2 value(s)', message]),
      ]);
    }
    const shirt = await read(slug);
    expect(shirt.variations.map(({ name, sku }) => [name, sku])).toEqual(
      COLORS.map((color) => [color, `many-${color.toLowerCase()}`]),
    );
    expect(shirt.features).toEqual([`Size : ${numbers}`, 'Fabric : Cotton, Linen']);
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
