update "idempotency_keys" set "order_id" = $1 where "owner_id" = $2 and "key" = $3
