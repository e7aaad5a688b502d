with cart as (
  select id, user_id from carts where user_id = $1 for no key update
), locked as (
  select id from products where id in (select product_id from cart_items where cart_id = (select id from cart))
  order by id for no key update
)
select cart.id as "cartId", users.first_name as "firstName", users.last_name as "lastName", users.email, users.phone,
  (select coalesce(array_agg(id), '{}') from locked) as "heldProducts",
  (select json_build_object('recipientName', recipient_name, 'phone', address.phone, 'addressLine1', address_line1,
    'addressLine2', address_line2, 'landmark', landmark, 'city', city, 'state', state, 'postalCode', postal_code, 'country', country)
   from shipping_addresses address where address.id = $2 and address.user_id = cart.user_id) as address
from cart join users on users.id = cart.user_id
