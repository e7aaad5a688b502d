import { SEARCH_RESULTS_MAX } from '@tokpa/contract/limits';
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

/** So many pages of the list from this one on. */
function listPages(name: string, first: number): Pair {
  return {
    name,
    paths: Array.from({ length: PAGES }, (_, at) => `/api/v1/products?page=${first + at}`),
    // The page first, as the shop does it: what is skipped is read from the index alone.
    text: `with page as materialized (
             select id, row_number() over () as at from (
               select p.id from products p where p.status = 'PUBLISHED' order by p.name collate french, p.id limit ${PER_PAGE} offset $1
             ) as ids
           ) ${PRODUCT} join page on page.id = p.id order by page.at`,
    valuesOf: (turn) => [(first - 1 + (turn % PAGES)) * PER_PAGE],
  };
}

/** The pages that are furthest from both ends. */
export function middlePages({ published }: Samples): Pair {
  return listPages('a page in the middle of the list', Math.ceil(published / PER_PAGE / 2) - PAGES);
}

/** A call of the API, and the SELECT that reads the rows which its answer shows. */
export function pairs({ products, categories }: Samples): Pair[] {
  const slugs = products.slice(0, 2000);
  return [
    listPages('list', 1),
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

type Searched = {
  kind: string;
  /** What people type. */
  typed: readonly string[];
  /** The same as the shop reads it. */
  words: readonly (readonly string[])[];
  /** Whether every word may be unfinished, or the last one alone. */
  everyWordBegins: boolean;
};

const SEARCHED: readonly Searched[] = [
  {
    kind: 'common words',
    typed: ['huile', 'savon de karité', 'tisane', 'huile de coco bio', 'beurre'],
    words: [['huile'], ['savon', 'de', 'karite'], ['tisane'], ['huile', 'de', 'coco', 'bio'], ['beurre']],
    everyWordBegins: false,
  },
  {
    kind: 'beginnings of words',
    typed: ['mor', 'huile de b', 'citr', 'kar', 'savon de m'],
    words: [['mor'], ['huile', 'de', 'b'], ['citr'], ['kar'], ['savon', 'de', 'm']],
    everyWordBegins: false,
  },
  {
    // What was meant is looked for at once; the shop has to find it out first, by two statements.
    kind: 'mistyped words',
    typed: ['mornga', 'karitte', 'huille de baobab', 'tissane', 'hibiscuss pur'],
    words: [['moringa'], ['karite'], ['huile', 'de', 'baobab'], ['tisane'], ['hibiscus', 'pur']],
    everyWordBegins: true,
  },
];

const RANK = `ts_rank('{0.02, 0.1, 0.3, 1}', s.words, asked.query) as rank`;
// The shop's own statement: as many as a search shows, names that begin with what was asked and those that hold the words before the others.
const FOUND = `with asked as materialized (
    select search_query($1::text[], $3) as query
  ), begun as materialized (
    select s.product_id, s.name, 'infinity'::real as rank from product_search s
     where s.name collate "C" >= $2 and s.name collate "C" < $2 || '~'
     order by s.name collate "C", s.product_id limit ${SEARCH_RESULTS_MAX}
  ), named as materialized (
    select s.product_id, s.name, ${RANK}
      from asked join product_search s on s.name_words @@ asked.query and not starts_with(s.name, $2)
     limit ${SEARCH_RESULTS_MAX} - (select count(*) from begun)
  ), described as (
    select s.product_id, s.name, ${RANK}
      from asked join product_search s on s.words @@ asked.query and not s.name_words @@ asked.query and not starts_with(s.name, $2)
     limit ${SEARCH_RESULTS_MAX} - (select count(*) from begun) - (select count(*) from named)
  ), page as materialized (
    select product_id, total, row_number() over () as at
      from (select product_id, count(*) over () as total
              from (select * from begun union all select * from named union all select * from described) as found
             order by rank desc, name collate "C", product_id limit ${PER_PAGE}) as best
  )`;

/** Searches that find many products, and the one SELECT that finds, counts and reads the first page of each. */
export const SEARCHES: readonly Pair[] = SEARCHED.map(({ kind, typed, words, everyWordBegins }) => ({
  name: `search, ${kind},`,
  paths: typed.map((text) => `/api/v1/products?search=${encodeURIComponent(text)}`),
  text: `${FOUND} ${PRODUCT} join page on page.product_id = p.id order by page.at`,
  valuesOf: (turn) => {
    const asked = words[turn % words.length] ?? [];
    return [asked, asked.join(' '), everyWordBegins];
  },
}));
