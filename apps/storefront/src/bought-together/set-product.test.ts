import { expect, it } from 'vitest';
import { priceOfSet, toSet } from './set-product.ts';

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
  const set = toSet(plain, [varied]);
  expect(set.map(({ variation }) => variation?.name)).toEqual([undefined, '500 g']);
  expect(priceOfSet(set)).toBe(4800);
});

it('there is no set without the product of the page, nor of that product alone', () => {
  expect(toSet({ ...plain, stock: 0 }, [varied])).toEqual([]);
  expect(toSet(plain, [{ ...plain, id: 'c', stock: 0 }])).toEqual([]);
});
