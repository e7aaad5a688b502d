-- What has happened bears its moment, which figures, papers and the stock go by. Rows that lack it get the moment of their last change.
update orders set paid_at = updated_at
  where paid_at is null and (status = 'PAID' or status = 'DELIVERED' and payment_method = 'cod');
update orders set stock_returned_at = case when status = 'CANCELLED' then updated_at end
  where (status = 'CANCELLED') <> (stock_returned_at is not null);
alter table orders
  add constraint orders_paid_has_moment check (status <> 'PAID' or paid_at is not null),
  -- Whoever takes cash brings it along with the word that the parcel was handed over; other means may come later.
  add constraint orders_delivered_for_cash_is_paid check (status <> 'DELIVERED' or payment_method <> 'cod' or paid_at is not null),
  add constraint orders_stock_back_where_cancelled check ((status = 'CANCELLED') = (stock_returned_at is not null));

update payment_attempts set paid_at = updated_at where paid_at is null and status = 'PAID';
-- Of what was paid and given back before the shop heard of it, nobody knows when it was paid.
alter table payment_attempts
  add constraint payment_attempts_paid_has_moment check (status <> 'PAID' or paid_at is not null);

update payment_refunds set done_at = case when status = 'DONE' then updated_at end where (status = 'DONE') <> (done_at is not null);
alter table payment_refunds
  add constraint payment_refunds_done_has_moment check ((status = 'DONE') = (done_at is not null));
