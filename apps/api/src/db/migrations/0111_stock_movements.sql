-- Every change of stock that no order made: who, why, how much.
create table stock_movements (
  id uuid primary key default uuid_v7(),
  product_id uuid not null references products on delete cascade,
  variation_id uuid references product_variations on delete set null,
  -- The name of the day: it stays readable when the variation has gone.
  variation_name text,
  change integer not null constraint stock_movements_change_not_zero check (change <> 0),
  reason text not null constraint stock_movements_reason_known
    check (reason in ('initial', 'correction', 'delivery', 'loss', 'return', 'import')),
  note text not null default '' constraint stock_movements_note_length check (length(note) <= 500),
  staff_id uuid references staff on delete set null,
  staff_name text not null default '',
  at timestamptz not null default now()
);
create index stock_movements_of_product on stock_movements (product_id, at desc, id desc);
create index stock_movements_of_variation on stock_movements (variation_id) where variation_id is not null;
create index stock_movements_of_staff on stock_movements (staff_id) where staff_id is not null;

-- All changes of stock. What orders took and gave back stands in their own lines: writing it a second time would slow every order.
create view stock_history as
  select movement.id::text as id, movement.product_id, movement.variation_id, movement.variation_name, movement.change,
         movement.reason, movement.note, movement.staff_name, null::uuid as order_id, null::text as order_number, movement.at
    from stock_movements movement
  union all
  select 'sale:' || item.id, item.product_id, item.variation_id, item.variation_name, -item.quantity,
         'sale', '', '', orders.id, orders.order_number, orders.created_at
    from order_items item join orders on orders.id = item.order_id
   where item.product_id is not null
  union all
  select 'cancellation:' || item.id, item.product_id, item.variation_id, item.variation_name, item.quantity,
         'cancellation', '', '', orders.id, orders.order_number, orders.stock_returned_at
    from order_items item join orders on orders.id = item.order_id
   where item.product_id is not null and orders.stock_returned_at is not null;
