select * from "sandbox_payments" where "merchant_reference" = $1
