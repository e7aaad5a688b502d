-- Every product is shown with its category and the one at the top above it: the way up is walked when a category moves, not each time.
alter table categories add column top_id uuid references categories on delete restrict;

-- Nobody edited them.
alter table categories disable trigger categories_touched;
with recursive below as (
  select id, null::uuid as top_id from categories where parent_id is null
  union all
  select c.id, coalesce(below.top_id, below.id) from categories c join below on c.parent_id = below.id
)
update categories set top_id = below.top_id from below where below.id = categories.id and below.top_id is not null;
alter table categories enable trigger categories_touched;

alter table categories add constraint categories_top_of_those_below check ((parent_id is null) = (top_id is null));
create index categories_by_top on categories (top_id);

-- A parent that is being moved is waited for.
create function find_category_top() returns trigger language plpgsql as $$
begin
  new.top_id := (
    select coalesce(parent.top_id, parent.id) from categories parent where parent.id = new.parent_id for share of parent
  );
  return new;
end $$;
create trigger categories_top before insert or update of parent_id on categories
  for each row execute function find_category_top();

-- What is below goes with it.
create function move_category_tops() returns trigger language plpgsql as $$
begin
  with recursive below as (
    select id from categories where parent_id = new.id
    union
    select c.id from categories c join below on c.parent_id = below.id
  )
  update categories set top_id = coalesce(new.top_id, new.id) where id in (select id from below);
  return null;
end $$;
create trigger categories_top_moved after update of parent_id on categories
  for each row when (old.parent_id is distinct from new.parent_id) execute function move_category_tops();
