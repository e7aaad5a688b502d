-- Who at the shop did what to which row, when and from where; the row as it was and as it became.
create table audit_log (
  id uuid primary key default uuid_v7(),
  at timestamptz not null default now(),
  staff_id uuid references staff on delete set null,
  -- The name of the day: it stays readable when the person has gone.
  staff_name text not null,
  act text not null,
  resource text not null,
  row_id text,
  before jsonb,
  after jsonb,
  ip text not null default ''
);
create index audit_log_by_resource on audit_log (resource, row_id, id desc);
create index audit_log_by_staff on audit_log (staff_id, id desc);

create function refuse_rewriting_the_log() returns trigger language plpgsql as $$
begin
  -- A staff account that goes leaves its name; nothing else of a line ever changes.
  if tg_op = 'UPDATE' and new.staff_id is null and row(new.*) is not distinct from
    row(old.id, old.at, null::uuid, old.staff_name, old.act, old.resource, old.row_id, old.before, old.after, old.ip) then
    return new;
  end if;
  raise exception 'the audit log is append only';
end
$$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_rewriting_the_log();
