insert into "payment_attempts" ("order_id", "provider", "amount", "method", "created_at", "expires_at", "next_check_at") values ($1, $2, $3, $4, $5, $6, $7) returning *
