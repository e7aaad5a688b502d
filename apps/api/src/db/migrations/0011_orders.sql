create table orders (
  id uuid primary key default uuid_v7(),
  order_number text not null constraint orders_number_unique unique,
  user_id uuid not null references users on delete restrict,
  status text not null default 'PENDING' constraint orders_status_known
    check (status in ('PENDING', 'PROCESSING', 'PAID', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'FAILED')),
  payment_method text not null constraint orders_payment_method_known check (payment_method in ('momo', 'card', 'cod')),
  subtotal_amount integer not null constraint orders_subtotal_positive check (subtotal_amount >= 0),
  shipping_fee integer not null constraint orders_shipping_positive check (shipping_fee >= 0),
  cod_fee integer not null default 0 constraint orders_cod_fee_positive check (cod_fee >= 0),
  total_amount integer not null,
  discount_amount integer not null default 0,
  final_amount integer not null,
  coupon_code text,
  items_count integer not null constraint orders_items_count_positive check (items_count > 0),
  -- The address and the person as they were on the day of the order.
  shipping_address jsonb,
  customer_name text not null,
  customer_email text not null,
  customer_phone text not null default '',
  -- Until when the order may be paid; its stock goes back afterwards. Null: nothing is to be paid online.
  payable_until timestamptz,
  paid_at timestamptz,
  stock_returned_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint orders_total_adds_up check (total_amount = subtotal_amount + shipping_fee + cod_fee),
  constraint orders_discount_range check (discount_amount between 0 and total_amount),
  constraint orders_final_adds_up check (final_amount = total_amount - discount_amount),
  constraint orders_cod_fee_only_for_cod check (cod_fee = 0 or payment_method = 'cod')
);
create index orders_of_user on orders (user_id, id desc);
create index orders_newest on orders (id desc);
create index orders_by_status on orders (status, id desc);
create index orders_waiting_for_payment on orders (payable_until)
  where status in ('PENDING', 'PROCESSING', 'FAILED') and payable_until is not null and stock_returned_at is null;
-- Staff look for a number, a name, a telephone or a mail, or a part of one.
create index orders_by_words on orders
  using gin (without_accents(order_number || ' ' || customer_name || ' ' || customer_email || ' ' || customer_phone) gin_trgm_ops);
create trigger orders_touched before update on orders for each row execute function touch_updated_at();

create table order_items (
  id uuid primary key default uuid_v7(),
  order_id uuid not null references orders on delete cascade,
  product_id uuid references products on delete restrict,
  variation_id uuid references product_variations on delete restrict,
  formation_id uuid references formations on delete restrict,
  coaching_session_id uuid references coaching_sessions on delete restrict,
  seminar_id uuid references seminars on delete restrict,
  name text not null,
  variation_name text,
  picture jsonb,
  price integer not null constraint order_items_price_positive check (price >= 0),
  -- The lines stay in the order of the cart.
  position integer not null default 0,
  quantity integer not null constraint order_items_quantity_positive check (quantity > 0),
  constraint order_items_one_thing check (num_nonnulls(product_id, formation_id, coaching_session_id, seminar_id) = 1),
  constraint order_items_variation_of_product check (variation_id is null or product_id is not null)
);
create index order_items_of_order on order_items (order_id, position, id);
create index order_items_by_product on order_items (product_id) where product_id is not null;
create index order_items_by_variation on order_items (variation_id) where variation_id is not null;
create index order_items_by_seminar on order_items (seminar_id) where seminar_id is not null;
create index order_items_by_coaching_session on order_items (coaching_session_id) where coaching_session_id is not null;

create table order_events (
  -- Counted, so that two events of one instant keep their order.
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  status text not null constraint order_events_status_known
    check (status in ('PENDING', 'PROCESSING', 'PAID', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'FAILED')),
  actor text not null constraint order_events_actor_known check (actor in ('SHOPPER', 'STAFF', 'SYSTEM', 'PAYMENT')),
  staff_id uuid references staff on delete set null,
  note text,
  created_at timestamptz not null default now()
);
create index order_events_of_order on order_events (order_id, id);

create table idempotency_keys (
  owner_id uuid not null,
  key text not null,
  endpoint text not null,
  body_hash text not null,
  -- What the first call made; null only inside its own transaction.
  order_id uuid references orders on delete cascade,
  created_at timestamptz not null default now(),
  primary key (owner_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
