-- $1 to $2 of $3 orders, by $4 users, of $5 products: a year of them up to this month, all of them settled. What the shop asks about
-- lately sold articles finds them.
with numbered as materialized (
  select n, date_trunc('month', now(), 'UTC') - interval '300 days' + n * (interval '300 days' / $3::integer) as at,
         1 + filling.draw(n, 61, $4::integer) as buyer, 1 + filling.draw(n, 62, 3) as lines,
         case when filling.draw(n, 63, 10) < 2 then 'cod' when filling.draw(n, 63, 10) < 4 then 'card' else 'momo' end as method,
         case when filling.draw(n, 64, 100) < 84 then 'DELIVERED' when filling.draw(n, 64, 100) < 92 then 'CANCELLED' else 'SHIPPED' end as status
    from generate_series($1::bigint, $2::bigint) as n
), line as materialized (
  select n, filling.id(70, n, at) as order_id, at, place, 1 + filling.draw(n * 4 + place, 66, 2) as quantity,
         -- Of a product with variations one would have to be chosen.
         case when filling.has_variations(product) then product + 1 else product end as product
    from numbered, generate_series(1, lines) as place,
         lateral (select 1 + filling.draw(n * 4 + place, 65, $5::integer - 1) as product) as chosen
), amounts as (
  select n, sum(filling.product_price(product) * quantity)::integer as subtotal, sum(quantity)::integer as items from line group by n
), placed as (
  insert into orders (id, order_number, user_id, status, payment_method, subtotal_amount, shipping_fee, cod_fee, total_amount, final_amount,
                      items_count, shipping_address, customer_name, customer_email, customer_phone, paid_at, stock_returned_at, created_at, updated_at)
  select filling.id(70, n, at), 'ORD-' || (extract(epoch from at) * 1000)::bigint || '-' || lpad((n % 10000)::text, 4, '0'),
         filling.user_id(buyer), status, method, subtotal, 1000, case method when 'cod' then 2000 else 0 end,
         subtotal + 1000 + case method when 'cod' then 2000 else 0 end, subtotal + 1000 + case method when 'cod' then 2000 else 0 end, items,
         jsonb_build_object('recipientName', null, 'phone', null, 'addressLine1', 'Rue ' || n % 900, 'addressLine2', null, 'landmark', null,
                            'city', 'Cotonou', 'state', null, 'postalCode', null, 'country', 'Bénin'),
         'Client ' || buyer, 'client' || buyer || '@exemple.bj', '+22901' || lpad((90000000 + buyer % 9999999)::text, 8, '0'),
         case when status <> 'CANCELLED' then at + interval '10 minutes' end, case when status = 'CANCELLED' then at + interval '1 hour' end,
         at, at
    from numbered join amounts using (n)
   order by n
), items as (
  insert into order_items (id, order_id, product_id, name, price, position, quantity)
  select filling.id(70 + place, n, at), order_id, filling.product_id(product), filling.product_name(product), filling.product_price(product),
         place - 1, quantity
    from line order by n, place
), attempts as (
  insert into payment_attempts (id, order_id, provider, provider_reference, method, amount, status, expires_at, paid_at, created_at, updated_at)
  select filling.id(75, n, at), filling.id(70, n, at), 'sandbox', 'sbx_past_' || n, 'mtn', subtotal + 1000, 'PAID',
         at + interval '1 hour', at + interval '10 minutes', at, at
    from numbered join amounts using (n)
   where method <> 'cod' and status <> 'CANCELLED' order by n
)
insert into order_events (order_id, status, actor, created_at)
select filling.id(70, n, at), passed.status, passed.actor, at + step * interval '10 minutes'
  from numbered, unnest(array['PENDING', case numbered.status when 'CANCELLED' then 'CANCELLED' else 'PAID' end, numbered.status],
                        array['SHOPPER','PAYMENT','STAFF']) with ordinality as passed (status, actor, step)
 where step < 3 or numbered.status <> 'CANCELLED'
 order by n, step;
