select products.name, coalesce(variation.stock, products.stock) as stock, variation.id as "variationId",
  variation.id is null and exists (select from product_variations choice where choice.product_id = products.id) as "needsVariation"
from products left join lateral (
  select id, stock from product_variations
  where product_id = products.id and id = coalesce($1, id)
  order by stock > 0 desc, price, position, id limit 1) variation on true
where products.id = $2 and products.status = 'PUBLISHED'
  and ($3::uuid is null or variation.id is not null
    or exists (select from product_variations choice where choice.product_id = products.id))
