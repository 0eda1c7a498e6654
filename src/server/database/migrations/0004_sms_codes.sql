-- Codes sent by SMS, and how many were sent.

create table sms_code (
  mobile text not null,
  purpose text not null check (purpose in ('login', 'register', 'reset', 'change')),
  code_hash text not null,
  tries smallint not null default 0,
  gmt_create timestamptz not null default now(),
  gmt_expire timestamptz not null,
  primary key (mobile, purpose)
);
comment on table sms_code is 'The last code sent to a number for a purpose, argon2id: six digits need a slow hash. Gone once it was used.';
comment on column sms_code.tries is 'Counted before they are judged.';
create index sms_code_expire on sms_code (gmt_expire);
alter table sms_code enable row level security;
alter table sms_code force row level security;
create policy sms_code_system on sms_code using (app_scope() = 'system') with check (app_scope() = 'system');
grant select, insert, update, delete on sms_code to lectern_app;

create table sms_count (
  subject text primary key,
  sent integer not null,
  gmt_expire timestamptz not null
);
comment on table sms_count is 'Codes sent in a window that ends at gmt_expire; the subject is a limit and whom it is for, such as ''minute 13900000000''.';
create index sms_count_expire on sms_count (gmt_expire);
alter table sms_count enable row level security;
alter table sms_count force row level security;
create policy sms_count_system on sms_count using (app_scope() = 'system') with check (app_scope() = 'system');
grant select, insert, update, delete on sms_count to lectern_app;
