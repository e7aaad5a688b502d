import { ask, sharedOut } from './ask.ts';
import { openPool, repeat } from './bare-database.ts';
import type { BigShop } from './big-shop/big-shop.ts';
import { type Figure, median, percent, say } from './figures.ts';
import type { Samples } from './samples.ts';

const CONNECTIONS = 32;
const LEAST_PERCENT = 25;
const PER_PAGE = 12;
const PAGES = 50;

// What a product's answer shows stands in three tables: its own row, its category and the one above it, its variations.
const PRODUCT = `select p.id, p.slug, p.sku, p.name, p.description, p.features, p.price, p.original_price, p.stock, p.pictures, p.is_new,
       p.is_featured, p.options, p.average_rating, p.reviews_count, p.created_at, p.updated_at, c.id as category_id, c.name as category_name,
       c.slug as category_slug, top.id as top_id, top.name as top_name, top.slug as top_slug,
       array(select json_build_object('id', v.id, 'sku', v.sku, 'name', v.name, 'options', v.options, 'price', v.price,
                                      'originalPrice', v.original_price, 'stock', v.stock)
               from product_variations v where v.product_id = p.id order by v.position, v.id) as variations
  from products p join categories c on c.id = p.category_id join categories top on top.id = coalesce(c.parent_id, c.id)`;

type Pair = { name: string; paths: string[]; text: string; valuesOf: (turn: number) => unknown[] };

/** A call of the API, and the SELECT that reads the rows which its answer shows. */
function pairs({ products, categories }: Samples): Pair[] {
  const slugs = products.slice(0, 2000);
  return [
    {
      name: 'list',
      paths: Array.from({ length: PAGES }, (_, at) => `/api/v1/products?page=${at + 1}`),
      text: `${PRODUCT} where p.status = 'PUBLISHED'
              order by p.name collate french, p.id limit $1 offset $2`,
      valuesOf: (turn) => [PER_PAGE, (turn % PAGES) * PER_PAGE],
    },
    {
      name: 'product',
      paths: slugs.map((slug) => `/api/v1/products/${slug}`),
      text: `${PRODUCT} where p.slug = $1 and p.status = 'PUBLISHED'`,
      valuesOf: (turn) => [slugs[turn % slugs.length]],
    },
    {
      name: 'category',
      paths: categories.map((slug) => `/api/v1/categories/${slug}`),
      text: `select c.*, counts.products_count from categories c left join category_product_counts counts on counts.category_id = c.id
              where c.slug = $1 or c.parent_id = (select id from categories where slug = $1)`,
      valuesOf: (turn) => [categories[turn % categories.length]],
    },
  ];
}

/** The API without its cache against the bare driver that reads the same rows, in turns. */
export async function measureAgainstSelect(
  { size, options }: BigShop,
  url: string,
  { databaseUrl, samples }: { databaseUrl: string; samples: Samples },
): Promise<Figure[]> {
  const pool = openPool(databaseUrl);
  try {
    const figures: Figure[] = [];
    for (const { name, paths, text, valuesOf } of pairs(samples)) {
      // Prepared, as the shop's own are.
      const select = (turn: number) => pool.query({ name, text, values: valuesOf(turn) });
      const rounds = { api: [] as number[], bare: [] as number[], failed: 0 };
      const load = {
        url,
        connections: CONNECTIONS,
        seconds: options.seconds,
        requestsOf: sharedOut(paths, CONNECTIONS),
      };
      // A process that has just started is slower than one that serves since this morning.
      await ask(load);
      for (let round = 0; round < options.rounds; round += 1) {
        const asked = await ask(load);
        rounds.api.push(asked.perSecond);
        rounds.failed += asked.failed;
        rounds.bare.push((await repeat(CONNECTIONS, options.seconds, select)).perSecond);
      }
      const [api, bare] = [median(rounds.api), median(rounds.bare)];
      const detail = `${Math.round(api)}/s against ${Math.round(bare)}/s, ${rounds.failed} failed`;
      say(`  API ${name} against its SELECT: ${percent(api / bare)} %, ${detail}`);
      figures.push({
        what: `API ${name}, cold, of its bare SELECT`,
        size,
        value: rounds.failed > 0 ? Infinity : percent(api / bare),
        unit: '%',
        detail,
        atLeast: LEAST_PERCENT,
      });
    }
    return figures;
  } finally {
    await pool.end();
  }
}
