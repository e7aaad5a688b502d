-- Mails go after ninety days; of those that were sent again the log kept to whom, for ever.
update audit_log set before = null, after = null, forgotten_at = now()
 where resource = 'mails' and forgotten_at is null
   and not exists (select from mails where mails.id::text = audit_log.row_id);
