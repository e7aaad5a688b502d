import { expect, it } from 'vitest';
import type { Product } from '@tokpa/contract/products';
import { describeProduct, firstChoice, paragraphsOf, toDetail } from './detail-product.ts';
import type { DetailVariation } from './detail-product.ts';

const size = (name: string, price: number, stock: number): DetailVariation => ({
  id: name,
  name,
  price,
  originalPrice: null,
  stock,
});

it('begins with the cheapest size that can be bought', () => {
  expect(firstChoice([size('1 kg', 9000, 3), size('250 g', 1500, 0), size('500 g', 5000, 2)])?.name).toBe('500 g');
});

it('begins with the cheapest size when all are sold out', () => {
  expect(firstChoice([size('1 kg', 9000, 0), size('250 g', 1500, 0)])?.name).toBe('250 g');
  expect(firstChoice([])).toBeUndefined();
});

it('is described by what is known of it where the shop wrote nothing', () => {
  const honey = { name: 'Miel', description: '', price: 3000, category: { name: 'Miels' }, variations: [] };
  const sizes = [3000, 9000].map((price) => ({ ...size(`${price}`, price, 1), sku: null, options: {} }));
  expect(describeProduct(honey)).toBe('Miel à 3\u202f000\u00a0FCFA, rayon Miels. Livraison partout au Bénin.');
  expect(describeProduct({ ...honey, variations: sizes })).toMatch(/^Miel dès 3\u202f000\u00a0FCFA, /);
  expect(describeProduct({ ...honey, description: 'Un miel.' })).toBe('Un miel.');
});

it('reads the paragraphs of a description', () => {
  expect(paragraphsOf('Un miel.\n\nUne cuillère par jour.\n \n')).toEqual(['Un miel.', 'Une cuillère par jour.']);
});

it('names what its variations differ by, in the order of the shop, and asks for a format where nobody said it', () => {
  const product = { category: { name: 'Miels', slug: 'miels' }, subcategory: null, pictures: [] } as unknown as Product;
  const chosenBy = (of: Record<string, string>, names = Object.keys(of)) => {
    const variations = [{ ...size('un', 900, 1), sku: null, options: of }];
    return toDetail({ ...product, options: names.map((name) => ({ name, values: ['x'] })), variations }).chosenBy;
  };
  expect(chosenBy({ Format: '1 kg' })).toBe('Choisissez votre format');
  expect(chosenBy({})).toBe('Choisissez votre format');
  expect(chosenBy({ Dimensions: '20 × 30' })).toBe('Dimensions');
  expect(chosenBy({ Format: '1 kg', Saveur: 'Mangue' }, ['Saveur', 'Format', 'Taille'])).toBe('Saveur et format');
  expect(chosenBy({ Format: '1 kg', Saveur: 'Mangue' }, ['Saveur'])).toBe('Saveur et format');
  expect(chosenBy({ Couleur: 'Rouge', SPF: '30' })).toBe('Couleur et SPF');
});
