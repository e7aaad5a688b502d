create table carts (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade constraint carts_one_per_user unique,
  created_at timestamptz not null default now()
);

create table cart_items (
  id uuid primary key default uuid_v7(),
  cart_id uuid not null references carts on delete cascade,
  product_id uuid references products on delete cascade,
  variation_id uuid,
  formation_id uuid references formations on delete cascade,
  coaching_session_id uuid references coaching_sessions on delete cascade,
  seminar_id uuid references seminars on delete cascade,
  quantity integer not null constraint cart_items_quantity_range check (quantity between 1 and 999),
  created_at timestamptz not null default now(),
  constraint cart_items_one_thing check (num_nonnulls(product_id, formation_id, coaching_session_id, seminar_id) = 1),
  constraint cart_items_variation_of_product check (variation_id is null or product_id is not null),
  constraint cart_items_variation foreign key (product_id, variation_id)
    references product_variations (product_id, id) on delete cascade,
  -- Adding the same thing again adds to its line.
  constraint cart_items_one_line_each unique nulls not distinct
    (cart_id, product_id, variation_id, formation_id, coaching_session_id, seminar_id)
);
create index cart_items_in_order on cart_items (cart_id, created_at, id);
create index cart_items_by_product on cart_items (product_id, variation_id) where product_id is not null;
