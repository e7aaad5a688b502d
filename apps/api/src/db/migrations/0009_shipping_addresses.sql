create table shipping_addresses (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  recipient_name text,
  phone text constraint shipping_addresses_phone_shape check (phone ~ '^\+229\d{10}$'),
  address_line1 text not null constraint shipping_addresses_line1_not_empty check (address_line1 <> ''),
  address_line2 text,
  landmark text,
  city text not null constraint shipping_addresses_city_not_empty check (city <> ''),
  state text,
  postal_code text,
  country text not null,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index shipping_addresses_of_user on shipping_addresses (user_id, is_default desc, id desc);
-- The referee of two tabs that both set a default.
create unique index shipping_addresses_one_default on shipping_addresses (user_id) where is_default;
create trigger shipping_addresses_touched before update on shipping_addresses for each row execute function touch_updated_at();
