update "payment_attempts" set "provider_reference" = $1, "checkout_url" = $2 where "id" = $3
