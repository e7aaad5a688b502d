-- How many of its attempts came before somebody asked for the letter again: those that count are the ones since. `attempts` itself only
-- ever grows, so that a sender that hangs takes nobody's later taking for its own.
alter table campaign_recipients add column tries_before integer not null default 0;
