with made as (
  insert into carts (user_id) select $1 where not exists (select from carts where user_id = $2)
  on conflict (user_id) do nothing returning id
), known as (
  select id from carts where user_id = $3 for no key update
), cart as (
  select id from made union all select id from known
)
insert into cart_items as line (cart_id, "product_id", variation_id, quantity)
select cart.id, $4::uuid, $5::uuid, $6::integer from cart
on conflict on constraint cart_items_one_line_each
  do update set quantity = line.quantity + excluded.quantity where line.quantity + excluded.quantity <= $7
returning line.id
