-- As each night: filled some thousand at a time, the shop has counted each of them anew.
select sum_up_product_counts();
-- Its orders are of the past: the shop is told of none of them.
update order_news set told_until = (select max(id) from order_events)
