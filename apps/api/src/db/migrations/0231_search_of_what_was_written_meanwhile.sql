create or replace function refresh_product_search(products_changed uuid[]) returns void language plpgsql as $$
begin
  -- Held before they are read: what was written meanwhile would be written over by what stood there before, and what was archived be found
  -- again. Each statement sees what was committed until it began. A product that is not found has no row here to hold but its own, which no
  -- sale waits for.
  perform from products p
    where p.id = any (products_changed) and not exists (select from product_search search where search.product_id = p.id)
    order by p.id for no key update of p;
  perform from product_search where product_id = any (products_changed) order by product_id for update;

  delete from product_search search using products p
   where search.product_id = any (products_changed) and p.id = search.product_id and p.status <> 'PUBLISHED';

  with recursive climb as (
    select distinct c.id as own_id, c.parent_id, c.name
      from products p join categories c on c.id = p.category_id
     where p.id = any (products_changed)
    union all
    select climb.own_id, c.parent_id, c.name from climb join categories c on c.id = climb.parent_id
  ), named as (
    select own_id, search_text(string_agg(name, ' ')) as names from climb group by own_id
  ), worded as (
    select p.id, p.category_id, p.price,
           search_text(p.name) as name,
           to_tsvector('french_without_accents', search_text(p.name)) as name_words,
           named.names,
           search_text(array_to_string(p.features, ' ')) as features,
           search_text(p.description) as description
      from products p join named on named.own_id = p.category_id
     where p.id = any (products_changed) and p.status = 'PUBLISHED'
  ), written as (
    insert into product_search (product_id, category_id, price, name, name_words, words)
    select id, category_id, price,
           trim(name),
           name_words,
           setweight(name_words, 'A')
             || setweight(to_tsvector('french_without_accents', names), 'B')
             || setweight(to_tsvector('french_without_accents', features), 'C')
             || setweight(to_tsvector('french_without_accents', description), 'D')
      from worded
        on conflict (product_id)
        do update set category_id = excluded.category_id, price = excluded.price, name = excluded.name,
                      name_words = excluded.name_words, words = excluded.words
    returning words
  ), indexed as (
    insert into search_lexemes (lexeme)
    select distinct lexeme from written, unnest(words) as each (lexeme, positions, weights)
     order by lexeme
        on conflict do nothing
  )
  insert into search_vocabulary (word)
  select distinct word
    from worded, regexp_split_to_table(name || ' ' || names, ' ') as word
   where word ~ '^[a-z]{3,30}$'
   order by word
      on conflict do nothing;
end
$$;
