-- Of a line about somebody who closed the account, who did what and when stays; the row as it was goes.
alter table audit_log add column forgotten_at timestamptz;

-- Whose data a line holds: the accounts and the addresses that the row names, as it was and as it became.
create function people_named(before jsonb, after jsonb) returns text[]
language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct lower(named.person #>> '{}')), '{}')
    from unnest(array[before, after]) as version,
         unnest(array['$.email', '$.to', '$.userId', '$.user.email']::jsonpath[]) as place,
         lateral jsonb_path_query(version, place) as named (person)
   where jsonb_typeof(named.person) = 'string'
$$;
create index audit_log_by_people on audit_log using gin (people_named(before, after)) where resource <> 'staff';

create or replace function refuse_rewriting_the_log() returns trigger language plpgsql as $$
begin
  -- A staff account that goes leaves its name, a customer's nothing; nothing else of a line ever changes.
  if tg_op = 'UPDATE' and new.staff_id is null and row(new.*) is not distinct from
    row(old.id, old.at, null::uuid, old.staff_name, old.act, old.resource, old.row_id, old.before, old.after, old.ip,
        old.forgotten_at) then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.resource <> 'staff' and new.forgotten_at is not null and row(new.*) is not distinct from
    row(old.id, old.at, old.staff_id, old.staff_name, old.act, old.resource, old.row_id, null::jsonb, null::jsonb, old.ip,
        new.forgotten_at) then
    return new;
  end if;
  raise exception 'the audit log is append only';
end
$$;
