create table mails (
  id uuid primary key default uuid_v7(),
  template text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  headers jsonb not null default '{}',
  -- KEPT: no mail server is set, the outbox of the back office shows it.
  status text not null default 'QUEUED' constraint mails_status_known check (status in ('QUEUED', 'SENT', 'KEPT', 'FAILED')),
  -- What must be sent once only names itself here: a job that runs twice writes one mail.
  dedupe_key text constraint mails_once unique,
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_newest on mails (id desc);
create index mails_queued on mails (id) where status = 'QUEUED';
