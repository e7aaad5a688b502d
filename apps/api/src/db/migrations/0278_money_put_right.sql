-- The order that money without a payment names in the shop's own words at its provider; what came before is tied by whoever knows it.
alter table unmatched_payments add column order_number text;

-- The courier had got more of an order than was noted. Its invoice had been made out: each difference stands below the total of that day.
create table received_corrections (
  id uuid primary key default uuid_v7(),
  order_id uuid not null references orders on delete restrict,
  amount_before integer not null,
  amount_after integer not null,
  created_at timestamptz not null default now(),
  constraint received_corrections_upward check (amount_after > amount_before)
);
create index received_corrections_of_order on received_corrections (order_id, id);
