-- The mailbox does not exist any more, says the mail server: nothing more is sent there until its owner subscribes again.
alter table newsletter_subscribers add column bounced_at timestamptz;
create index newsletter_newest on newsletter_subscribers (created_at desc, id desc);

create table email_campaigns (
  id uuid primary key default uuid_v7(),
  subject text not null constraint email_campaigns_subject_length check (length(subject) between 1 and 150),
  preheader text not null default '',
  content text not null default '',
  audience text not null default 'SUBSCRIBERS'
    constraint email_campaigns_audience_known check (audience in ('SUBSCRIBERS', 'BUYERS', 'NOT_YET_BUYERS')),
  status text not null default 'DRAFT'
    constraint email_campaigns_status_known check (status in ('DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'FAILED')),
  scheduled_at timestamptz,
  -- Set: nothing is sent until it is empty again.
  paused_at timestamptz,
  started_at timestamptz,
  sent_at timestamptz,
  -- Why the mail server could not be reached the last time; empty while it can.
  last_error text,
  -- Counts the stretches in which it is sent; of two jobs that would send the same stretch, one finds it taken.
  stretch integer not null default 0,
  -- Where only so many mails may go out in a minute.
  next_stretch_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint email_campaigns_scheduled_for_an_instant check (status <> 'SCHEDULED' or scheduled_at is not null),
  constraint email_campaigns_paused_while_sending check (paused_at is null or status = 'SENDING')
);
create trigger email_campaigns_touched before update on email_campaigns for each row execute function touch_updated_at();
create index email_campaigns_newest on email_campaigns (created_at desc, id desc);
create index email_campaigns_under_way on email_campaigns (id) where status in ('SCHEDULED', 'SENDING');

create table campaign_recipients (
  id uuid primary key default uuid_v7(),
  campaign_id uuid not null references email_campaigns on delete cascade,
  email text not null constraint campaign_recipients_email_lower_case check (email = lower(email)),
  -- WAITING → TAKEN (a sender speaks to the mail server) → HANDED (the mail is on its way to it) → SENT.
  -- SKIPPED: unsubscribed meanwhile. UNCERTAIN: the shop stopped before it heard the mail server's answer.
  status text not null default 'WAITING' constraint campaign_recipients_status_known
    check (status in ('WAITING', 'TAKEN', 'HANDED', 'SENT', 'FAILED', 'SKIPPED', 'UNCERTAIN')),
  attempts integer not null default 0,
  not_before timestamptz,
  sent_at timestamptz,
  error text,
  constraint campaign_recipients_once unique (campaign_id, email)
);
create index campaign_recipients_waiting on campaign_recipients (campaign_id, id) where status = 'WAITING';
create index campaign_recipients_under_way on campaign_recipients (campaign_id) where status in ('TAKEN', 'HANDED');
create index campaign_recipients_by_status on campaign_recipients (campaign_id, status, id);
-- Closing an account removes its address.
create index campaign_recipients_by_email on campaign_recipients (email);
