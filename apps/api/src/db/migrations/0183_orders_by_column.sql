-- Staff sort all orders by what the columns of their list show.
create index orders_by_customer on orders (customer_name collate french, id);
create index orders_by_total_amount on orders (total_amount, id);
create index orders_by_final_amount on orders (final_amount, id);
