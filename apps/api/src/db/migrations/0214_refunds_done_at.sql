-- When the money was back; null until then, and where a shop of the previous release noted it during an update.
alter table payment_refunds add column done_at timestamptz;
update payment_refunds set done_at = updated_at where status = 'DONE';
