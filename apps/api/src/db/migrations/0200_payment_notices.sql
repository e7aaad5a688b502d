-- Why a person must look at a payment. What is said of a refund is over when the refund is; all else once somebody says so.
create table payment_notices (
  id uuid primary key default uuid_v7(),
  attempt_id uuid not null references payment_attempts on delete cascade,
  refund_id uuid references payment_refunds on delete cascade,
  sentence text not null,
  is_open boolean not null default true,
  created_at timestamptz not null default now()
);
-- A provider repeats itself: what was said once, and settled, does not come back. Two refunds of one amount are two.
create unique index payment_notices_once on payment_notices (attempt_id, refund_id, md5(sentence)) nulls not distinct;
create index payment_notices_open on payment_notices (attempt_id) where is_open;
create index payment_notices_of_refund on payment_notices (refund_id) where refund_id is not null;

insert into payment_notices (attempt_id, refund_id, sentence)
select attempt_id, id, 'À rembourser à la main : ' || replace(to_char(amount, 'FM999,999,999,999'), ',', ' ') || ' FCFA.'
from payment_refunds where status = 'MANUAL' order by id;
-- A refund that the provider still owes is noted again by the next check.
insert into payment_notices (attempt_id, sentence)
select id, line from payment_attempts, regexp_split_to_table(attention, E'\n') as line
where trim(line) <> '' and line not like 'À rembourser à la main%' and line <> 'Un remboursement n’est toujours pas fait par le prestataire.'
order by id
on conflict do nothing;
alter table payment_attempts drop column attention;
