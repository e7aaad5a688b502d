-- What a day of sales, or an import, has added becomes one row of each kind. Whoever counts meanwhile counts the same.
create function sum_up_product_counts() returns void language sql as $$
  with summed as (delete from product_counts returning *)
  insert into product_counts (category_id, price, rating, is_in_stock, products)
  select category_id, price, rating, is_in_stock, sum(products) from summed
   group by category_id, price, rating, is_in_stock having sum(products) <> 0
$$;
