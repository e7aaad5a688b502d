-- What is looked for when the row that they name is removed.
create index order_events_by_staff on order_events (staff_id) where staff_id is not null;
create index payment_refunds_by_staff on payment_refunds (staff_id) where staff_id is not null;
create index order_notes_by_staff on order_notes (staff_id) where staff_id is not null;
create index cart_items_by_formation on cart_items (formation_id) where formation_id is not null;
create index cart_items_by_coaching_session on cart_items (coaching_session_id) where coaching_session_id is not null;
create index cart_items_by_seminar on cart_items (seminar_id) where seminar_id is not null;
create index stock_alerts_by_product on stock_alerts (product_id);
create index coupon_uses_by_coupon on coupon_uses (coupon_id);

-- What is looked for by the reference that the payment provider gave.
create index payment_attempts_by_reference on payment_attempts (provider_reference text_pattern_ops);
