create index contact_messages_by_creation on contact_messages (created_at);
create index return_requests_open on return_requests (id) where status in ('NEW', 'IN_PROGRESS');
create index contact_messages_open on contact_messages (id) where status in ('NEW', 'IN_PROGRESS');
