alter table mails
  -- Those of its attempts that failed for the mail itself; the others found a mail server that takes none, and end nothing for days.
  add column refusals integer not null default 0;
