-- $1 to $2 of $3 users: what products $1 to $2 have around them.
with variations as (
  -- The product's own stock is the sum of the three.
  insert into product_variations (id, product_id, sku, name, options, price, stock, position)
  select filling.id(40 + place, n, filling.product_at(n)), filling.product_id(n), 'REF-' || lpad(n::text, 8, '0') || '-' || place, size,
         jsonb_build_object('Format', size), filling.product_price(n) + 400 * (place - 1)::integer,
         case when place = 1 then filling.product_stock(n) - 2 * (filling.product_stock(n) / 3) else filling.product_stock(n) / 3 end, place
    from generate_series($1::bigint, $2::bigint) as n, unnest(array['Petit','Moyen','Grand']) with ordinality as size (size, place)
   where filling.has_variations(n)
), reviewed as (
  insert into reviews (id, product_id, user_id, rating, title, content, status, verified_purchase, created_at, updated_at)
  select filling.id(50 + place, n, filling.product_at(n)), filling.product_id(n),
         filling.user_id(1 + (filling.draw(n, 51, $3::integer) + place) % $3::integer), filling.review_rating(n, place),
         (array['Très bien','Comme décrit','Je recommande'])[1 + filling.draw(n, 52, 3)],
         'Reçu en deux jours à Cotonou, bien emballé. Nous en reprendrons à la maison.', 'APPROVED', true,
         filling.product_at(n) + place * interval '30 days', filling.product_at(n) + place * interval '30 days'
    from generate_series($1::bigint, $2::bigint) as n, generate_series(1, 2) as place
   where filling.is_reviewed(n)
)
insert into product_pairs (product_id, with_product_id, orders_count)
select filling.product_id(n), filling.product_id(n + place), 2 + place
  from generate_series($1::bigint, $2::bigint - 4) as n, generate_series(1, 3) as place
 where n % 10 = 0;
