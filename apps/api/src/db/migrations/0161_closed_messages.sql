-- A message that needs no answer: advertising, thanks.
alter table contact_messages drop constraint contact_messages_status_known;
alter table contact_messages add constraint contact_messages_status_known
  check (status in ('NEW', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'));
create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index return_requests_newest on return_requests (created_at desc, id desc);
