-- Set when a logged-in shopper writes: whoever merely registers under an address must not read what its owner wrote before.
alter table contact_messages add column user_id uuid references users on delete set null;
create index contact_messages_by_user on contact_messages (user_id) where user_id is not null;
