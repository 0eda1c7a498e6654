-- By whose referral code a person came.

create table user_referral (
  user_no bigint primary key references app_user (user_no) on delete cascade,
  referral_code text not null,
  gmt_create timestamptz not null default now()
);
comment on table user_referral is 'As it was given at sign-up, whether anybody has such a code or not; never changed.';
create index user_referral_code on user_referral (referral_code);
alter table user_referral enable row level security;
alter table user_referral force row level security;
create policy user_referral_system on user_referral using (app_scope() = 'system') with check (app_scope() = 'system');
grant select, insert, delete on user_referral to lectern_app;
