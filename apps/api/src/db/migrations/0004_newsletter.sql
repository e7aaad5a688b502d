create table newsletter_subscribers (
  id uuid primary key default uuid_v7(),
  email text not null constraint newsletter_email_unique unique,
  status text not null default 'PENDING'
    constraint newsletter_status_known check (status in ('PENDING', 'CONFIRMED', 'UNSUBSCRIBED')),
  -- One token serves the confirmation link and every unsubscribe link.
  token text not null constraint newsletter_token_unique unique,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint newsletter_email_lower_case check (email = lower(email))
);
create index newsletter_by_status on newsletter_subscribers (status, id);
