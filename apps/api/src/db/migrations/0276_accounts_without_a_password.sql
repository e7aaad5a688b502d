-- Of an account that the team opens, or gives to its owner's address, nobody has chosen a password yet.
alter table users drop constraint users_password_until_deleted;
