-- How many published products there are of each category, price and rating as lists are narrowed by them, and in stock or not: a list's choices
-- are counted here and not from thousands of products. Only added to, so that orders that sell the last piece at the same time wait for nobody: what
-- it says is the sum of its rows. Each night those of one kind become one.
create table product_counts (
  -- No reference: it would lock the category with the order. Of one that has gone the sum is nought.
  category_id uuid not null,
  -- Where the price's and the rating's part begins.
  price integer not null,
  rating real not null,
  is_in_stock boolean not null,
  products integer not null
);
create index product_counts_by_category on product_counts (category_id);

-- The parts that the public API offers (count-facets.ts).
create function price_part(price integer) returns integer language sql immutable parallel safe as $$
  select (array[0, 2000, 5000, 10000, 25000])[1 + width_bucket(price, array[2000, 5000, 10000, 25000])]
$$;
create function rating_part(rating real) returns real language sql immutable parallel safe as $$
  select (array[0, 3, 4]::real[])[1 + width_bucket(rating, array[3, 4]::real[])]
$$;

-- Another process may be selling meanwhile: what it changes is counted here, or by the triggers.
lock table products in share row exclusive mode;
insert into product_counts
select category_id, price_part(price), rating_part(average_rating), is_in_stock, count(*)
  from products where status = 'PUBLISHED' group by 1, 2, 3, 4;

create function products_counted() returns trigger language plpgsql as $$
begin
  insert into product_counts
  select category_id, price_part(price), rating_part(average_rating), is_in_stock,
         case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed where status = 'PUBLISHED' group by 1, 2, 3, 4;
  return null;
end
$$;
create trigger products_counted_in after insert on products referencing new table as changed
  for each statement execute function products_counted();
create trigger products_counted_out after delete on products referencing old table as changed
  for each statement execute function products_counted();

create function product_counted_anew() returns trigger language plpgsql as $$
begin
  insert into product_counts
  select one.category_id, price_part(one.price), rating_part(one.average_rating), one.is_in_stock, one.change
    from (values (old.status, old.category_id, old.price, old.average_rating, old.is_in_stock, -1),
                 (new.status, new.category_id, new.price, new.average_rating, new.is_in_stock, 1))
      as one (status, category_id, price, average_rating, is_in_stock, change)
   where one.status = 'PUBLISHED';
  return null;
end
$$;
create trigger product_counted_anew after update on products
  for each row when (
    (old.status, old.category_id, price_part(old.price), rating_part(old.average_rating), old.is_in_stock)
      is distinct from (new.status, new.category_id, price_part(new.price), rating_part(new.average_rating), new.is_in_stock)
  ) execute function product_counted_anew();
