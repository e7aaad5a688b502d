import { describe, expect, it } from 'vitest';
import { cleanRichText } from '#platform/rich-text';
import { lessonHtml } from '../lesson-html.ts';
import {
  articles,
  categories,
  coachingSessions,
  formations,
  products,
  recipes,
  reviews,
  seminars,
  shoppers,
} from './index.ts';
import { toSlug } from './slug.ts';

const repeated = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);
const subcategories = categories.flatMap((category) => category.subcategories);
const skus = products.flatMap((product) => [product.sku, ...product.variations.map((variation) => variation.sku)]);
const offers = products.flatMap((product) => [product, ...product.variations]);

describe('the demo shop', () => {
  it('has eight categories, each with two to four sub-categories', () => {
    expect(categories).toHaveLength(8);
    expect(categories.filter(({ subcategories: inside }) => inside.length < 2 || inside.length > 4)).toEqual([]);
  });

  it('sells something in every sub-category, and nothing outside them', () => {
    const used = new Set(products.map((product) => product.category));
    const known = subcategories.map((subcategory) => subcategory.slug);
    expect([...used].toSorted()).toEqual(known.toSorted());
    expect(products.length).toBeGreaterThanOrEqual(72);
  });

  it('never uses a slug or an SKU twice', () => {
    expect(repeated(products.map((product) => product.slug))).toEqual([]);
    expect(repeated([...categories, ...subcategories].map((category) => category.slug))).toEqual([]);
    expect(repeated(skus)).toEqual([]);
    expect(repeated(shoppers.map((shopper) => shopper.email))).toEqual([]);
    expect(repeated(shoppers.map((shopper) => shopper.phone))).toEqual([]);
  });

  it('writes SKUs in capitals, digits and hyphens', () => {
    expect(skus.filter((sku) => !/^[A-Z]{3}-\d{3}(-[A-Z0-9]+)?$/.test(sku))).toEqual([]);
  });

  it('asks whole prices in steps of 50 FCFA and only calls lower prices an offer', () => {
    expect(offers.filter(({ priceFcfa }) => priceFcfa <= 0 || priceFcfa % 50 !== 0)).toEqual([]);
    expect(
      offers.filter(
        ({ priceFcfa, originalPriceFcfa }) => originalPriceFcfa !== undefined && originalPriceFcfa <= priceFcfa,
      ),
    ).toEqual([]);
  });

  it('shows every state of stock', () => {
    expect(products.filter(({ stock }) => stock === 0)).toHaveLength(3);
    expect(products.filter(({ stock }) => stock >= 1 && stock <= 4).length).toBeGreaterThanOrEqual(6);
    expect(offers.filter(({ stock }) => !Number.isInteger(stock) || stock < 0)).toEqual([]);
  });

  it('gives a product with variations their cheapest price and their whole stock', () => {
    const varied = products.filter(({ variations }) => variations.length > 0);
    expect(varied.length).toBeGreaterThanOrEqual(12);
    for (const product of varied) {
      expect(product.priceFcfa).toBe(Math.min(...product.variations.map(({ priceFcfa }) => priceFcfa)));
      expect(product.stock).toBe(product.variations.reduce((sum, { stock }) => sum + stock, 0));
    }
  });

  it('features eight products and shows two or three pictures of each', () => {
    expect(products.filter(({ isFeatured }) => isFeatured)).toHaveLength(8);
    expect(products.filter(({ pictures }) => pictures.length < 2 || pictures.length > 3)).toEqual([]);
  });

  it('says enough about every product', () => {
    expect(
      products.filter(({ features }) => features.length < 3 || features.length > 6).map(({ name }) => name),
    ).toEqual([]);
    expect(products.filter(({ description }) => description.length < 80).map(({ name }) => name)).toEqual([]);
  });

  it('gives shoppers phone numbers of Benin and mail addresses that reach nobody', () => {
    expect(shoppers.filter(({ phone }) => !/^\+229\d{10}$/.test(phone))).toEqual([]);
    expect(shoppers.filter(({ email }) => !/^[a-z.-]+@demo\.tokpa\.example$/.test(email))).toEqual([]);
  });

  it('lets a shopper review a product once, after it came out', () => {
    const productOf = new Map(products.map((product) => [product.slug, product]));
    const emails = new Set(shoppers.map((shopper) => shopper.email));
    expect(repeated(reviews.map((review) => `${review.productSlug} ${review.shopperEmail}`))).toEqual([]);
    expect(reviews.filter(({ shopperEmail }) => !emails.has(shopperEmail))).toEqual([]);
    expect(
      reviews.filter(
        ({ daysAgo, productSlug }) => daysAgo < 1 || daysAgo >= (productOf.get(productSlug)?.createdDaysAgo ?? 0),
      ),
    ).toEqual([]);
    expect(reviews.length).toBeGreaterThanOrEqual(200);
  });

  it('has opinions of every shade', () => {
    expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([2, 3, 4, 5]));
  });
});

describe('courses, events, recipes and articles', () => {
  const publications = [formations, seminars, coachingSessions, recipes, articles];

  it('are six, four, five, eight and eight, each under its own slug', () => {
    expect(publications.map((list) => list.length)).toEqual([6, 4, 5, 8, 8]);
    expect(publications.flatMap((list) => repeated(list.map(({ slug }) => slug)))).toEqual([]);
  });

  it('teach in lessons that are worth reading, each with its own text, titles, lists and something to do', () => {
    const lessons = formations.flatMap(({ modules }) => modules.flatMap((module) => module.lessons));
    const texts = lessons.map(({ text }) => text);
    expect(repeated(texts)).toEqual([]);
    for (const text of texts) {
      expect(text.length).toBeGreaterThan(600);
      expect(text).toContain('## À faire');
      const markup = lessonHtml(text);
      expect(markup).toMatch(/<p>.*<h3>/s);
      // Nothing that the editor would not have written.
      expect(cleanRichText(markup, 'https://boutique.example')).toBe(markup);
      expect(markup).not.toMatch(/##|<p>(?:-|\d\.) /);
    }
  });

  it('name only products that the shop sells', () => {
    const sold = new Set(products.map(({ slug }) => slug));
    expect(recipes.flatMap(({ productSlugs }) => productSlugs).filter((slug) => !sold.has(slug))).toEqual([]);
  });
});

describe('a slug', () => {
  it('drops accents and signs and joins words by hyphens', () => {
    expect(toSlug('Éponge végétale & cœur d’ananas !')).toBe('eponge-vegetale-coeur-dananas');
  });
});
