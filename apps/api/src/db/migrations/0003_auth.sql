create table users (
  id uuid primary key default uuid_v7(),
  email text not null constraint users_email_unique unique,
  password_hash text,
  first_name text not null,
  last_name text not null,
  phone text not null default '',
  blocked_at timestamptz,
  -- A deleted account keeps its row without a name, because its orders stay for the accounts.
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_email_lower_case check (email = lower(email)),
  constraint users_phone_shape check (phone = '' or phone ~ '^\+229\d{10}$'),
  constraint users_password_until_deleted check (password_hash is not null or deleted_at is not null)
);
create trigger users_touched before update on users for each row execute function touch_updated_at();

create table staff (
  id uuid primary key default uuid_v7(),
  email text not null constraint staff_email_unique unique,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  role text not null constraint staff_role_known check (role in ('OWNER', 'MANAGER', 'EDITOR', 'SUPPORT')),
  is_enabled boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint staff_email_lower_case check (email = lower(email))
);
create trigger staff_touched before update on staff for each row execute function touch_updated_at();

create table sessions (
  id uuid primary key default uuid_v7(),
  -- Only the SHA-256 of a token is kept: whoever reads the table can not use what is in it.
  token_hash bytea not null constraint sessions_token_unique unique,
  user_id uuid references users on delete cascade,
  staff_id uuid references staff on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint sessions_one_owner check (num_nonnulls(user_id, staff_id) = 1)
);
create index sessions_by_user on sessions (user_id) where user_id is not null;
create index sessions_by_staff on sessions (staff_id) where staff_id is not null;
create index sessions_by_expiry on sessions (expires_at);

create table password_reset_codes (
  user_id uuid primary key references users on delete cascade,
  code_hash text not null,
  attempts_left integer not null default 5 constraint password_reset_codes_attempts check (attempts_left >= 0),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
