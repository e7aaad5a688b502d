select products.name, coalesce(variation.stock, products.stock) as stock,
  variation.id is null and exists (select from product_variations choice where choice.product_id = products.id) as "needsVariation"
from products left join product_variations variation
  on variation.product_id = products.id and variation.id = $1
where products.id = $2 and products.status = 'PUBLISHED'
  and ($3::uuid is null or variation.id is not null
    or exists (select from product_variations choice where choice.product_id = products.id))
