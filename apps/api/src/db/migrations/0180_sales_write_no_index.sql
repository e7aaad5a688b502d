-- Every sale changes a stock. While an index holds the stock itself, every sale writes all indexes of the product anew; whether it
-- is short changes seldom. 5 is the contract's LOW_STOCK_BELOW.
drop index products_short_of_stock;
alter table products add column is_short boolean generated always as (stock < 5) stored;
create index products_short_of_stock on products (id) where status = 'PUBLISHED' and is_short;

-- Staff see drafts and archived products too, in the same order as the public.
create index products_all_by_name on products (name collate french, id);
-- Staff look for a part of a variation's reference.
create index product_variations_by_words on product_variations using gin (without_accents(coalesce(sku, '')) gin_trgm_ops);
