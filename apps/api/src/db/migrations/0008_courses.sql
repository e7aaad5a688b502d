-- What is sold without being shipped. The screens come later; the lines of carts and orders refer to them from the start.
create table formations (
  id uuid primary key default uuid_v7(),
  slug text not null constraint formations_slug_unique unique,
  title text not null,
  description text not null default '',
  content text not null default '',
  price integer not null constraint formations_price_positive check (price >= 0),
  duration text not null default '',
  level text not null default 'DEBUTANT'
    constraint formations_level_known check (level in ('DEBUTANT', 'INTERMEDIAIRE', 'AVANCE')),
  status text not null default 'DRAFT'
    constraint formations_status_known check (status in ('DRAFT', 'PUBLISHED', 'ARCHIVED')),
  picture jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger formations_touched before update on formations for each row execute function touch_updated_at();

create table seminars (
  id uuid primary key default uuid_v7(),
  slug text not null constraint seminars_slug_unique unique,
  title text not null,
  description text not null default '',
  start_date timestamptz not null,
  end_date timestamptz,
  location text not null default '',
  venue text not null default '',
  address text not null default '',
  price integer not null constraint seminars_price_positive check (price >= 0),
  max_participants integer constraint seminars_places_positive check (max_participants > 0),
  status text not null default 'DRAFT'
    constraint seminars_status_known check (status in ('DRAFT', 'PUBLISHED', 'ARCHIVED')),
  picture jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint seminars_end_after_start check (end_date is null or end_date >= start_date)
);
create trigger seminars_touched before update on seminars for each row execute function touch_updated_at();

create table coaching_sessions (
  id uuid primary key default uuid_v7(),
  slug text not null constraint coaching_sessions_slug_unique unique,
  title text not null,
  description text not null default '',
  coach_name text not null default '',
  price integer not null constraint coaching_sessions_price_positive check (price >= 0),
  duration text not null default '',
  mode text not null default 'ONLINE' constraint coaching_sessions_mode_known check (mode in ('ONLINE', 'ONSITE')),
  location text not null default '',
  start_date timestamptz,
  max_participants integer constraint coaching_sessions_places_positive check (max_participants > 0),
  status text not null default 'DRAFT'
    constraint coaching_sessions_status_known check (status in ('DRAFT', 'PUBLISHED', 'ARCHIVED')),
  picture jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger coaching_sessions_touched before update on coaching_sessions for each row execute function touch_updated_at();
