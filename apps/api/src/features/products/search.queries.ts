import { sql, type RawBuilder } from 'kysely';
import { SEARCH_RESULTS_MAX } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { within, type Range } from '#db/within';
import {
  isWholeShop,
  matches,
  selectProducts,
  type ProductFilter,
  type ProductRow,
  WHOLE_SHOP,
} from './products.queries.ts';

// Written out, not as parameters: PostgreSQL can then plan the statement once for all searches.
const SHOWN = sql.lit(SEARCH_RESULTS_MAX);
/** So many are found to be counted for filters, or sorted. */
export const MOST_FOUND = 500;
const MOST = sql.lit(MOST_FOUND);

export type Asked = {
  /** [a-z0-9]+ each; alternatives are parted by |. */
  words: readonly string[];
  everyWordBegins: boolean;
};

/** Conditions on `product_search s`, each beginning with AND. What is in stock, featured or well rated, the product's own row says. */
function narrowed(filter: ProductFilter): RawBuilder<unknown> {
  const { categoryIds, minPrice, maxPrice, isFeatured, stock, minRating } = filter;
  const conditions = [
    categoryIds && sql`and s.category_id = any (${categoryIds}::uuid[])`,
    minPrice === undefined ? undefined : sql`and s.price >= ${minPrice}`,
    maxPrice === undefined ? undefined : sql`and s.price <= ${maxPrice}`,
    // As scalars, so that the words are looked up first and these are asked of what they find.
    isFeatured && sql`and (select p.is_featured from products p where p.id = s.product_id)`,
    stock === 'in' && sql`and (select p.is_in_stock from products p where p.id = s.product_id)`,
    minRating === undefined
      ? undefined
      : sql`and (select p.average_rating >= ${minRating} from products p where p.id = s.product_id)`,
  ];
  return sql.join(
    conditions.filter((condition) => typeof condition === 'object'),
    sql` `,
  );
}

/** The words as they were typed: what a name begins with that is asked for. */
function beginningOf({ words }: Asked): string {
  return words.join(' ');
}

function wordsOf({ words, everyWordBegins }: Asked): RawBuilder<unknown> {
  return sql`asked as materialized (select search_query(${words}::text[], ${everyWordBegins}) as query)`;
}

// From D to A: description, features, category, name.
const RANK = sql`ts_rank('{0.02, 0.1, 0.3, 1}'::real[], s.words, asked.query)`;
const BEST = sql`'infinity'::real`;

/** What is asked of `product_search s` beside `asked`. */
function conditionsOf(asked: Asked) {
  const beginning = beginningOf(asked);
  return {
    begins: sql`s.name collate "C" >= ${beginning} and s.name collate "C" < ${beginning} || '~'`,
    beginsNot: sql`not starts_with(s.name, ${beginning})`,
    nameHolds: sql`s.name_words @@ asked.query`,
    holds: sql`s.words @@ asked.query`,
  };
}

/**
 * `found` of the whole shop, SEARCH_RESULTS_MAX at most: names that begin with what was asked, read in their order until there are enough,
 * then names that hold the words, then the others that hold them.
 */
function bestOfShop(asked: Asked): RawBuilder<unknown> {
  const { begins, beginsNot, nameHolds, holds } = conditionsOf(asked);
  return sql`
    ${wordsOf(asked)}, begun as materialized (
      select s.product_id, s.name, ${BEST} as rank from product_search s
       where ${begins}
       order by s.name collate "C", s.product_id
       limit ${SHOWN}
    ), named as materialized (
      select s.product_id, s.name, ${RANK} as rank from asked join product_search s on ${nameHolds} and ${beginsNot}
       limit ${SHOWN} - (select count(*) from begun)
    ), described as (
      select s.product_id, s.name, ${RANK} as rank from asked join product_search s on ${holds} and not ${nameHolds} and ${beginsNot}
       limit ${SHOWN} - (select count(*) from begun) - (select count(*) from named)
    ), found as (
      select * from begun union all select * from named union all select * from described
    )`;
}

/**
 * `found` of what a filter leaves, MOST_FOUND at most, whichever they are, but names before the others. Names are not read in order, since
 * a narrow filter would have them all read. Of each only what is `read` is carried along: its indexed words are as long as all the rest.
 */
export function found(
  asked: Asked,
  filter: ProductFilter,
  read: RawBuilder<unknown> = sql`s.product_id`,
): RawBuilder<unknown> {
  const { begins, beginsNot, nameHolds, holds } = conditionsOf(asked);
  return sql`
    ${wordsOf(asked)}, named as materialized (
      select ${read} from asked join product_search s on (${nameHolds} or (${begins})) ${narrowed(filter)}
       limit ${MOST}
    ), described as (
      select ${read} from asked join product_search s on ${holds} and not ${nameHolds} and ${beginsNot} ${narrowed(filter)}
       limit ${MOST} - (select count(*) from named)
    ), found as (
      select * from named union all select * from described
    )`;
}

