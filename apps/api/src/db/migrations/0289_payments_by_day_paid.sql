-- The list of payments by the day on which they were paid, as the figures count them.
create index payment_attempts_by_payment on payment_attempts (paid_at) where paid_at is not null;
