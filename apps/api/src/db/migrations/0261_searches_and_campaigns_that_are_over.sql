-- What a line of the log is looked for by: who did what to which row, and what people call that row.
create function words_of_act(staff_name text, act text, resource text, row_id text, shown jsonb) returns text
language sql immutable parallel safe as $$
  select staff_name || ' ' || act || ' ' || resource || ' ' || coalesce(row_id, '')
    || ' ' || coalesce(shown ->> 'name', '') || ' ' || coalesce(shown ->> 'title', '')
    || ' ' || coalesce(shown ->> 'orderNumber', '') || ' ' || coalesce(shown ->> 'code', '')
    || ' ' || coalesce(shown ->> 'subject', '') || ' ' || coalesce(shown ->> 'fullName', '')
    || ' ' || coalesce(shown ->> 'email', '')
$$;
drop index audit_log_by_words;
create index audit_log_by_words on audit_log
  using gin (without_accents(words_of_act(staff_name, act, resource, row_id, coalesce(after, before))) gin_trgm_ops);
-- How many lines a word finds is known from the first search on.
analyze audit_log;

create index mails_by_words on mails using gin (without_accents(recipient || ' ' || subject) gin_trgm_ops);
analyze mails;
