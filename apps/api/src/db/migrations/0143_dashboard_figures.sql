create index orders_by_creation on orders (created_at) include (status, final_amount);
create index orders_by_payment on orders (paid_at) include (final_amount) where paid_at is not null;
create index payment_refunds_by_creation on payment_refunds (created_at) include (status, amount);
create index products_short_of_stock on products (stock, id) where status = 'PUBLISHED';
create index reviews_pending on reviews (created_at, id) where status = 'PENDING';
create index reviews_by_creation on reviews (created_at);
create index return_requests_by_creation on return_requests (created_at);
create index payment_attempts_by_creation on payment_attempts (created_at) include (status);
