create table recipe_categories (
  id uuid primary key default uuid_v7(),
  slug text not null constraint recipe_categories_slug_unique unique,
  name text not null constraint recipe_categories_name_not_empty check (name <> ''),
  description text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint recipe_categories_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
create trigger recipe_categories_touched before update on recipe_categories
  for each row execute function touch_updated_at();

create table recipes (
  id uuid primary key default uuid_v7(),
  slug text not null constraint recipes_slug_unique unique,
  title text not null constraint recipes_title_not_empty check (title <> ''),
  description text not null default '',
  ingredients text[] not null default '{}',
  steps text[] not null default '{}',
  prep_minutes integer not null default 0 constraint recipes_prep_minutes_positive check (prep_minutes >= 0),
  cook_minutes integer not null default 0 constraint recipes_cook_minutes_positive check (cook_minutes >= 0),
  servings integer not null default 4 constraint recipes_servings_positive check (servings > 0),
  difficulty text not null default 'FACILE'
    constraint recipes_difficulty_known check (difficulty in ('FACILE', 'MOYEN', 'DIFFICILE')),
  picture jsonb,
  category_id uuid constraint recipes_category references recipe_categories on delete restrict,
  status text not null default 'DRAFT'
    constraint recipes_status_known check (status in ('DRAFT', 'PUBLISHED', 'ARCHIVED')),
  -- When the public first saw it.
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint recipes_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint recipes_published_since check (status <> 'PUBLISHED' or published_at is not null)
);
create trigger recipes_touched before update on recipes for each row execute function touch_updated_at();
create index recipes_newest on recipes (published_at desc, id desc) where status = 'PUBLISHED';
create index recipes_by_category on recipes (category_id, published_at desc, id desc);
create index recipes_by_creation on recipes (created_at desc, id desc);

-- What the shop sells for a recipe.
create table recipe_products (
  recipe_id uuid not null references recipes on delete cascade,
  product_id uuid not null references products on delete cascade,
  position integer not null,
  primary key (recipe_id, product_id)
);
create index recipe_products_by_product on recipe_products (product_id);
