-- What is often bought together: counted each night from the orders that were paid for, read on every product's page.
create table product_pairs (
  product_id uuid not null references products on delete cascade,
  with_product_id uuid not null references products on delete cascade,
  orders_count integer not null constraint product_pairs_count_positive check (orders_count > 0),
  primary key (product_id, with_product_id),
  constraint product_pairs_of_two check (product_id <> with_product_id)
);
create index product_pairs_by_partner on product_pairs (with_product_id);
