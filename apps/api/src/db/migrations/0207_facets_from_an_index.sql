-- The counts that a category can be narrowed by need a product's price, rating and stock. With all three in one index, the products of one category
-- are read; without, every product's rating was. A rating that changes writes an index of ratings anyway.
create index products_of_category on products (category_id, price, id) include (is_in_stock, average_rating) where status = 'PUBLISHED';
drop index products_by_category_and_price;
alter index products_of_category rename to products_by_category_and_price;
