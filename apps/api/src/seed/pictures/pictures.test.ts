import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { articles, categories, coachingSessions, formations, products, recipes, seminars } from '../content/index.ts';
import { composePicture } from './compose.ts';
import type { PictureRecipe } from './recipe.ts';

const recipesOfPictures: PictureRecipe[] = [
  ...products.flatMap(({ pictures }) => pictures),
  ...categories.flatMap(({ picture, subcategories }) => [picture, ...subcategories.map((inside) => inside.picture)]),
  ...[formations, seminars, coachingSessions, recipes, articles].flatMap((list) => list.map(({ picture }) => picture)),
];

describe('a picture', () => {
  it('can be drawn for everything in the shop, without fonts or outside files', () => {
    const drawn = recipesOfPictures.map(composePicture);
    expect(drawn.filter((svg) => /<text|<image|font-family|https?:(?!\/\/www\.w3\.org)/.test(svg))).toEqual([]);
    expect(drawn.filter((svg) => /NaN|undefined/.test(svg))).toEqual([]);
  });

  it('looks different from every other one of the same product', () => {
    for (const { pictures } of products) expect(new Set(pictures.map(composePicture)).size).toBe(pictures.length);
  });

  it('is a square as wide as pictures are kept, the same each time', async () => {
    const recipe = recipesOfPictures[0];
    if (!recipe) throw new Error('The shop has no picture');
    const draw = () =>
      sharp(Buffer.from(composePicture(recipe)))
        .raw()
        .toBuffer({ resolveWithObject: true });
    const [first, second] = await Promise.all([draw(), draw()]);
    expect(first.data.equals(second.data)).toBe(true);
    expect(first.info).toMatchObject({ width: 960, height: 960 });
  });
});
