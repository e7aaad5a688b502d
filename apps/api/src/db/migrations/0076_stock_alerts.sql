-- Who wants to hear when a product, or one variation of it, can be bought again.
create table stock_alerts (
  id uuid primary key default uuid_v7(),
  product_id uuid not null references products on delete cascade,
  variation_id uuid,
  email text not null constraint stock_alerts_email_lower_case check (email = lower(email)),
  user_id uuid references users on delete cascade,
  token text not null constraint stock_alerts_token_unique unique,
  created_at timestamptz not null default now(),
  mailed_at timestamptz,
  cancelled_at timestamptz,
  constraint stock_alerts_variation_of_product
    foreign key (product_id, variation_id) references product_variations (product_id, id) on delete cascade
);
-- One mail for one wish, however often it is expressed; what waits is also what the job reads, every minute.
create unique index stock_alerts_waiting on stock_alerts (product_id, variation_id, email) nulls not distinct
  where mailed_at is null and cancelled_at is null;
create index stock_alerts_by_email on stock_alerts (email);
create index stock_alerts_by_user on stock_alerts (user_id) where user_id is not null;
create index stock_alerts_by_variation on stock_alerts (product_id, variation_id) where variation_id is not null;
