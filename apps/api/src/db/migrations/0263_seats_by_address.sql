-- Seats that the team gave to an address without its account: who closes that account, or asks for what is kept of them, has these too.
create index seminar_registrations_by_address on seminar_registrations (lower(email)) where user_id is null;
