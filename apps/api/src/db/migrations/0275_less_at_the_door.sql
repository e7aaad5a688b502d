-- What an order that is paid at the door cost less in the end: what the courier did not get was taken off before its invoice was made out.
alter table orders
  add column uncollected_amount integer not null default 0 constraint orders_uncollected_positive check (uncollected_amount >= 0),
  add constraint orders_uncollected_only_for_cod check (uncollected_amount = 0 or payment_method = 'cod'),
  drop constraint orders_final_adds_up,
  add constraint orders_final_adds_up check (final_amount = total_amount - discount_amount - uncollected_amount);
