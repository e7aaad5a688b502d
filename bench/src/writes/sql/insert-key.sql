insert into "idempotency_keys" ("owner_id", "key", "endpoint", "body_hash", "created_at") values ($1, $2, $3, $4, $5) on conflict ("owner_id", "key") do nothing returning "key"
