-- What people at the shop tell each other about an order; its customer never sees it.
create table order_notes (
  id uuid primary key default uuid_v7(),
  order_id uuid not null references orders on delete cascade,
  staff_id uuid references staff on delete set null,
  author text not null,
  content text not null constraint order_notes_content_not_empty check (content <> ''),
  created_at timestamptz not null default now()
);
create index order_notes_of_order on order_notes (order_id, id);
