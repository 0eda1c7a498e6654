-- Memberships in the console: who gave or ended one, and why; and the list of members by their end. Live sessions to
-- come, in which open classes are held.

select set_config('app.scope', 'system', true);

alter table vip_period add column given_by bigint references app_user (user_no) on delete set null;
alter table vip_period add column gmt_stop timestamptz;
alter table vip_period add column reason text not null default '';
comment on column vip_period.given_by is 'The operator who gave it.';
comment on column vip_period.gmt_stop is 'When an operator ended it before its time. It took its days with it: a later refund takes no more.';
comment on column vip_period.reason is 'Why an operator gave or ended it.';
create index vip_period_given_by on vip_period (given_by) where given_by is not null;
create index app_user_vip_until on app_user (vip_until desc, user_no desc) where vip_until is not null;
create index period_begin on period (begin_time) where begin_time is not null;
select set_config('app.scope', '', true);
