-- New customers of a period, on the dashboard.
create index users_by_creation on users (created_at);
