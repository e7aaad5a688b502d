-- How far the clock was looked at for what begins by it.
alter table shop_state add column courses_begun_until timestamptz;
