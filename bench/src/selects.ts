import type { Samples } from './samples.ts';

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

export type Pair = { name: string; paths: string[]; text: string; valuesOf: (turn: number) => unknown[] };

/** A call of the API, and the SELECT that reads the rows which its answer shows. */
export function pairs({ products, categories }: Samples): Pair[] {
  const slugs = products.slice(0, 2000);
  return [
    {
      name: 'list',
      paths: Array.from({ length: PAGES }, (_, at) => `/api/v1/products?page=${at + 1}`),
      // The page first, as the shop does it: what is skipped is read from the index alone.
      text: `with page as materialized (
               select id, row_number() over () as at from (
                 select p.id from products p where p.status = 'PUBLISHED' order by p.name collate french, p.id limit ${PER_PAGE} offset $1
               ) as ids
             ) ${PRODUCT} join page on page.id = p.id order by page.at`,
      valuesOf: (turn) => [(turn % PAGES) * PER_PAGE],
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
      text: `with wanted as (select id from categories where slug = $1), branch as (
               select id from wanted union all select child.id from wanted join categories child on child.parent_id = wanted.id
             ) select c.*, counts.products_count from branch join categories c on c.id = branch.id
                 left join category_product_counts counts on counts.category_id = c.id`,
      valuesOf: (turn) => [categories[turn % categories.length]],
    },
  ];
}

// What people type, as the shop's own statement looks for it: the best thousand, those whose name holds the words before the others.
const COMMON_WORDS = [['huile'], ['savon', 'karite'], ['tisane'], ['huile', 'coco', 'bio'], ['beurre']];
const FOUND = `with asked as materialized (
    select search_query($1::text[], false) as query
  ), named as materialized (
    select s.product_id, s.name, ts_rank('{0.02, 0.1, 0.3, 1}', s.words, asked.query) as rank
      from asked join product_search s on s.name_words @@ asked.query limit 1000
  ), described as (
    select s.product_id, s.name, ts_rank('{0.02, 0.1, 0.3, 1}', s.words, asked.query) as rank
      from asked join product_search s on s.words @@ asked.query and not s.name_words @@ asked.query
     limit 1000 - (select count(*) from named)
  ), page as materialized (
    select product_id, total, row_number() over () as at
      from (select product_id, count(*) over () as total from (select * from named union all select * from described) as found
             order by starts_with(name, $2) desc, rank desc, name collate "C", product_id limit ${PER_PAGE}) as best
  )`;

/** A search for words that thousands of products hold, and the one SELECT that finds, counts and reads its first page. */
export const SEARCH: Pair = {
  name: 'search',
  paths: COMMON_WORDS.map((words) => `/api/v1/products?search=${words.join('+')}`),
  text: `${FOUND} ${PRODUCT} join page on page.product_id = p.id order by page.at`,
  valuesOf: (turn) => {
    const words = COMMON_WORDS[turn % COMMON_WORDS.length] ?? [];
    return [words, words.join(' ')];
  },
};
