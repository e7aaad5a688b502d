-- The back office's list of featured products holds drafts too.
create index products_all_featured on products (name collate french, id) where is_featured;
create index reviews_by_rating on reviews (rating, id);
create index reviews_by_status on reviews (status, id);
-- A list sorted by its status goes on by the id in the same direction, which this one is read in from either end; so are the mails of one status.
create index mails_in_order_of_status on mails (status, id);
drop index mails_by_status;
alter index mails_in_order_of_status rename to mails_by_status;
