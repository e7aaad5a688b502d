-- What these are read for, the primary key, or the index of newest ones, is read for too, from either end.
drop index orders_newest;
drop index mails_newest;
drop index contact_messages_by_creation;
drop index return_requests_by_creation;
