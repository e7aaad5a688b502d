import type pg from 'pg';
import { ask, sharedOut } from './ask.ts';
import { openPool, repeat } from './bare-database.ts';
import type { BigShop } from './cold-reads.ts';
import { type Figure, median, percent, say } from './figures.ts';
import type { Samples } from './samples.ts';

const CONNECTIONS = 32;
const LEAST_PERCENT = 25;
const PER_PAGE = 12;
const PAGES = 50;

const COLUMNS = `p.id, p.slug, p.sku, p.name, p.description, p.features, p.price, p.original_price, p.stock, p.pictures, p.is_new, p.is_featured,
  p.average_rating, p.reviews_count, p.created_at, p.updated_at, c.name as category_name, c.slug as category_slug`;

type Pair = { name: string; paths: string[]; select: (pool: pg.Pool, turn: number) => Promise<unknown> };

/** A call of the API, and the SELECT that reads the rows which its answer shows. */
function pairs({ products, categories }: Samples): Pair[] {
  const slugs = products.slice(0, 2000);
  return [
    {
      name: 'list',
      paths: Array.from({ length: PAGES }, (_, at) => `/api/v1/products?page=${at + 1}`),
      select: (pool, turn) =>
        pool.query(
          `select ${COLUMNS} from products p join categories c on c.id = p.category_id where p.status = 'PUBLISHED'
            order by p.name collate french, p.id limit $1 offset $2`,
          [PER_PAGE, (turn % PAGES) * PER_PAGE],
        ),
    },
    {
      name: 'product',
      paths: slugs.map((slug) => `/api/v1/products/${slug}`),
      select: (pool, turn) =>
        pool.query(
          `select ${COLUMNS} from products p join categories c on c.id = p.category_id where p.slug = $1 and p.status = 'PUBLISHED'`,
          [slugs[turn % slugs.length]],
        ),
    },
    {
      name: 'category',
      paths: categories.map((slug) => `/api/v1/categories/${slug}`),
      select: (pool, turn) =>
        pool.query(
          `select c.*, counts.products_count from categories c left join category_product_counts counts on counts.category_id = c.id
            where c.slug = $1 or c.parent_id = (select id from categories where slug = $1)`,
          [categories[turn % categories.length]],
        ),
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
    for (const { name, paths, select } of pairs(samples)) {
      const rounds = { api: [] as number[], bare: [] as number[] };
      for (let round = 0; round < options.rounds; round += 1) {
        const load = {
          url,
          connections: CONNECTIONS,
          seconds: options.seconds,
          requestsOf: sharedOut(paths, CONNECTIONS),
        };
        rounds.api.push((await ask(load)).perSecond);
        rounds.bare.push((await repeat(CONNECTIONS, options.seconds, (turn) => select(pool, turn))).perSecond);
      }
      const [api, bare] = [median(rounds.api), median(rounds.bare)];
      const detail = `${Math.round(api)}/s against ${Math.round(bare)}/s`;
      say(`  API ${name} against its SELECT: ${percent(api / bare)} %, ${detail}`);
      figures.push({
        what: `API ${name}, cold, of its bare SELECT`,
        size,
        value: percent(api / bare),
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
