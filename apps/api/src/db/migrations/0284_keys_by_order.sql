-- An order that goes takes its keys along, and is asked for those that name it.
create index idempotency_keys_by_order on idempotency_keys (order_id) where order_id is not null;
