-- One way of reading words, for what is written and for what is asked: no accents, no case, no ligatures, no punctuation.
create function search_text(words text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(public.without_accents(words), '[^a-z0-9]+', ' ', 'g')
$$;

-- What can be found: the published products, each with its words and what searches are narrowed by.
-- Kept apart from the product, whose row every sale rewrites.
create table product_search (
  product_id uuid primary key references products on delete cascade,
  category_id uuid not null,
  price integer not null,
  name text not null,
  name_words tsvector not null,
  words tsvector not null
);
create index product_search_by_name_words on product_search using gin (name_words) with (fastupdate = off);
create index product_search_by_words on product_search using gin (words) with (fastupdate = off);

-- The words that occur in names: a mistyped word is looked up here, where a million products have some thousand words.
create table search_vocabulary (
  word text collate "C" primary key
);
create index search_vocabulary_by_likeness on search_vocabulary using gin (word gin_trgm_ops);

-- A category's own published products, without those of its sub-categories.
create table category_product_counts (
  category_id uuid primary key references categories on delete cascade,
  products_count integer not null constraint category_product_counts_positive check (products_count >= 0)
);

create function refresh_product_search(products_changed uuid[]) returns void language plpgsql as $$
begin
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
  )
  insert into search_vocabulary (word)
  select distinct word
    from worded, regexp_split_to_table(name || ' ' || names, ' ') as word
   where word ~ '^[a-z]{3,30}$'
   order by word
      on conflict do nothing;
end
$$;

create function count_category_products(counted uuid, change integer) returns void language sql as $$
  insert into category_product_counts (category_id, products_count) values (counted, change)
  on conflict (category_id) do update set products_count = category_product_counts.products_count + change
$$;

create function products_inserted() returns trigger language plpgsql as $$
begin
  perform refresh_product_search(array(select id from added));
  perform count_category_products(category_id, count(*)::integer)
     from added where status = 'PUBLISHED' group by category_id order by category_id;
  return null;
end
$$;
create trigger products_inserted after insert on products referencing new table as added
  for each statement execute function products_inserted();

create function products_deleted() returns trigger language plpgsql as $$
begin
  update category_product_counts counts
     set products_count = counts.products_count - gone.products
    from (select category_id, count(*) as products from removed where status = 'PUBLISHED' group by category_id) gone
   where counts.category_id = gone.category_id;
  return null;
end
$$;
create trigger products_deleted after delete on products referencing old table as removed
  for each statement execute function products_deleted();

create function products_changed() returns trigger language plpgsql as $$
begin
  perform refresh_product_search(array[new.id]);
  if old.status = 'PUBLISHED' and (new.status <> 'PUBLISHED' or new.category_id <> old.category_id) then
    update category_product_counts set products_count = products_count - 1 where category_id = old.category_id;
  end if;
  if new.status = 'PUBLISHED' and (old.status <> 'PUBLISHED' or new.category_id <> old.category_id) then
    perform count_category_products(new.category_id, 1);
  end if;
  return null;
end
$$;
create trigger products_changed after update of name, description, features, category_id, status on products
  for each row when (
    (old.name, old.description, old.features, old.category_id, old.status)
      is distinct from (new.name, new.description, new.features, new.category_id, new.status)
  ) execute function products_changed();

create function products_priced() returns trigger language plpgsql as $$
begin
  update product_search set price = new.price where product_id = new.id;
  return null;
end
$$;
create trigger products_priced after update of price on products
  for each row when (old.price <> new.price) execute function products_priced();

-- A renamed or moved category is found under its new name at once.
create function categories_renamed() returns trigger language plpgsql as $$
begin
  perform refresh_product_search(array(
    with recursive branch as (
      select new.id as id
      union all
      select child.id from categories child join branch on child.parent_id = branch.id
    )
    select p.id from products p join branch on p.category_id = branch.id
  ));
  return null;
end
$$;
create trigger categories_renamed after update of name, parent_id on categories
  for each row when ((old.name, old.parent_id) is distinct from (new.name, new.parent_id))
  execute function categories_renamed();

-- What was asked, as a query: words joined by AND, the last one (or each one) also as the beginning of a longer word.
-- Words that say nothing (de, la, avec) are left out, unless there are no others. Each word is [a-z0-9]+, alternatives are parted by |.
create function search_query(asked text[], every_word_begins boolean) returns tsquery
language sql stable parallel safe set client_min_messages = warning as $$
  with words as (
    select word,
           to_tsquery('french_without_accents', word) as stem,
           length(word) > 1 and (at = cardinality(asked) or every_word_begins) as begins
      from unnest(asked) with ordinality as each (word, at)
  ), telling as (
    select * from words where numnode(stem) > 0 or not exists (select from words where numnode(stem) > 0)
  ), forms as (
    select case when numnode(stem) = 0 then to_tsquery('simple', word) else stem end as whole,
           to_tsquery('simple', replace(word, '|', ':*|') || ':*') as beginning,
           begins
      from telling
  )
  select string_agg('(' || (case when begins then whole || beginning else whole end)::text || ')', ' & ')::tsquery from forms
$$;
