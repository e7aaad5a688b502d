select count(*) as "total" from "shipping_addresses" where "user_id" = $1
