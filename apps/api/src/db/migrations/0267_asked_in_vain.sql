-- Whether the provider said nothing of the payment when it was last asked. That it was asked, which `checks` counts, tells nobody.
alter table payment_attempts add column asked_in_vain boolean not null default false;
