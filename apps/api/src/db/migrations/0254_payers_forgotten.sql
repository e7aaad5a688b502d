-- What a provider wrote of the payer serves until its news are dealt with. These rows wait for nobody any more.
update payment_webhooks set body = '' where processed_at is not null and body <> '';

-- The sandbox's books know of a payer what the order did.
update sandbox_payments set customer_name = '', payer = null
  from payment_attempts attempt join orders on orders.id = attempt.order_id
 where sandbox_payments.merchant_reference = attempt.id::text
   and attempt.provider = 'sandbox'
   and orders.customer_name = 'Compte supprimé' and orders.customer_email = '';
