-- What a line of the log is looked for by: who did what to which row, and what people call that row.
create function words_of_act(staff_name text, act text, resource text, row_id text, shown jsonb) returns text
language sql immutable parallel safe as $$
  select staff_name || ' ' || act || ' ' || resource || ' ' || coalesce(row_id, '')
    || ' ' || coalesce(shown ->> 'name', '') || ' ' || coalesce(shown ->> 'title', '')
    || ' ' || coalesce(shown ->> 'orderNumber', '') || ' ' || coalesce(shown ->> 'code', '')
    || ' ' || coalesce(shown ->> 'subject', '') || ' ' || coalesce(shown ->> 'fullName', '')
    || ' ' || coalesce(shown ->> 'email', '')
$$;
drop index audit_log_by_words;
create index audit_log_by_words on audit_log
  using gin (without_accents(words_of_act(staff_name, act, resource, row_id, coalesce(after, before))) gin_trgm_ops);
-- How many lines a word finds is known from the first search on.
analyze audit_log;

create index mails_by_words on mails using gin (without_accents(recipient || ' ' || subject) gin_trgm_ops);
analyze mails;

-- What became of a campaign that is over. While it is sent its recipients are counted, and these say nothing.
alter table email_campaigns
  add column recipients_count integer not null default 0,
  add column sent_count integer not null default 0,
  add column failed_count integer not null default 0,
  add column skipped_count integer not null default 0,
  add column uncertain_count integer not null default 0;
alter table email_campaigns disable trigger email_campaigns_touched;
update email_campaigns campaign
   set recipients_count = counted.recipients, sent_count = counted.sent, failed_count = counted.failed,
       skipped_count = counted.skipped, uncertain_count = counted.uncertain
  from (
    select campaign_id, count(*) as recipients,
           count(*) filter (where status = 'SENT') as sent,
           count(*) filter (where status = 'FAILED') as failed,
           count(*) filter (where status = 'SKIPPED') as skipped,
           count(*) filter (where status = 'UNCERTAIN') as uncertain
      from campaign_recipients group by campaign_id
  ) counted
 where counted.campaign_id = campaign.id and campaign.status in ('SENT', 'FAILED');
alter table email_campaigns enable trigger email_campaigns_touched;
