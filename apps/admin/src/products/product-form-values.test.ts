import { expect, test } from 'vitest';
import type { Product } from '@tokpa/contract/products';
import { combineOptions } from './combine-options.ts';
import { EMPTY_PRODUCT, toBody, toChange, toForm, toldStocks } from './product-form-values.ts';

const miel = {
  id: '1',
  name: 'Miel',
  slug: 'miel',
  sku: null,
  description: '',
  price: 1000,
  originalPrice: null,
  stock: 7,
  features: [],
  pictures: [{ src: '/media/a/960.jpeg', alt: 'Miel' }],
  category: { id: 'c', name: 'Épicerie', slug: 'epicerie' },
  subcategory: { id: 's', name: 'Miels', slug: 'miels' },
  variations: [],
  isNew: false,
  isFeatured: false,
  status: 'PUBLISHED',
} as unknown as Product;

test('a stock that nobody touched is not sent, so that what was sold meanwhile stays sold', () => {
  const form = toForm(miel);
  expect(toBody({ ...form, name: 'Miel doux' }, miel)).not.toHaveProperty('stock');
  expect(toBody({ ...form, stock: 9 }, miel)).toMatchObject({ stock: 9, stockSeen: 7 });
  const variations = [{ id: 'v', name: 'Pot', options: {}, sku: null, price: 5, originalPrice: null, stock: 3 }];
  const varied = { ...miel, variations };
  expect(toBody(toForm(varied), varied).variations).toEqual([{ id: 'v', name: 'Pot', options: {} }]);
  expect(toBody(toForm(varied), varied)).not.toHaveProperty('price');
});

test('a stock goes with what its writer read, and with what they were told of when it was refused', () => {
  const variations = [{ id: 'v', name: 'Pot', options: {}, sku: null, price: 5, originalPrice: null, stock: 3 }];
  const varied = { ...miel, variations };
  const form = toForm(varied);
  const typed = { ...form, variations: form.variations.map((one) => ({ ...one, stock: 8 })) };
  expect(toChange(typed, varied)).toMatchObject({ variations: [{ id: 'v', stock: 8, stockSeen: 3 }] });
  const now = { ...varied, variations: variations.map((one) => ({ ...one, stock: 1 })) };
  const told = toldStocks({ variations: [{ id: 'v', stock: 8 }] }, now);
  expect(toChange(typed, varied, told)).toMatchObject({ variations: [{ id: 'v', stock: 8, stockSeen: 1 }] });
  expect(toChange({ ...toForm(miel), stock: 9 }, miel, toldStocks({ stock: 9 }, { ...miel, stock: 2 }))).toEqual({
    stock: 9,
    stockSeen: 2,
  });
  // Who was told of one stock has not read the others.
  expect(toldStocks({ stock: 9 }, now).has('v')).toBe(false);
});

test('a product that is sold without its variations from now on goes on with the stock that there is of them', () => {
  const variations = [{ id: 'v', name: 'Pot', options: {}, sku: null, price: 5, originalPrice: null, stock: 7 }];
  const varied = { ...miel, variations };
  const form = { ...toForm(varied), variations: [] };
  expect(toChange(form, varied)).not.toHaveProperty('stock');
  expect(toChange({ ...form, stock: 9 }, varied)).toMatchObject({ variations: [], stock: 9, stockSeen: 7 });
});

test('a stock that is put back to what stood there first is not sent, though its writer was told of another', () => {
  const variations = [{ id: 'v', name: 'Pot', options: {}, sku: null, price: 5, originalPrice: null, stock: 3 }];
  const varied = { ...miel, variations };
  expect(toChange({ ...toForm(miel), name: 'Miel doux' }, miel, new Map([['1', 2]]))).toEqual({ name: 'Miel doux' });
  const cheaper = toForm(varied).variations.map((one) => ({ ...one, price: 4 }));
  const { variations: sent } = toChange({ ...toForm(varied), variations: cheaper }, varied, new Map([['v', 1]]));
  expect(sent).toEqual([{ id: 'v', name: 'Pot', options: {}, price: 4 }]);
});

test('only what was touched is sent of a product that is there', () => {
  const form = toForm(miel);
  expect(toChange(form, miel)).toEqual({});
  expect(toChange({ ...form, description: 'Doux' }, miel)).toEqual({ description: 'Doux' });
  expect(toChange({ ...form, categoryId: 'c' }, miel)).toEqual({ categoryId: 'c', subcategory: null });
  const pots = [1, 2].map((price) => ({ id: `v${price}`, name: `${price}`, options: {}, sku: null, price, stock: 3 }));
  const varied = { ...miel, variations: pots.map((pot) => ({ ...pot, originalPrice: null })) };
  const [first, second] = toForm(varied).variations;
  if (!first || !second) throw new Error('Both are in the form');
  expect(toChange({ ...toForm(varied), variations: [first, { ...second, price: 9 }] }, varied)).toMatchObject({
    variations: [
      { id: 'v1', name: '1', options: {} },
      { id: 'v2', name: '2', options: {}, price: 9 },
    ],
  });
});

test('a product goes back to its own shelf', () => {
  expect(toBody(toForm(miel), miel)).toMatchObject({ categoryId: 's', subcategory: null });
});

