create table return_requests (
  id uuid primary key default uuid_v7(),
  -- As it was typed, in capitals: whether there is such an order, and whose it is, staff see and the sender is not told.
  order_number text not null constraint return_requests_order_number_upper_case check (order_number = upper(order_number)),
  email text not null constraint return_requests_email_lower_case check (email = lower(email)),
  reason text not null constraint return_requests_reason_known
    check (reason in ('defective', 'not-as-described', 'order-error', 'change-of-mind', 'damaged-in-transport', 'other')),
  description text not null default '' constraint return_requests_description_length check (length(description) <= 2000),
  status text not null default 'NEW' constraint return_requests_status_known
    check (status in ('NEW', 'IN_PROGRESS', 'ACCEPTED', 'REJECTED', 'RECEIVED', 'REFUNDED')),
  assignee_id uuid references staff on delete set null,
  answer text,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger return_requests_touched before update on return_requests for each row execute function touch_updated_at();
create index return_requests_by_status on return_requests (status, id desc);
create index return_requests_by_order_number on return_requests (order_number);
create index return_requests_by_email on return_requests (email);
create index return_requests_by_assignee on return_requests (assignee_id) where assignee_id is not null;
