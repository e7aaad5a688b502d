-- Nothing leaves a cart by itself: what lies in one can not be deleted. The rules archive it instead.
alter table cart_items
  drop constraint cart_items_product_id_fkey,
  drop constraint cart_items_formation_id_fkey,
  drop constraint cart_items_coaching_session_id_fkey,
  drop constraint cart_items_seminar_id_fkey,
  drop constraint cart_items_variation,
  add constraint cart_items_product_id_fkey foreign key (product_id) references products,
  add constraint cart_items_formation_id_fkey foreign key (formation_id) references formations,
  add constraint cart_items_coaching_session_id_fkey foreign key (coaching_session_id) references coaching_sessions,
  add constraint cart_items_seminar_id_fkey foreign key (seminar_id) references seminars,
  -- A variation does go, because its product stays on sale without it: the line keeps what the shopper knew it by.
  add column gone_variation_name text,
  add column gone_variation_price integer,
  add column offered_variation_id uuid generated always as (case when gone_variation_name is null then variation_id end) stored,
  add constraint cart_items_gone_variation check (
    num_nonnulls(gone_variation_name, gone_variation_price) in (0, 2) and (gone_variation_name is null or variation_id is not null)),
  add constraint cart_items_variation foreign key (product_id, offered_variation_id)
    references product_variations (product_id, id);
