-- The last number given in a year: taken in the transaction that pays an order, so that none is missing and none is there twice.
create table invoice_counters (
  year integer primary key,
  last_number integer not null constraint invoice_counters_positive check (last_number > 0)
);

create table invoices (
  order_id uuid primary key references orders on delete restrict,
  year integer not null,
  number integer not null,
  issued_at timestamptz not null,
  constraint invoices_number_unique unique (year, number)
);
