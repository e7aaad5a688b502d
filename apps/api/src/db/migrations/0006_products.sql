create table products (
  id uuid primary key default uuid_v7(),
  category_id uuid not null references categories on delete restrict,
  slug text not null constraint products_slug_unique unique,
  sku text constraint products_sku_unique unique,
  name text not null,
  description text not null default '',
  features text[] not null default '{}',
  -- With variations: the price of the cheapest and the sum of their stocks, kept by the statements that change them.
  price integer not null constraint products_price_positive check (price >= 0),
  original_price integer,
  stock integer not null default 0 constraint products_stock_not_negative check (stock >= 0),
  pictures jsonb not null default '[]' constraint products_pictures_list check (jsonb_typeof(pictures) = 'array'),
  is_new boolean not null default false,
  is_featured boolean not null default false,
  status text not null default 'PUBLISHED'
    constraint products_status_known check (status in ('DRAFT', 'PUBLISHED', 'ARCHIVED')),
  rating_sum integer not null default 0 constraint products_rating_sum_positive check (rating_sum >= 0),
  reviews_count integer not null default 0 constraint products_reviews_count_positive check (reviews_count >= 0),
  average_rating real generated always as (
    case when reviews_count = 0 then 0 else round(rating_sum::numeric / reviews_count, 1) end
  ) stored,
  search_words tsvector not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint products_name_not_empty check (name <> ''),
  constraint products_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint products_original_price_above check (original_price is null or original_price > price)
);
create trigger products_touched before update on products for each row execute function touch_updated_at();

-- One index a sort, each ending in the id, so that a page is a range of it.
create index products_by_name on products (name collate french, id) where status = 'PUBLISHED';
create index products_by_price on products (price, id) where status = 'PUBLISHED';
create index products_by_rating on products (average_rating desc, reviews_count desc, id) where status = 'PUBLISHED';
create index products_by_age on products (created_at desc, id desc) where status = 'PUBLISHED';
create index products_by_category_and_name on products (category_id, name collate french, id) where status = 'PUBLISHED';
create index products_by_category_and_price on products (category_id, price, id) where status = 'PUBLISHED';
create index products_featured on products (name collate french, id) where status = 'PUBLISHED' and is_featured;
create index products_by_words on products using gin (search_words);

create table product_variations (
  id uuid primary key default uuid_v7(),
  product_id uuid not null references products on delete cascade,
  sku text constraint product_variations_sku_unique unique,
  name text not null,
  options jsonb not null,
  price integer not null constraint product_variations_price_positive check (price >= 0),
  original_price integer,
  stock integer not null default 0 constraint product_variations_stock_not_negative check (stock >= 0),
  position integer not null default 0,
  constraint product_variations_name_unique unique (product_id, name),
  -- A line of a cart or an order names product and variation together: this key makes them fit.
  constraint product_variations_of_product unique (product_id, id),
  constraint product_variations_original_price_above check (original_price is null or original_price > price)
);
create index product_variations_in_order on product_variations (product_id, position, id);

-- The words that occur in names: a mistyped word is looked up here, where a million products have some thousand words.
create table search_vocabulary (
  word text primary key
);
create index search_vocabulary_by_likeness on search_vocabulary using gin (word gin_trgm_ops);

create function product_search_words() returns trigger language plpgsql as $$
declare
  category_names text;
begin
  with recursive branch as (
    select id, parent_id, name from categories where id = new.category_id
    union all
    select parent.id, parent.parent_id, parent.name from categories parent join branch on branch.parent_id = parent.id
  )
  select string_agg(name, ' ') into category_names from branch;

  new.search_words =
    setweight(to_tsvector('french_without_accents', new.name), 'A')
    || setweight(to_tsvector('french_without_accents', coalesce(category_names, '')), 'B')
    || setweight(to_tsvector('french_without_accents', array_to_string(new.features, ' ')), 'C')
    || setweight(to_tsvector('french_without_accents', new.description), 'D');

  insert into search_vocabulary (word)
  select distinct word
  from regexp_split_to_table(without_accents(new.name || ' ' || coalesce(category_names, '')), '[^a-z0-9]+') as word
  where length(word) > 2
  on conflict do nothing;
  return new;
end
$$;
create trigger products_search_words before insert or update of name, description, features, category_id on products
  for each row execute function product_search_words();

-- A renamed or moved category is found under its new name at once.
create function category_search_words() returns trigger language plpgsql as $$
begin
  with recursive branch as (
    select new.id as id
    union all
    select child.id from categories child join branch on child.parent_id = branch.id
  )
  update products set category_id = category_id where category_id in (select id from branch);
  return null;
end
$$;
create trigger categories_search_words after update of name, parent_id on categories
  for each row execute function category_search_words();
