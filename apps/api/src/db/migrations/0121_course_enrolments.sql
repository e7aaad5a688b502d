-- Who takes part. These rows are the one count of the seats taken: an order writes a row for each place that it holds, staff
-- write others by hand, and a cancelled row holds nothing.
create table formation_enrollments (
  id uuid primary key default uuid_v7(),
  formation_id uuid not null constraint formation_enrollments_formation references formations on delete restrict,
  user_id uuid not null constraint formation_enrollments_user references users on delete restrict,
  order_id uuid constraint formation_enrollments_order references orders on delete set null,
  status text not null default 'ACTIVE'
    constraint formation_enrollments_status_known check (status in ('PENDING', 'ACTIVE', 'COMPLETED', 'CANCELLED')),
  progress integer not null default 0 constraint formation_enrollments_progress_range check (progress between 0 and 100),
  enrolled_at timestamptz not null default now(),
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index formation_enrollments_one_each on formation_enrollments (formation_id, user_id) where status <> 'CANCELLED';
create index formation_enrollments_of_user on formation_enrollments (user_id, id desc);
create index formation_enrollments_of_formation on formation_enrollments (formation_id, id desc);
create index formation_enrollments_of_order on formation_enrollments (order_id) where order_id is not null;
create trigger formation_enrollments_touched before update on formation_enrollments
  for each row execute function touch_updated_at();

create table formation_lessons_done (
  enrollment_id uuid not null references formation_enrollments on delete cascade,
  lesson_id uuid not null references formation_lessons on delete cascade,
  done_at timestamptz not null default now(),
  primary key (enrollment_id, lesson_id)
);
create index formation_lessons_done_by_lesson on formation_lessons_done (lesson_id);

create table seminar_registrations (
  id uuid primary key default uuid_v7(),
  seminar_id uuid not null constraint seminar_registrations_seminar references seminars on delete restrict,
  user_id uuid constraint seminar_registrations_user references users on delete restrict,
  order_id uuid constraint seminar_registrations_order references orders on delete set null,
  full_name text not null,
  email text not null default '',
  phone text not null default '',
  status text not null default 'CONFIRMED'
    constraint seminar_registrations_status_known check (status in ('PENDING', 'CONFIRMED', 'ATTENDED', 'CANCELLED')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index seminar_registrations_of_seminar on seminar_registrations (seminar_id, id desc);
create index seminar_registrations_of_user on seminar_registrations (user_id, id desc) where user_id is not null;
create index seminar_registrations_of_order on seminar_registrations (order_id) where order_id is not null;
create trigger seminar_registrations_touched before update on seminar_registrations
  for each row execute function touch_updated_at();

create table coaching_enrollments (
  id uuid primary key default uuid_v7(),
  coaching_session_id uuid not null constraint coaching_enrollments_session references coaching_sessions on delete restrict,
  user_id uuid not null constraint coaching_enrollments_user references users on delete restrict,
  order_id uuid constraint coaching_enrollments_order references orders on delete set null,
  status text not null default 'CONFIRMED'
    constraint coaching_enrollments_status_known check (status in ('PENDING', 'CONFIRMED', 'ATTENDED', 'CANCELLED')),
  notes text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index coaching_enrollments_of_session on coaching_enrollments (coaching_session_id, id desc);
create index coaching_enrollments_of_user on coaching_enrollments (user_id, id desc);
create index coaching_enrollments_of_order on coaching_enrollments (order_id) where order_id is not null;
create trigger coaching_enrollments_touched before update on coaching_enrollments
  for each row execute function touch_updated_at();

-- What was sold before these tables were there.
insert into formation_enrollments (formation_id, user_id, order_id, status, enrolled_at, created_at)
select distinct on (item.formation_id, orders.user_id) item.formation_id, orders.user_id, orders.id,
  case when orders.paid_at is null then 'PENDING' else 'ACTIVE' end, orders.created_at, orders.created_at
from order_items item join orders on orders.id = item.order_id
where item.formation_id is not null and orders.stock_returned_at is null
order by item.formation_id, orders.user_id, orders.paid_at nulls last;

insert into seminar_registrations (seminar_id, user_id, order_id, full_name, email, phone, status, created_at)
select item.seminar_id, orders.user_id, orders.id, orders.customer_name, orders.customer_email, orders.customer_phone,
  case when orders.paid_at is null then 'PENDING' else 'CONFIRMED' end, orders.created_at
from order_items item join orders on orders.id = item.order_id, generate_series(1, item.quantity)
where item.seminar_id is not null and orders.stock_returned_at is null;

insert into coaching_enrollments (coaching_session_id, user_id, order_id, status, created_at)
select item.coaching_session_id, orders.user_id, orders.id,
  case when orders.paid_at is null then 'PENDING' else 'CONFIRMED' end, orders.created_at
from order_items item join orders on orders.id = item.order_id, generate_series(1, item.quantity)
where item.coaching_session_id is not null and orders.stock_returned_at is null;