test('chosen files and pictures that are there keep their common order', () => {
  const file = new File(['x'], 'x.png');
  const form = toForm(miel);
  const body = toBody({ ...form, pictures: [{ key: 'n', src: 'blob:x', alt: 'Neuf', file }, ...form.pictures] }, miel);
  expect(body.pictures).toEqual([
    { upload: 0, alt: 'Neuf' },
    { src: '/media/a/960.jpeg', alt: 'Miel' },
  ]);
  expect(body.images).toEqual([{ rawFile: file }]);
});

test('options make every combination once and keep the variations that are there', () => {
  const known = [
    { id: 'v', name: '1 kg', options: { Format: '1 kg' }, sku: '', price: 900, originalPrice: null, stock: 4 },
  ];
  const [first, second] = combineOptions([{ name: 'Format', values: ['1 kg', '2 kg'] }], known);
  expect([first, second]).toMatchObject([
    { id: 'v', stock: 4 },
    { name: '2 kg', price: 900, stock: 0 },
  ]);
  const two = combineOptions(
    [
      { name: 'Saveur', values: ['Mangue', 'Bissap'] },
      { name: 'Format', values: ['1 kg'] },
      { name: 'Vide', values: [] },
    ],
    [],
  );
  expect(two.map(({ name }) => name)).toEqual(['Mangue · 1 kg', 'Bissap · 1 kg']);
  expect(combineOptions([], known)).toEqual([]);
});

test('an option more keeps each variation with its price, stock and reference, and gives its other kinds its price', () => {
  const pot = (weight: string, { id, price, stock }: { id: string; price: number; stock: number }) => {
    const options = { Format: weight };
    return { id, name: weight, options, sku: `MIEL-${weight}`, price, originalPrice: null, stock };
  };
  const small = pot('250 g', { id: 'v', price: 1500, stock: 20 });
  const large = pot('1 kg', { id: 'w', price: 5000, stock: 8 });
  const format = { name: 'Format', values: ['250 g', '1 kg'] };
  const flavoured = (values: string[]) => combineOptions([format, { name: 'Saveur', values }], [small, large]);
  expect(flavoured(['Nature'])).toEqual([
    { ...small, name: '250 g · Nature', options: { Format: '250 g', Saveur: 'Nature' } },
    { ...large, name: '1 kg · Nature', options: { Format: '1 kg', Saveur: 'Nature' } },
  ]);
  const four = flavoured(['Nature', 'Gingembre']);
  expect(four.map(({ id, name, price, stock }) => [id, name, price, stock])).toEqual([
    ['v', '250 g · Nature', 1500, 20],
    [undefined, '250 g · Gingembre', 1500, 0],
    ['w', '1 kg · Nature', 5000, 8],
    [undefined, '1 kg · Gingembre', 5000, 0],
  ]);
  expect(combineOptions([format, { name: 'Saveur', values: ['Nature', 'Gingembre'] }], four)).toEqual(four);
});

test('an option whose name is corrected keeps each variation with its price, stock and reference', () => {
  const pots = ['250 g', '1 kg'].map((weight, at) => {
    const options = { Fromat: weight };
    return { id: `v${at}`, name: weight, options, sku: `MIEL-${at}`, price: 1500, originalPrice: null, stock: 20 + at };
  });
  const values = ['250 g', '1 kg'];
  const corrected = pots.map((pot) => ({ ...pot, options: { Format: pot.name } }));
  expect(combineOptions([{ name: 'Format', values }], pots)).toEqual(corrected);
  // Its name is still being typed.
  expect(combineOptions([{ name: 'Format', values }], combineOptions([{ name: 'Fo', values }], pots))).toEqual(
    corrected,
  );
  const [small, more, large] = combineOptions([{ name: 'Format', values: ['250 g', '500 g', '1 kg'] }], pots);
  expect([small, more?.stock, large]).toEqual([corrected[0], 0, corrected[1]]);
  const flavoured = combineOptions(
    [
      { name: 'Saveur', values: ['Nature'] },
      { name: 'Format', values },
    ],
    pots,
  );
  expect(flavoured.map(({ id, stock }) => [id, stock])).toEqual([
    ['v0', 20],
    ['v1', 21],
  ]);

  // Saved without making the grid anew, the variations go on under the new name.
  const varied = { ...miel, options: [{ name: 'Fromat', values }], variations: pots };
  const form = { ...toForm(varied), options: [{ name: 'Format', values }] };
  expect(toChange(form, varied)).toEqual({
    options: [{ name: 'Format', values }],
    variations: [
      { id: 'v0', name: '250 g', options: { Format: '250 g' } },
      { id: 'v1', name: '1 kg', options: { Format: '1 kg' } },
    ],
  });
});

test('an option that takes the place of another one makes other variations', () => {
  const options = { Format: '1 kg' };
  const known = [{ id: 'v', name: '1 kg', options, sku: '', price: 900, originalPrice: null, stock: 4 }];
  expect(combineOptions([{ name: 'Couleur', values: ['Rouge'] }], known)).toMatchObject([{ name: 'Rouge', stock: 0 }]);
  expect(toBody({ ...EMPTY_PRODUCT, options: [{ name: '', values: ['1 kg'] }], variations: known })).toMatchObject({
    variations: [{ options }],
  });
});

test('a product that is being made begins as a draft without anything', () => {
  expect(toBody(EMPTY_PRODUCT)).toMatchObject({ status: 'DRAFT', stock: 0, pictures: [], variations: [] });
});
