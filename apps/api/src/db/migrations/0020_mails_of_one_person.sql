-- Closing an account removes what was written to its address.
create index mails_by_recipient on mails (recipient);
-- The purge of old mails.
create index mails_by_age on mails (created_at);
