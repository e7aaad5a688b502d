with moved as (
  update orders set status = 'PROCESSING' where id = $1 and status = any($2) returning id
)
insert into order_events (order_id, status, actor, created_at)
select id, 'PROCESSING', 'PAYMENT', $3::timestamptz from moved
