-- Lines of the log go after a year, as the page on privacy says; those of orders and of money that belongs to none stay as long as
-- the orders and their accounts. No line goes before, whoever asks.
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
  if tg_op = 'DELETE' and old.at < now() - make_interval(years => case when old.resource in ('orders', 'transactions') then 10 else 1 end) then
    return old;
  end if;
  raise exception 'the audit log is append only';
end
$$;
