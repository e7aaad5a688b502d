select
line.id, line.quantity, line.variation_id as "variationId", coalesce(variation.name, line.gone_variation_name) as "variationName",
coalesce(line.product_id, line.formation_id, line.coaching_session_id, line.seminar_id) as "itemId",
case when line.product_id is not null then 'PRODUCT' when line.formation_id is not null then 'FORMATION'
  when line.seminar_id is not null then 'SEMINAR' else 'COACHING_SESSION' end as "itemType",
products.slug, products.name, products.pictures -> 0 as picture,
coalesce(variation.price, line.gone_variation_price, products.price) as price,
  case when line.gone_variation_name is null then coalesce(variation.stock, products.stock) else 0 end as stock,
products.status = 'PUBLISHED' and line.gone_variation_name is null and (line.variation_id is not null
  or not exists (select from product_variations choice where choice.product_id = line.product_id)) as "isAvailable",
case when line.product_id is null then
  course_offer(line.formation_id, line.coaching_session_id, line.seminar_id, $1) end as course
  from cart_items line
left join products on products.id = line.product_id
left join product_variations variation on variation.id = line.variation_id and variation.product_id = line.product_id
  where line.cart_id = $2
  order by line.created_at, line.id
