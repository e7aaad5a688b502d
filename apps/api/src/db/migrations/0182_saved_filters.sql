-- What somebody at the shop filters a list by again and again, under a name of their own.
create table staff_saved_filters (
  id uuid primary key default uuid_v7(),
  staff_id uuid not null references staff on delete cascade,
  -- The list as the back office names it: orders, products.
  list text not null constraint staff_saved_filters_list_length check (length(list) between 1 and 60),
  name text not null constraint staff_saved_filters_name_length check (length(name) between 1 and 60),
  -- What stands behind the « ? » of the list's address.
  query text not null constraint staff_saved_filters_query_length check (length(query) <= 4000),
  created_at timestamptz not null default now(),
  constraint staff_saved_filters_one_of_a_name unique (staff_id, list, name)
);
