-- When the last letter went to a subscriber whose campaign has been deleted since: of the others its recipients tell it.
alter table newsletter_subscribers add column last_deleted_letter_at timestamptz;
