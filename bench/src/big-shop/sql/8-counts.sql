-- As each night: filled some thousand at a time, the shop has counted each of them anew.
select sum_up_product_counts()
