-- Every night the names go off what is over of their orders.
create index users_closed on users (id) where deleted_at is not null;
