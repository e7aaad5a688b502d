-- What resembles a product shows first what can be bought: with a neighbour's last piece, and with its first, it is another list, which the
-- tags of a sale do not say. All processes listen on this channel (platform/cache/invalidation.ts).
create function tell_shelf_of_turned_stock() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tags', 'shelf:' || coalesce(c.top_id, c.id)) from categories c where c.id = new.category_id;
  return null;
end $$;
create trigger products_stock_turned after update on products
  for each row when (old.is_in_stock is distinct from new.is_in_stock) execute function tell_shelf_of_turned_stock();
