create table content_library (
  id uuid primary key default uuid_v7(),
  title text not null constraint content_library_title_not_empty check (title <> ''),
  description text not null default '',
  type text not null
    constraint content_library_type_known check (type in ('PDF', 'VIDEO', 'AUDIO', 'IMAGE', 'LINK')),
  -- Where the file is kept, below the folder of files; never an address.
  file_key text,
  file_name text,
  mime_type text,
  size bigint constraint content_library_size_positive check (size >= 0),
  url text constraint content_library_url_shape check (url ~ '^https?://'),
  category text not null default '',
  is_public boolean not null default false,
  formation_id uuid references formations on delete set null,
  downloads_count integer not null default 0
    constraint content_library_downloads_positive check (downloads_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint content_library_file_or_url check (num_nonnulls(file_key, url) = 1),
  constraint content_library_link_has_url check (type <> 'LINK' or url is not null),
  constraint content_library_file_described check (num_nonnulls(file_key, file_name, mime_type, size) in (0, 4))
);
create trigger content_library_touched before update on content_library
  for each row execute function touch_updated_at();
create index content_library_newest on content_library (created_at desc, id desc);
create index content_library_of_formation on content_library (formation_id) where formation_id is not null;
