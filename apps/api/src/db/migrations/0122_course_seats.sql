-- How many places are taken; null where there is no such seminar or session.
create function seminar_seats_taken(seminar uuid) returns integer language sql stable as $$
  select count(*)::integer from seminar_registrations where seminar_id = seminar and status <> 'CANCELLED'
$$;

create function coaching_seats_taken(coaching_session uuid) returns integer language sql stable as $$
  select count(*)::integer from coaching_enrollments where coaching_session_id = coaching_session and status <> 'CANCELLED'
$$;

-- As before, but every place counts: those that staff gave by hand, and not those that were given back.
create or replace function course_offer(formation uuid, coaching_session uuid, seminar uuid, at timestamptz) returns jsonb
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
        'stock', case when max_participants is not null then greatest(0, max_participants - coaching_seats_taken(id)) end,
        'isAvailable', status = 'PUBLISHED' and coalesce(start_date, 'infinity') > at)
      from coaching_sessions where id = coaching_session
    );
  end if;
  return (
    select jsonb_build_object('slug', slug, 'name', title, 'picture', picture, 'price', price,
      'stock', case when max_participants is not null then greatest(0, max_participants - seminar_seats_taken(id)) end,
      'isAvailable', status = 'PUBLISHED' and start_date > at)
    from seminars where id = seminar
  );
end
$$;

-- What deletions and lists ask for.
create index order_items_by_formation on order_items (formation_id) where formation_id is not null;
create index seminars_by_start on seminars (start_date, id);
create index coaching_sessions_by_start on coaching_sessions (start_date, id);
