create table payment_attempts (
  id uuid primary key default uuid_v7(),
  order_id uuid not null references orders on delete cascade,
  provider text not null,
  -- Null until the provider has answered: an attempt is written down before the provider hears of it.
  provider_reference text,
  checkout_url text,
  method text,
  amount integer not null constraint payment_attempts_amount_positive check (amount > 0),
  currency text not null default 'XOF' constraint payment_attempts_currency check (currency = 'XOF'),
  status text not null default 'PENDING' constraint payment_attempts_status_known
    check (status in ('PENDING', 'PAID', 'FAILED', 'CANCELLED', 'EXPIRED', 'REFUNDED')),
  failure_reason text,
  -- Why a person must look at it: another amount, paid twice, paid after the order was cancelled.
  attention text,
  refunded_amount integer not null default 0,
  next_check_at timestamptz,
  checks integer not null default 0,
  last_checked_at timestamptz,
  expires_at timestamptz not null,
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint payment_attempts_reference_unique unique (provider, provider_reference),
  constraint payment_attempts_refund_range check (refunded_amount between 0 and amount)
);
create index payment_attempts_of_order on payment_attempts (order_id, id);
create index payment_attempts_to_check on payment_attempts (next_check_at) where next_check_at is not null;
create index payment_attempts_needing_attention on payment_attempts (id) where attention is not null;
create trigger payment_attempts_touched before update on payment_attempts for each row execute function touch_updated_at();

create table payment_refunds (
  id uuid primary key default uuid_v7(),
  attempt_id uuid not null references payment_attempts on delete restrict,
  amount integer not null constraint payment_refunds_amount_positive check (amount > 0),
  reason text not null,
  status text not null default 'PENDING' constraint payment_refunds_status_known
    check (status in ('PENDING', 'DONE', 'MANUAL', 'FAILED')),
  provider_reference text,
  staff_id uuid references staff on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payment_refunds_of_attempt on payment_refunds (attempt_id, id);
create trigger payment_refunds_touched before update on payment_refunds for each row execute function touch_updated_at();

-- What providers said, written down before it is acted on. The key makes the twentieth copy a no-op.
create table payment_webhooks (
  id uuid primary key default uuid_v7(),
  provider text not null,
  dedupe_key text not null,
  provider_reference text,
  merchant_reference text,
  body text not null,
  outcome text,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  constraint payment_webhooks_once unique (provider, dedupe_key)
);
create index payment_webhooks_waiting on payment_webhooks (received_at) where processed_at is null;

-- The books of the sandbox provider, which the shop itself never reads except through the provider's port.
create table sandbox_payments (
  reference text primary key,
  merchant_reference text not null constraint sandbox_payments_merchant_reference unique,
  token text not null constraint sandbox_payments_token unique,
  amount integer not null constraint sandbox_payments_amount_positive check (amount > 0),
  currency text not null default 'XOF',
  description text not null,
  customer_name text not null,
  return_url text not null,
  method text,
  payer text,
  status text not null default 'pending' constraint sandbox_payments_status_known
    check (status in ('pending', 'approved', 'declined', 'canceled', 'expired', 'refunded')),
  refunded_amount integer not null default 0,
  decided_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint sandbox_payments_refund_range check (refunded_amount between 0 and amount)
);
create trigger sandbox_payments_touched before update on sandbox_payments for each row execute function touch_updated_at();

create table sandbox_refunds (
  reference text primary key,
  payment_reference text not null references sandbox_payments on delete cascade,
  -- The merchant's own key: the same refund asked twice is one refund.
  idempotency_key text not null constraint sandbox_refunds_once unique,
  amount integer not null constraint sandbox_refunds_amount_positive check (amount > 0),
  created_at timestamptz not null default now()
);
create index sandbox_refunds_of_payment on sandbox_refunds (payment_reference);

-- What the sandbox has to tell the shop, until the shop has answered.
create table sandbox_events (
  id uuid primary key default uuid_v7(),
  payment_reference text not null references sandbox_payments on delete cascade,
  body text not null,
  delivered_at timestamptz,
  created_at timestamptz not null default now()
);
create index sandbox_events_of_payment on sandbox_events (payment_reference, id);

-- One row: the secret that signs the sandbox's webhooks, made by the database itself so that no two shops share it.
create table sandbox_account (
  only_one boolean primary key default true constraint sandbox_account_only_one check (only_one),
  webhook_secret text not null default 'wh_sandbox_' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);
insert into sandbox_account default values;
