-- Since when the account has its address; null since it was made. What was asked for under the address before is its owner's, who may
-- be somebody else: nobody has shown that the mailbox is theirs.
alter table users add column email_since timestamptz;
