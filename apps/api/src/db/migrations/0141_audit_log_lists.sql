create index audit_log_by_time on audit_log (at desc, id desc);
create index audit_log_by_act on audit_log (act, at desc, id desc);
create index audit_log_by_words on audit_log
  using gin (without_accents(staff_name || ' ' || act || ' ' || resource || ' ' || coalesce(row_id, '')) gin_trgm_ops);
