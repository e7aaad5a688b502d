-- Money that the team noted by hand stood under the means that the customer had once chosen. How it came, nobody had been asked.
update payment_attempts set method = null where provider = 'manual';

-- On its way or delivered without its money: some of a million, looked for by this alone.
create index orders_left_unpaid on orders (id desc)
  where status in ('SHIPPED', 'DELIVERED') and paid_at is null and payment_method <> 'cod' and final_amount > 0;

-- Money of this shop at its provider whose payment the shop no longer knows, as after a backup was restored.
create table unmatched_payments (
  id uuid primary key default uuid_v7(),
  provider text not null,
  provider_reference text not null,
  method text,
  amount bigint not null,
  currency text not null,
  paid_at timestamptz not null,
  is_open boolean not null default true,
  created_at timestamptz not null default now(),
  constraint unmatched_payments_once unique (provider, provider_reference)
);
create index unmatched_payments_open on unmatched_payments (id) where is_open;