function bestOf(asked: Asked, filter: ProductFilter): RawBuilder<unknown> {
  if (isWholeShop(filter)) return bestOfShop(asked);
  const rank = sql`case when starts_with(s.name, ${beginningOf(asked)}) then ${BEST} else ${RANK} end`;
  return found(asked, filter, sql`s.product_id, s.name, ${rank} as rank`);
}

/** Names that begin with what was asked come first, then by where the words stand: name, category, features, description. */
export function selectByRelevance(db: Db, asked: Asked, filter: ProductFilter, range: Range): Promise<ProductRow[]> {
  return selectProducts(
    db,
    sql`with ${bestOf(asked, filter)}
        select product_id as id, least(count(*) over (), ${SHOWN}) as total from found
         order by rank desc, name collate "C", product_id
         ${within(range)}`,
  );
}

/** What is found, MOST_FOUND at most, in no order. */
export async function selectFoundIds(db: Db, asked: Asked, filter: ProductFilter): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    with ${found(asked, filter)} select array(select product_id from found)::text[] as ids`.execute(db);
  return rows[0]?.ids ?? [];
}

/** Few enough are found to be sorted. What was archived since it was found is not shown. */
export function selectInOrder(
  db: Db,
  ids: readonly string[],
  order: RawBuilder<unknown>,
  range: Range,
): Promise<ProductRow[]> {
  return selectProducts(
    db,
    sql`select p.id, null::bigint as total from products p where p.id = any (${ids}::uuid[]) and p.status = 'PUBLISHED'
         order by ${order} ${within(range)}`,
  );
}

/** Many are found: the order's index is walked and each product asked whether it holds the words, until the page is full. */
export function walkInOrder(
  db: Db,
  search: { asked: Asked; filter: ProductFilter; order: RawBuilder<unknown> },
  range: Range,
) {
  return selectProducts(
    db,
    sql`with ${wordsOf(search.asked)}
        select p.id, null::bigint as total from products p
         where p.status = 'PUBLISHED' ${matches(search.filter)}
           and (select starts_with(s.name, ${beginningOf(search.asked)}) or s.words @@ (select query from asked)
                  from product_search s where s.product_id = p.id)
         order by ${search.order} ${within(range)}`,
  );
}

// Words of the shop that look like `asked.word`, and for a short one those of its length with one of its first two letters in front.
const LIKELY = sql`array(
  (select v.word from search_vocabulary v where v.word % asked.word order by similarity(v.word, asked.word) desc, v.word limit 50)
  union
  select v.word from search_vocabulary v
   where length(asked.word) <= 6 and length(v.word) between length(asked.word) - 1 and length(asked.word) + 1
     and ((v.word >= left(asked.word, 1) and v.word < left(asked.word, 1) || '~')
          or (v.word >= substr(asked.word, 2, 1) and v.word < substr(asked.word, 2, 1) || '~')))`;

/** Word → the words of the shop that look like it, of those of the words that hold to the condition on `asked.word`. */
async function selectLikely(
  db: Db,
  words: readonly string[],
  condition: RawBuilder<unknown>,
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ word: string; likely: string[] }>`
    select word, ${LIKELY} as likely from unnest(${words}::text[]) as asked (word) where ${condition}`.execute(db);
  return new Map(rows.map(({ word, likely }) => [word, likely]));
}

export function selectLikelyWords(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  return selectLikely(db, words, sql`true`);
}

const SAYS_SOMETHING = sql`numnode(to_tsquery('french_without_accents', word)) > 0`;
// A single letter begins no word that is looked for: see search_query.
const WAS_NEVER_HELD = sql`(length(word) = 1 or search_beginning(word) is null) and not exists (
  select from search_lexemes where lexeme = any (tsvector_to_array(to_tsvector('french_without_accents', word))))`;
const IS_NOT_HELD = sql`not exists (select from product_search where words @@ search_query(array[word], true))`;

/**
 * Those of the words that no product holds, not even as the beginning of a word, each with those that look like it; words that say
 * nothing count as held. A word that was held once counts as held where another never was: to know better, all that hold it are read.
 */
export async function selectUnknownWords(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  const neverHeld = await selectLikely(db, words, sql`${SAYS_SOMETHING} and ${WAS_NEVER_HELD}`);
  return neverHeld.size > 0 ? neverHeld : selectLikely(db, words, sql`${SAYS_SOMETHING} and ${IS_NOT_HELD}`);
}

/** How some of the products that hold the words, and their categories, are called. */
export async function selectFoundNames(db: Db, asked: Asked, most: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with ${found(asked, WHOLE_SHOP)}, few as (select product_id from found limit ${most})
    select p.name || ' ' || c.name as name
      from few join products p on p.id = few.product_id join categories c on c.id = p.category_id`.execute(db);
  return rows.map(({ name }) => name);
}
