create index users_newest on users (created_at desc, id desc) where deleted_at is null;
create index users_by_name on users (last_name, id) where deleted_at is null;
-- Staff look for a name, a mail or a telephone, or a part of one.
create index users_by_words on users
  using gin (without_accents(first_name || ' ' || last_name || ' ' || email || ' ' || phone) gin_trgm_ops);
