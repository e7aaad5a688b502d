-- What the shop was told of its orders, in one row. Kept by the job that tells it: who orders or pays writes nothing here.
create table order_news (
  only_row boolean primary key default true constraint order_news_one_row check (only_row),
  -- Of the events of orders all are told up to here.
  told_until bigint not null,
  -- Behind it, where one may still be committed that was counted before: those that are told.
  told_events bigint[] not null default '{}'
);
-- The orders that are there count as told.
insert into order_news (told_until) select coalesce(max(id), 0) from order_events;
