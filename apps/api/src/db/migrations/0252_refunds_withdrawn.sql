-- A refund to be made by hand that was a mistake. It counts nowhere, as one that failed, which is how a process that was started before knows it.
alter table payment_refunds
  add column withdrawn_at timestamptz,
  add constraint payment_refunds_withdrawn_failed check (withdrawn_at is null or status = 'FAILED');
