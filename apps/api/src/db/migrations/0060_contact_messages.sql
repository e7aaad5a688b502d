create table contact_messages (
  id uuid primary key default uuid_v7(),
  name text not null,
  email text not null constraint contact_messages_email_lower_case check (email = lower(email)),
  phone text not null default '',
  subject text not null constraint contact_messages_subject_known
    check (subject in ('product-info', 'order-status', 'health-advice', 'technical-support', 'partnership', 'other')),
  message text not null constraint contact_messages_message_length check (length(message) between 1 and 2000),
  status text not null default 'NEW' constraint contact_messages_status_known
    check (status in ('NEW', 'IN_PROGRESS', 'ANSWERED')),
  assignee_id uuid references staff on delete set null,
  answer text,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint contact_messages_answered_by_an_answer check (status <> 'ANSWERED' or (answer is not null and answered_at is not null))
);
create trigger contact_messages_touched before update on contact_messages for each row execute function touch_updated_at();
create index contact_messages_by_status on contact_messages (status, id desc);
create index contact_messages_by_email on contact_messages (email);
create index contact_messages_by_assignee on contact_messages (assignee_id) where assignee_id is not null;
