-- What a shopper has put aside, on whatever device. A visitor's stay in their browser until they log in.
create table favourites (
  user_id uuid not null references users on delete cascade,
  product_id uuid not null references products on delete cascade,
  added_at timestamptz not null default now(),
  constraint favourites_each_once primary key (user_id, product_id)
);
create index favourites_by_product on favourites (product_id);
