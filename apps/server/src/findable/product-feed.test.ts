import type { Product } from '@tokpa/contract';
import { expect, it } from 'vitest';
import { itemsOf } from './product-feed.ts';

const shop = { shopName: 'Boutique', tagline: '', shippingFee: 1000, publicUrl: 'https://shop.test' };
const shelf = { id: '0', name: 'Miel & sucre', slug: 'miels' };
const honey: Product = {
  id: '1',
  slug: 'miel',
  sku: null,
  name: 'Miel <brut> & « doux »',
  description: 'Un\u0000 miel\nde savane. ]]>',
  price: 3000,
  originalPrice: 4000,
  discountPercent: 25,
  image: '/media/a/960.jpeg',
  images: ['/media/a/960.jpeg', '/media/b/960.jpeg'],
  pictures: [],
  category: shelf,
  categoryId: shelf.id,
  subcategory: { id: '2', name: 'De savane', slug: 'de-savane' },
  stock: 0,
  averageRating: 0,
  reviewsCount: 0,
  features: [],
  variations: [],
  isNew: false,
  isFeatured: false,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
};
const written = (product: Product) => itemsOf(product, shop).map(({ markup }) => markup);

it('leaves out a product without a picture: nobody takes such an offer', () => {
  expect(written({ ...honey, images: [] })).toEqual([]);
});

it('tells comparison sites the name, price, reduction and stock, escaped as XML wants it', () => {
  const [item = ''] = written(honey);
  for (const line of [
    '<g:id>1</g:id>',
    '<g:title>Miel &lt;brut&gt; &amp; « doux »</g:title>',
    '<g:description>Un miel de savane. ]]&gt;</g:description>',
    '<g:link>https://shop.test/product/miel</g:link>',
    '<g:image_link>https://shop.test/media/a/960.jpeg</g:image_link>',
    '<g:additional_image_link>https://shop.test/media/b/960.jpeg</g:additional_image_link>',
    '<g:availability>out_of_stock</g:availability>',
    '<g:price>4000 XOF</g:price>',
    '<g:sale_price>3000 XOF</g:sale_price>',
    '<g:product_type>Miel &amp; sucre &gt; De savane</g:product_type>',
    '<g:shipping><g:country>BJ</g:country><g:price>1000 XOF</g:price></g:shipping>',
  ]) {
    expect(item).toContain(line);
  }
  expect(item).not.toContain('item_group_id');
});

it('has no reduced price where nothing is reduced', () => {
  const [item = ''] = written({ ...honey, originalPrice: null, stock: 3 });
  expect(item).toContain('<g:price>3000 XOF</g:price>');
  expect(item).toContain('<g:availability>in_stock</g:availability>');
  expect(item).not.toContain('sale_price');
});

it('offers each size of a product, and says that they belong together', () => {
  const size = (id: string, name: string, price: number) => ({
    id,
    sku: null,
    name,
    options: {},
    price,
    originalPrice: null,
    stock: 1,
  });
  const items = written({ ...honey, variations: [size('500-g', '500 g', 3000), size('1-kg', '1 kg', 5500)] });
  expect(items).toHaveLength(2);
  expect(items[1]).toContain('<g:item_group_id>1</g:item_group_id>');
  expect(items[1]).toContain('« doux » — 1 kg</g:title>');
  expect(items[1]).toContain('<g:price>5500 XOF</g:price>');
  // The page opens with this size, not with the cheapest.
  expect(items[1]).toContain('<g:link>https://shop.test/product/miel?option=1-kg</g:link>');
});

it('cuts a title that is longer than they read', () => {
  const [item = ''] = written({ ...honey, name: 'mot '.repeat(100) });
  const title = /<g:title>(.*)<\/g:title>/.exec(item)?.[1] ?? '';
  expect(title.length).toBeLessThanOrEqual(150);
  expect(title).toMatch(/…$/);
});
