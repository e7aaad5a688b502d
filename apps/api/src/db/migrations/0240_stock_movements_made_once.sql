-- The caller's own name for a movement: the same one sent again after a lost answer is written once.
alter table stock_movements add column idempotency_key text;
create unique index stock_movements_made_once on stock_movements (staff_id, idempotency_key) where idempotency_key is not null;
