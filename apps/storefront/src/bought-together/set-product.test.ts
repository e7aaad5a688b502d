import { expect, it } from 'vitest';
import { priceOfSet, toCompanions, toSet, wordsOfSet } from './set-product.ts';

const plain = { id: 'a', slug: 'a', name: 'Moringa', price: 2000, stock: 3, pictures: [], variations: [] };
const varied = {
  ...plain,
  id: 'b',
  name: 'Miel',
  price: 1500,
  variations: [
    { id: 'b1', name: '250 g', price: 1500, stock: 0 },
    { id: 'b3', name: '1 kg', price: 5000, stock: 2 },
    { id: 'b2', name: '500 g', price: 2800, stock: 2 },
  ],
};

it('a set costs what its products cost, each by its cheapest variation in stock', () => {
  const set = toSet(plain, undefined, toCompanions([varied]));
  expect(set.map(({ variation }) => variation?.name)).toEqual([undefined, '500 g']);
  expect(priceOfSet(set)).toBe(4800);
});

it('the product of the page is in the set as it is chosen, unless that is sold out', () => {
  const ownOf = (chosenId: string) => toSet(varied, chosenId, toCompanions([plain]))[0];
  expect(ownOf('b3')).toMatchObject({ price: 5000, variation: { id: 'b3', name: '1 kg' } });
  expect(ownOf('b1')).toMatchObject({ price: 2800, variation: { id: 'b2', name: '500 g' } });
});

it('there is no set without the product of the page, nor of that product alone', () => {
  expect(toSet({ ...plain, stock: 0 }, undefined, toCompanions([varied]))).toEqual([]);
  expect(toSet(plain, undefined, toCompanions([{ ...plain, id: 'c', stock: 0 }]))).toEqual([]);
});

it('the button says how many go into the cart: those that are not in it', () => {
  const acts = [3, 2, 1, 0].map((missing) => wordsOfSet(3, missing).act);
  expect(acts).toEqual([
    'Ajouter les 3 au panier',
    'Ajouter les 2 autres au panier',
    'Ajouter l’autre au panier',
    'Voir le panier',
  ]);
});
