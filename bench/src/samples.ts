import pg from 'pg';

/** Addresses of a filled shop, far apart in it. */
export type Samples = {
  products: readonly string[];
  productIds: readonly string[];
  categories: readonly string[];
  articles: readonly string[];
  published: number;
};

const PRODUCTS = 6000;

/** Some thousand of its products, in no order, and all its categories and articles. */
export async function sampleShop(databaseUrl: string): Promise<Samples> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: products } = await client.query<{ id: string; slug: string }>(
      `select p.id, p.slug
         from (select id, slug, is_in_stock from products where status = 'PUBLISHED' order by md5(id::text) limit $1) p
        where p.is_in_stock and not exists (select from product_variations v where v.product_id = p.id)`,
      [PRODUCTS],
    );
    const { rows: categories } = await client.query<{ slug: string }>('select slug from categories order by id');
    const { rows: articles } = await client.query<{ slug: string }>('select slug from blog_posts order by id');
    const { rows: counted } = await client.query<{ count: string }>(
      'select sum(products_count) as count from category_product_counts',
    );
    const slugs = (found: { slug: string }[]) => found.map(({ slug }) => slug);
    return {
      products: slugs(products),
      productIds: products.map(({ id }) => id),
      categories: slugs(categories),
      articles: slugs(articles),
      published: Number(counted[0]?.count),
    };
  } finally {
    await client.end();
  }
}
