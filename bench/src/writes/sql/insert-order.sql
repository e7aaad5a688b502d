with placed as (
  insert into orders (order_number, user_id, status, payment_method, subtotal_amount, shipping_fee, cod_fee, total_amount,
    discount_amount, final_amount, coupon_code, items_count, shipping_address, customer_name, customer_email, customer_phone,
    payable_until, paid_at, created_at)
  values ($1, $2, $3, $4, $5,
    $6, $7, $8, $9, $10,
    $11, $12, $13::jsonb, $14, $15, $16,
    $17, $18, $19)
  on conflict (order_number) do nothing returning id
), line as (
  select * from jsonb_to_recordset($20::jsonb) as line (product_id uuid, variation_id uuid, formation_id uuid,
    coaching_session_id uuid, seminar_id uuid, name text, variation_name text, picture jsonb, price integer, quantity integer,
    position integer)
), items as (
  insert into order_items (order_id, product_id, variation_id, formation_id, coaching_session_id, seminar_id, name,
    variation_name, picture, price, quantity, position)
  select placed.id, line.* from placed, line
), events as (
  insert into order_events (order_id, status, actor, staff_id, created_at)
  select placed.id, passed.status, $21, $22::uuid, $23::timestamptz
  from placed, unnest($24::text[]) with ordinality as passed (status, step) order by passed.step
), taken as (
  update products set stock = stock - sold.quantity
  from placed, (
    select product_id, sum(quantity)::integer as quantity from line where product_id is not null group by product_id
  ) sold
  where products.id = sold.product_id
), taken_of_variations as (
  update product_variations set stock = stock - sold.quantity
  from placed, (
    select variation_id, sum(quantity)::integer as quantity from line where variation_id is not null group by variation_id
  ) sold
  where product_variations.id = sold.variation_id
), emptied as (
  delete from cart_items using placed where cart_items.id = any($25::uuid[])
)
select id from placed
