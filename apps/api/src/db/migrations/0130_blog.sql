create table blog_categories (
  id uuid primary key default uuid_v7(),
  slug text not null constraint blog_categories_slug_unique unique,
  name text not null constraint blog_categories_name_not_empty check (name <> ''),
  description text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint blog_categories_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
create trigger blog_categories_touched before update on blog_categories for each row execute function touch_updated_at();

create table blog_tags (
  id uuid primary key default uuid_v7(),
  slug text not null constraint blog_tags_slug_unique unique,
  name text not null constraint blog_tags_name_not_empty check (name <> ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint blog_tags_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
create trigger blog_tags_touched before update on blog_tags for each row execute function touch_updated_at();
-- « Moringa » and « moringa » are one tag.
create unique index blog_tags_name_unique on blog_tags (without_accents(name));

create table blog_posts (
  id uuid primary key default uuid_v7(),
  slug text not null constraint blog_posts_slug_unique unique,
  title text not null constraint blog_posts_title_not_empty check (title <> ''),
  excerpt text not null default '',
  -- Sanitised HTML.
  content text not null default '',
  picture jsonb,
  category_id uuid constraint blog_posts_category references blog_categories on delete restrict,
  author text not null default '',
  seo_title text not null default '',
  seo_description text not null default '',
  reading_minutes integer not null default 1 constraint blog_posts_reading_minutes_positive check (reading_minutes > 0),
  status text not null default 'DRAFT'
    constraint blog_posts_status_known check (status in ('DRAFT', 'PUBLISHED', 'ARCHIVED')),
  -- From then on the public sees a published post; it may lie ahead.
  published_at timestamptz,
  -- Whether the caches have heard that the moment has come.
  is_announced boolean not null default false,
  words tsvector generated always as (
    to_tsvector('public.french_without_accents'::regconfig, title || ' ' || excerpt || ' ' || content)
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint blog_posts_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint blog_posts_published_since check (status <> 'PUBLISHED' or published_at is not null)
);
create trigger blog_posts_touched before update on blog_posts for each row execute function touch_updated_at();
create index blog_posts_newest on blog_posts (published_at desc, id desc) where status = 'PUBLISHED';
create index blog_posts_by_category on blog_posts (category_id, published_at desc, id desc);
create index blog_posts_by_creation on blog_posts (created_at desc, id desc);
create index blog_posts_to_announce on blog_posts (published_at) where status = 'PUBLISHED' and not is_announced;
create index blog_posts_words on blog_posts using gin (words);

create table blog_post_tags (
  post_id uuid not null references blog_posts on delete cascade,
  tag_id uuid not null references blog_tags on delete cascade,
  position integer not null,
  primary key (post_id, tag_id)
);
create index blog_post_tags_by_tag on blog_post_tags (tag_id);

create table blog_comments (
  id uuid primary key default uuid_v7(),
  post_id uuid not null references blog_posts on delete cascade,
  -- An account that is closed keeps its row, without a name.
  user_id uuid not null references users on delete cascade,
  content text not null constraint blog_comments_content_length check (length(content) between 1 and 2000),
  status text not null default 'PENDING'
    constraint blog_comments_status_known check (status in ('PENDING', 'APPROVED', 'REJECTED', 'SPAM')),
  answer text constraint blog_comments_answer_length check (length(answer) between 1 and 2000),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint blog_comments_answered_since check ((answer is null) = (answered_at is null))
);
create trigger blog_comments_touched before update on blog_comments for each row execute function touch_updated_at();
create index blog_comments_of_post on blog_comments (post_id, status, created_at, id);
create index blog_comments_by_status on blog_comments (status, created_at desc, id desc);
create index blog_comments_by_age on blog_comments (created_at desc, id desc);
create index blog_comments_of_user on blog_comments (user_id);
