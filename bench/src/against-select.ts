import { ask, sharedOut } from './ask.ts';
import type { Reading } from './bare-answers.ts';
import { openPool, repeat } from './bare-database.ts';
import type { BigShop } from './big-shop/big-shop.ts';
import { type Figure, median, percent, say } from './figures.ts';
import type { Samples } from './samples.ts';
import { startBare } from './start-bare.ts';

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

type Rates = { api: number[]; select: number[]; bare: number[]; failed: number };

function toFigures(name: string, size: number, { failed, ...rates }: Rates): Figure[] {
  const [api, select, bare] = [median(rates.api), median(rates.select), median(rates.bare)];
  const detail = `${Math.round(api)}/s against ${Math.round(select)}/s, ${failed} failed`;
  say(
    `  API ${name} against its SELECT: ${percent(api / select)} %, ${detail}; bare Node reads and sends ${Math.round(bare)}/s`,
  );
  const part = (value: number) => ({ size, value: failed > 0 ? Infinity : percent(value), unit: '%' as const });
  return [
    { what: `API ${name}, cold, of its bare SELECT`, ...part(api / select), detail, atLeast: LEAST_PERCENT },
    { what: `bare Node that reads the rows of API ${name} and sends them, of the SELECT`, ...part(bare / select) },
    { what: `API ${name}, cold, of bare Node that reads and sends`, ...part(api / bare) },
  ];
}

/** The API without its cache, the bare driver that reads the same rows, and bare Node that reads and sends them, in turns. */
export async function measureAgainstSelect(
  { size, options, port }: BigShop,
  url: string,
  { databaseUrl, samples }: { databaseUrl: string; samples: Samples },
): Promise<Figure[]> {
  const pool = openPool(databaseUrl);
  const bare = await startBare('bare-answers.ts', port + 1);
  try {
    const figures: Figure[] = [];
    for (const { name, paths, text, valuesOf } of pairs(samples)) {
      const values = paths.map((_, turn) => valuesOf(turn));
      const reading: Reading = { databaseUrl, name, text, values };
      await fetch(bare.url, { method: 'PUT', body: JSON.stringify(reading) });
      // Prepared, as the shop's own are.
      const select = (turn: number) => pool.query({ name, text, values: valuesOf(turn) });
      const load = { connections: CONNECTIONS, seconds: options.seconds };
      const askApi = () => ask({ ...load, url, requestsOf: sharedOut(paths, CONNECTIONS) });
      const askBare = () => ask({ ...load, url: bare.url, requestsOf: () => [{ path: '/' }] });
      // A process that has just started is slower than one that serves since this morning.
      await askApi();
      await askBare();
      const rates: Rates = { api: [], select: [], bare: [], failed: 0 };
      for (let round = 0; round < options.rounds; round += 1) {
        const [api, sent] = [await askApi(), await askBare()];
        rates.api.push(api.perSecond);
        rates.bare.push(sent.perSecond);
        rates.failed += api.failed + sent.failed;
        rates.select.push((await repeat(CONNECTIONS, options.seconds, select)).perSecond);
      }
      figures.push(...toFigures(name, size, rates));
    }
    return figures;
  } finally {
    await bare.stop();
    await pool.end();
  }
}
