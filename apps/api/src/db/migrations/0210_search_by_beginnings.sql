-- Names that begin with what was asked are read in their order until enough are found, however many there are.
create index product_search_by_name on product_search (name collate "C", product_id);

-- Each form that the index of words holds. An unfinished word is looked up here first: a search for the few forms that begin so costs a
-- fifth of one for all that begins so, which reads every product of each of them. One that no product holds any more does no harm.
create table search_lexemes (
  lexeme text collate "C" primary key
);
insert into search_lexemes (lexeme)
select distinct lexeme from product_search, unnest(words) as each (lexeme, positions, weights);

create or replace function refresh_product_search(products_changed uuid[]) returns void language plpgsql as $$
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

-- The forms that begin with a word, or with one of its alternatives, as a query; null for none. Of many the index finds all at once.
create function search_beginning(word text) returns tsquery language sql stable parallel safe as $$
  with begun as (
    select lexeme from unnest(string_to_array(word, '|')) as one (beginning) cross join lateral (
      select lexeme from search_lexemes where lexeme >= beginning and lexeme < beginning || '~' limit 41
    ) as forms
  )
  select case when count(*) > 40 then to_tsquery('simple', replace(word, '|', ':*|') || ':*')
              else string_agg(quote_literal(lexeme), ' | ')::tsquery end
    from begun
$$;

create or replace function search_query(asked text[], every_word_begins boolean) returns tsquery
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
           case when begins then search_beginning(word) end as beginning
      from telling
  )
  select string_agg('(' || coalesce(whole || beginning, whole)::text || ')', ' & ')::tsquery from forms
$$;
