create table categories (
  id uuid primary key default uuid_v7(),
  parent_id uuid references categories on delete restrict,
  slug text not null constraint categories_slug_unique unique,
  name text not null,
  description text not null default '',
  picture jsonb,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint categories_not_own_parent check (parent_id <> id),
  constraint categories_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint categories_name_not_empty check (name <> '')
);
create index categories_by_parent on categories (parent_id, position, id);
create trigger categories_touched before update on categories for each row execute function touch_updated_at();
