-- A mail that tells the shop of somebody goes to the shop: what it is about is noted, so that it goes with them.
alter table mails
  -- The message, the return request or the subscriber that it was written for.
  add column about_id uuid,
  -- Whose words it hands on, where that is not its recipient.
  add column about_email text constraint mails_about_email_lower_case check (about_email = lower(about_email));

update mails set about_email = lower(headers ->> 'Reply-To')
 where template in ('contact-new-message', 'return-new-request');
-- What was written before: the last that its person had asked until then.
update mails set about_id = (
  select message.id from contact_messages message
   where message.email = coalesce(mails.about_email, mails.recipient) and message.created_at <= mails.created_at
   order by message.created_at desc limit 1)
 where template in ('contact-new-message', 'contact-message-received', 'contact-message-answer');
update mails set about_id = (
  select request.id from return_requests request
   where request.email = coalesce(mails.about_email, mails.recipient) and request.created_at <= mails.created_at
   order by request.created_at desc limit 1)
 where template in ('return-new-request', 'return-request-received', 'return-request-answer');
update mails set about_id = subscriber.id
  from newsletter_subscribers subscriber
 where subscriber.email = mails.recipient and mails.template in ('newsletter-confirmation', 'email-campaign');

create index mails_by_what_they_are_about on mails (about_id) where about_id is not null;
create index mails_by_whom_they_are_about on mails (about_email) where about_email is not null;

-- Of what had been deleted until now the log kept every word.
update audit_log set before = null, after = null, forgotten_at = now()
 where resource = 'contact-messages' and forgotten_at is null
   and not exists (select from contact_messages message where message.id::text = audit_log.row_id);
update audit_log set before = null, after = null, forgotten_at = now()
 where resource = 'return-requests' and forgotten_at is null
   and not exists (select from return_requests request where request.id::text = audit_log.row_id);
update audit_log set before = null, after = null, forgotten_at = now()
 where resource = 'newsletter-subscribers' and forgotten_at is null
   and not exists (select from newsletter_subscribers subscriber where subscriber.id::text = audit_log.row_id);
