-- One row: whether the shop is closed for maintenance, and since when. The audit log knows by whom.
create table shop_state (
  only_one boolean primary key default true constraint shop_state_only_one check (only_one),
  maintenance_since timestamptz
);
insert into shop_state default values;
