-- Which of a shop's products lack one of their options is counted whenever its first screen is looked at. As with `is_short` of products:
-- while an index holds the stock itself, every sale writes all indexes of the row anew; whether none is left changes seldom.
alter table product_variations add column is_out boolean generated always as (stock = 0) stored;
create index product_variations_out on product_variations (product_id) where is_out;
