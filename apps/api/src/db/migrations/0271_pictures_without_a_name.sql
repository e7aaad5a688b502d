-- A picture without a text of its own used to be given the product's name of that day, and its copies carried it on under other names. What
-- is but a name that a product with that picture bears, or bore by what the log remembers, is no text. Nothing of the product changed, so its
-- date stays.
alter table products disable trigger products_touched;
with shown as (
  select products.id, products.name, picture.value as picture, picture.position
  from products, jsonb_array_elements(products.pictures) with ordinality as picture (value, position)
), named as (
  select picture ->> 'src' as src, name from shown
  union
  select shown.picture ->> 'src', line.before ->> 'name' from shown
  join audit_log line on line.resource = 'products' and line.row_id = shown.id::text and line.before ? 'name'
), cleared as (
  select shown.id,
    jsonb_agg(
      case when named.src is null then shown.picture else jsonb_set(shown.picture, '{alt}', '""') end
      order by shown.position
    ) as pictures
  from shown
  left join named on named.src = shown.picture ->> 'src' and named.name = shown.picture ->> 'alt'
  group by shown.id
  having count(named.src) > 0
)
update products set pictures = cleared.pictures from cleared where products.id = cleared.id;
alter table products enable trigger products_touched;
