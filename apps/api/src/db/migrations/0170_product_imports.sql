-- A table of products that staff sent: what is done with it, and how far it is.
create table product_imports (
  id uuid primary key default uuid_v7(),
  staff_id uuid references staff on delete set null,
  staff_name text not null default '',
  ip text not null default '',
  file_name text not null,
  file_key text not null,
  format text not null constraint product_imports_format_known check (format in ('tokpa', 'woocommerce', 'shopify')),
  delimiter text not null,
  encoding text not null,
  on_existing text not null constraint product_imports_on_existing_known check (on_existing in ('update', 'skip')),
  is_dry_run boolean not null,
  with_pictures boolean not null,
  exchange_factor double precision not null constraint product_imports_factor_positive check (exchange_factor > 0),
  default_stock integer not null constraint product_imports_stock_not_negative check (default_stock >= 0),
  -- What each column means → its heading in this file.
  headings jsonb not null default '{}',
  status text not null default 'WAITING' constraint product_imports_status_known
    check (status in ('WAITING', 'READING', 'WRITING', 'PICTURES', 'DONE', 'FAILED')),
  failure text,
  -- Begun steps since something was last finished: what fails again and again ends.
  attempts integer not null default 0,
  rows_total integer,
  rows_done integer not null default 0,
  created_count integer not null default 0,
  updated_count integer not null default 0,
  skipped_count integer not null default 0,
  failed_count integer not null default 0,
  created_at timestamptz not null default now(),
  touched_at timestamptz not null default now(),
  finished_at timestamptz
);
create index product_imports_newest on product_imports (created_at desc, id desc);
create index product_imports_open on product_imports (touched_at) where status not in ('DONE', 'FAILED');
create index product_imports_of_staff on product_imports (staff_id) where staff_id is not null;

-- The rows that are still to be done. A product's rows go in the transaction that writes it: an import that was cut off goes on with
-- what is left.
create table product_import_rows (
  import_id uuid not null references product_imports on delete cascade,
  row_number integer not null,
  product_key text not null,
  -- How the row calls itself, for those that name it as their parent.
  names text[] not null default '{}',
  parent text,
  cells jsonb not null,
  primary key (import_id, row_number)
);
create index product_import_rows_of_product on product_import_rows (import_id, product_key, row_number);

create table product_import_errors (
  id uuid primary key default uuid_v7(),
  import_id uuid not null references product_imports on delete cascade,
  row_number integer not null,
  column_name text not null default '',
  message text not null,
  is_notice boolean not null default false
);
create index product_import_errors_in_order on product_import_errors (import_id, row_number, id);

-- The pictures that are still to be fetched.
create table product_import_pictures (
  id uuid primary key default uuid_v7(),
  import_id uuid not null references product_imports on delete cascade,
  product_id uuid not null references products on delete cascade,
  row_number integer not null,
  address text not null,
  alt text not null default ''
);
create index product_import_pictures_in_order on product_import_pictures (import_id, id);
create index product_import_pictures_of_product on product_import_pictures (product_id);

-- A free slug is looked for by its beginning: once for each product that is new.
create index products_by_slug_beginning on products (slug text_pattern_ops);
