-- Domains of organisations' own: where a claim came from, and what was last seen of it in the DNS.

alter table site_host
  drop constraint site_host_state_check,
  add constraint site_host_state_check check (state in ('pending', 'verified', 'failed')),
  alter column token set default replace(gen_random_uuid()::text, '-', ''),
  add column source text not null default 'document' check (source in ('document', 'console')),
  add column is_canonical boolean not null default false,
  add column reason text not null default '' check (reason in ('', 'none', 'other', 'unreachable')),
  add column gmt_check timestamptz,
  add column gmt_next_check timestamptz not null default now(),
  add column gmt_missing timestamptz,
  add column gmt_verify timestamptz;
comment on column site_host.source is 'What claims it: the site''s own document, which gives it up again by not naming it, or somebody by hand.';
comment on column site_host.reason is 'What the last look into the DNS found wrong: no record, another record, no answer.';
comment on column site_host.gmt_missing is 'Since when the record of a verified host has not been there.';
create index site_host_due on site_host (gmt_next_check) where state <> 'failed';

-- The owner of the tables may be an ordinary role, for whom the policies count too.
select set_config('app.scope', 'system', true);
update site_host set token = replace(gen_random_uuid()::text, '-', '') where token = '';
update site_host set gmt_verify = now() where state = 'verified';
select set_config('app.scope', '', true);

-- That somebody looked is no news; what is answered is.
drop trigger site_changed on site_host;
create trigger site_changed after insert or delete on site_host for each row execute function site_changed();
create trigger site_host_changed after update on site_host for each row
  when ((old.org_no, old.state, old.is_canonical) is distinct from (new.org_no, new.state, new.is_canonical)) execute function site_changed();
