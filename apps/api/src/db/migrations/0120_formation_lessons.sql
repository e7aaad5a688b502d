-- What a formation teaches: modules in order, each with its lessons in order.
create table formation_modules (
  id uuid primary key default uuid_v7(),
  formation_id uuid not null references formations on delete cascade,
  title text not null,
  position integer not null
);
create index formation_modules_in_order on formation_modules (formation_id, position);

create table formation_lessons (
  id uuid primary key default uuid_v7(),
  module_id uuid not null references formation_modules on delete cascade,
  title text not null,
  content text not null default '',
  video_url text,
  document_url text,
  duration_minutes integer constraint formation_lessons_duration_positive check (duration_minutes > 0),
  -- May be read by everybody, as a taste of the rest.
  is_preview boolean not null default false,
  position integer not null
);
create index formation_lessons_in_order on formation_lessons (module_id, position);
