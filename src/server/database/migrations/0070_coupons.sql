-- Coupons that are made and given out in the browser: for whom, how many, and whether a full refund gives them back.

select set_config('app.scope', 'system', true);

alter table coupon drop constraint coupon_fits_check;
alter table coupon add constraint coupon_fits_check check (fits in ('all', 'course', 'exam', 'grade', 'vip'));
alter table coupon add column audience smallint not null default 2 check (audience between 1 and 5);
alter table coupon add column target_id bigint;
alter table coupon add column taken integer not null default 0 check (taken >= 0);
alter table coupon add column is_returned boolean not null default true;
alter table coupon add column is_of_tier boolean not null default false;
alter table coupon add column gmt_stop timestamptz;
alter table coupon add column created_by bigint references app_user (user_no) on delete set null;
update coupon set audience = case when is_open then 5 else 2 end,
  taken = (select count(*) from coupon_user where coupon_user.coupon_no = coupon.coupon_no);
alter table coupon add constraint coupon_target check ((audience in (3, 4)) = (target_id is not null));
comment on column coupon.audience is 'Who gets it: 1 everybody who takes it, 2 people who were given it, 3 members of a tier, 4 members of a class, 5 whoever knows its number, as is_open says of any.';
comment on column coupon.target_id is 'The tier or the class.';
comment on column coupon.uses_most is 'How many people get it; of one for whoever knows its number, how often it is used.';
comment on column coupon.taken is 'How many people have it; a coupon that is not open goes to no more than uses_most.';
comment on column coupon.is_returned is 'Whether it can be used again when the order that it was used for is refunded in full.';
comment on column coupon.is_of_tier is 'Made by the job that gives members theirs each month.';
comment on column coupon.gmt_stop is 'Since when nobody gets it any more. Who has it keeps it.';
create index coupon_org on coupon (org_no, gmt_create desc, coupon_no desc) where not is_of_tier;
create index coupon_creator on coupon (created_by) where created_by is not null;
create index sales_order_coupon on sales_order (coupon_no, gmt_create desc) where coupon_no is not null;
select set_config('app.scope', '', true);
