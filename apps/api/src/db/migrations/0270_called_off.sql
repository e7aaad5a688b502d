-- When the team called it off. Its seats are cancelled with it, and nobody gets another one.
alter table seminars add column cancelled_at timestamptz;
alter table coaching_sessions add column cancelled_at timestamptz;

-- As before, but what was called off is offered to nobody.
create or replace function course_offer(formation uuid, coaching_session uuid, seminar uuid, at timestamptz) returns jsonb
language plpgsql stable as $$
begin
  if formation is not null then
    return (
      select jsonb_build_object('slug', slug, 'name', title, 'picture', picture, 'price', price, 'stock', 1,
        'isAvailable', status = 'PUBLISHED')
      from formations where id = formation
    );
  end if;
  if coaching_session is not null then
    return (
      select jsonb_build_object('slug', slug, 'name', title, 'picture', picture, 'price', price,
        'stock', case when max_participants is not null then greatest(0, max_participants - coaching_seats_taken(id)) end,
        'isAvailable', status = 'PUBLISHED' and cancelled_at is null and coalesce(start_date, 'infinity') > at)
      from coaching_sessions where id = coaching_session
    );
  end if;
  return (
    select jsonb_build_object('slug', slug, 'name', title, 'picture', picture, 'price', price,
      'stock', case when max_participants is not null then greatest(0, max_participants - seminar_seats_taken(id)) end,
      'isAvailable', status = 'PUBLISHED' and cancelled_at is null and start_date > at)
    from seminars where id = seminar
  );
end
$$;
