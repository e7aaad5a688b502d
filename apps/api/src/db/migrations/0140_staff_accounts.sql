-- Somebody who was invited has no password until they choose one with the link of the mail.
alter table staff alter column password_hash drop not null;
alter table staff add column last_login_at timestamptz;

-- From where a session was opened: its owner recognises it, or ends it.
alter table sessions add column ip text not null default '';
alter table sessions add column user_agent text not null default '' constraint sessions_user_agent_length check (length(user_agent) <= 300);

create table staff_invitations (
  staff_id uuid primary key references staff on delete cascade,
  -- Only the SHA-256 of the link's token is kept.
  token_hash bytea not null constraint staff_invitations_token_unique unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

create table staff_second_factors (
  staff_id uuid primary key references staff on delete cascade,
  -- Shown once, when the factor is set up; read afterwards only to check a code.
  secret text not null,
  -- Null until a first code has shown that the telephone knows the secret.
  confirmed_at timestamptz,
  -- The half minute of the last code that was taken: neither it nor an older one is taken again.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

-- Each is one sign-in without the telephone: used, it is gone.
create table staff_recovery_codes (
  staff_id uuid not null references staff_second_factors on delete cascade,
  code_hash bytea not null,
  primary key (staff_id, code_hash)
);
