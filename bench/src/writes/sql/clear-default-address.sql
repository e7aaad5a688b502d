update "shipping_addresses" set "is_default" = $1 where "user_id" = $2 and "is_default" = $3
