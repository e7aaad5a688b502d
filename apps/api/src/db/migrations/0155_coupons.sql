create table coupons (
  id uuid primary key default uuid_v7(),
  -- As it was written; compared without regard to case.
  code text not null,
  description text not null default '',
  type text not null constraint coupons_type_known check (type in ('PERCENT', 'FIXED', 'FREE_SHIPPING')),
  value integer not null default 0,
  min_order_amount integer constraint coupons_min_order_positive check (min_order_amount >= 0),
  max_discount_amount integer constraint coupons_max_discount_positive check (max_discount_amount >= 0),
  starts_at timestamptz,
  ends_at timestamptz,
  usage_limit integer constraint coupons_usage_limit_positive check (usage_limit > 0),
  usage_limit_per_user integer constraint coupons_usage_limit_per_user_positive check (usage_limit_per_user > 0),
  used_count integer not null default 0,
  product_ids uuid[] not null default '{}',
  category_ids uuid[] not null default '{}',
  is_active boolean not null default true,
  is_personal boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint coupons_value_fits check (
    (type = 'PERCENT' and value between 1 and 100) or (type = 'FIXED' and value > 0) or type = 'FREE_SHIPPING'
  ),
  constraint coupons_ends_after_start check (ends_at is null or starts_at is null or ends_at > starts_at),
  -- The last referee of the last use.
  constraint coupons_used_within_limit check (used_count >= 0 and (usage_limit is null or used_count <= usage_limit))
);
create unique index coupons_code_unique on coupons (upper(code));
create index coupons_by_age on coupons (created_at desc, id desc);
create trigger coupons_touched before update on coupons for each row execute function touch_updated_at();

-- One use an order; a cancelled order gives its use back.
create table coupon_uses (
  order_id uuid primary key references orders on delete cascade,
  coupon_id uuid not null references coupons on delete restrict,
  user_id uuid not null references users on delete restrict,
  discount_amount integer not null constraint coupon_uses_discount_positive check (discount_amount >= 0),
  used_at timestamptz not null,
  returned_at timestamptz
);
create index coupon_uses_standing on coupon_uses (coupon_id, user_id) where returned_at is null;
create index coupon_uses_by_user on coupon_uses (user_id);

create table user_coupons (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  coupon_id uuid not null references coupons on delete cascade,
  assigned_at timestamptz not null default now(),
  used_at timestamptz,
  order_id uuid references orders on delete set null,
  constraint user_coupons_once unique (user_id, coupon_id)
);
create index user_coupons_by_coupon on user_coupons (coupon_id, id desc);
create index user_coupons_by_order on user_coupons (order_id) where order_id is not null;
