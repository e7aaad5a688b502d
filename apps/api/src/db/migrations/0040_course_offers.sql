-- What the shop says today of a formation, a coaching session or a seminar: null when there is none. `stock` counts the places
-- that no standing order holds; null where they are not limited. A function, so that the many carts that hold products alone
-- do not pay for planning it.
create function course_offer(formation uuid, coaching_session uuid, seminar uuid, at timestamptz) returns jsonb
language plpgsql stable as $$
begin
  if formation is not null then
    return (
      select jsonb_build_object('slug', slug, 'name', title, 'picture', picture, 'price', price, 'stock', null,
        'isAvailable', status = 'PUBLISHED')
      from formations where id = formation
    );
  end if;
  if coaching_session is not null then
    return (
      select jsonb_build_object('slug', slug, 'name', title, 'picture', picture, 'price', price,
        'stock', case when max_participants is not null then greatest(0, max_participants - (
          select coalesce(sum(sold.quantity), 0) from order_items sold join orders on orders.id = sold.order_id
          where sold.coaching_session_id = coaching_session and orders.stock_returned_at is null)) end,
        'isAvailable', status = 'PUBLISHED' and coalesce(start_date, 'infinity') > at)
      from coaching_sessions where id = coaching_session
    );
  end if;
  return (
    select jsonb_build_object('slug', slug, 'name', title, 'picture', picture, 'price', price,
      'stock', case when max_participants is not null then greatest(0, max_participants - (
        select coalesce(sum(sold.quantity), 0) from order_items sold join orders on orders.id = sold.order_id
        where sold.seminar_id = seminar and orders.stock_returned_at is null)) end,
      'isAvailable', status = 'PUBLISHED' and start_date > at)
    from seminars where id = seminar
  );
end
$$;
