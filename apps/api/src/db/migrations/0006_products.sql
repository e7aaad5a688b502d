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
  -- Changes only where stock reaches or leaves zero, so that an index may hold it.
  is_in_stock boolean generated always as (stock > 0) stored,
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
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint products_name_not_empty check (name <> ''),
  constraint products_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint products_original_price_above check (original_price is null or original_price > price)
  -- Room for the new version of a row on its own page: a sale changes the stock and no index.
) with (fillfactor = 85);
create trigger products_touched before update on products for each row execute function touch_updated_at();

-- One index a sort, each ending in the id, so that a page is a range of it; what it includes lets the filters be read from it alone.
-- The stock itself is in none of them, because then every sale would have to write them all.
create index products_by_name on products (name collate french, id) include (category_id, price, is_in_stock)
  where status = 'PUBLISHED';
create index products_by_price on products (price, id) include (category_id, is_in_stock) where status = 'PUBLISHED';
create index products_by_rating on products (average_rating desc, reviews_count desc, id) include (category_id, price, is_in_stock)
  where status = 'PUBLISHED';
create index products_by_age on products (created_at desc, id desc) include (category_id, price, is_in_stock)
  where status = 'PUBLISHED';
create index products_by_category_and_name on products (category_id, name collate french, id) include (price, is_in_stock)
  where status = 'PUBLISHED';
create index products_by_category_and_price on products (category_id, price, id) include (is_in_stock)
  where status = 'PUBLISHED';
create index products_featured on products (name collate french, id) include (category_id, price, is_in_stock)
  where status = 'PUBLISHED' and is_featured;
create index products_out_of_stock on products (category_id, price) where status = 'PUBLISHED' and not is_in_stock;

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
