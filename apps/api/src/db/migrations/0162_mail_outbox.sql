alter table mails
  -- It carries a code or a link that opens something: nobody but its recipient may read it.
  add column is_secret boolean not null default false,
  add column resent_from uuid references mails on delete set null;
update mails set is_secret = true where template in ('reset-code', 'staff-invitation', 'newsletter-confirmation');
create index mails_by_status on mails (status, id desc);
create index mails_by_template on mails (template, id desc);
create index mails_resent on mails (resent_from) where resent_from is not null;
