-- Referral: who recommended whom, by which code, and what they earn of it.
--
-- The reward is a share of the first order that somebody recommended pays. It is a fourth party of its lines, and so
-- settled, taken back and counted like all the others; the platform bears it.

create table referral_code (
  user_no bigint primary key references app_user (user_no) on delete cascade,
  referral_code text not null unique check (referral_code ~ '^[0-9A-Z]{8}$'),
  gmt_create timestamptz not null
);
comment on table referral_code is 'The code of who recommends the platform; made when they first look for it, and never changed.';

alter table user_referral add column inviter_user_no bigint references app_user (user_no) on delete set null;
-- Whoever recommends was there before. So nobody recommends themselves, and there are no circles.
alter table user_referral add constraint user_referral_inviter check (inviter_user_no < user_no);
create index user_referral_inviter on user_referral (inviter_user_no, user_no desc) where inviter_user_no is not null;
comment on column user_referral.inviter_user_no is 'Whose code it was; null where nobody had such a code, which was not looked at before.';
comment on table user_referral is 'By whose code a person came; never changed.';

create table referral_reward (
  user_no bigint primary key references app_user (user_no) on delete cascade,
  inviter_user_no bigint not null,
  order_no text not null unique references sales_order (order_no),
  reward_bps integer not null check (reward_bps between 1 and 10000),
  gmt_create timestamptz not null,
  check (inviter_user_no < user_no)
);
comment on table referral_reward is 'The order that a reward was earned of: the first that somebody recommended paid. One payer, one reward.';
comment on column referral_reward.inviter_user_no is 'Who earned. No foreign key: it would lock one row for each sale.';
create index referral_reward_inviter on referral_reward (inviter_user_no);

alter table order_share drop constraint order_share_party_check;
alter table order_share add constraint order_share_party_check check (party between 1 and 4);
alter table order_share drop constraint order_share_check2;
alter table order_share add constraint order_share_person check ((party in (3, 4)) = (user_no is not null));
comment on column order_share.party is '1 the platform, 2 the organisation, 3 the lecturer, 4 whoever recommended the buyer.';
comment on column order_share.user_no is 'The lecturer, or who recommended. No foreign key: it would lock one row for each sale of theirs. Whose account has money cannot go.';

do $$
declare
  name text;
begin
  foreach name in array array['referral_code', 'referral_reward'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I for all using (public.app_scope() = ''system'') '
      'with check (public.app_scope() = ''system'')', name || '_system', name);
    execute format('grant select, insert on %I to lectern_app', name);
  end loop;
end
$$;
