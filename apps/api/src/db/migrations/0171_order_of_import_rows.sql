-- Ids made in one millisecond have no order among themselves: pictures come in the table's order, and so do the errors of one row.
alter table product_import_errors add column position integer not null default 0;
drop index product_import_errors_in_order;
create index product_import_errors_in_order on product_import_errors (import_id, row_number, position, id);

alter table product_import_pictures add column position integer not null default 0;
drop index product_import_pictures_in_order;
create index product_import_pictures_in_order on product_import_pictures (import_id, product_id, position, id);
