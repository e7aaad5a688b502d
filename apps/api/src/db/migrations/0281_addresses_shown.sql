-- When the account's holder last showed that the mailbox of its address is theirs, by a code or a link from a mail there; null until
-- then, and again once the address changes. What is kept by an address alone is no account's before that.
alter table users add column email_proven_at timestamptz;
