-- The books: no row that all payments share, who earned what of each line, and refunds line by line.
--
-- Entries are only ever added. The database itself adds them to the balances, so that no balance can be anything but the
-- sum of its entries; the application may not change one.

select set_config('app.scope', 'system', true);

alter table ledger_account drop constraint ledger_account_account_kind_check;
alter table ledger_account drop constraint ledger_account_check;
alter table ledger_account drop constraint ledger_account_check1;
alter table ledger_account add column org_no text references organisation (org_no);
alter table ledger_account alter column balance_fen drop not null;
alter table ledger_account alter column balance_fen drop default;
update ledger_account set balance_fen = null where account_kind in ('sales', 'outside');
alter table ledger_account add constraint ledger_account_kind
  check (account_kind in ('wallet', 'pending', 'available', 'held', 'claim', 'sales', 'outside'));
alter table ledger_account add constraint ledger_account_owner check (case
  when account_kind = 'wallet' then user_no is not null and org_no is null
  when account_kind in ('sales', 'outside') then user_no is null and org_no is null
  else (user_no is null) <> (org_no is null)
end);
alter table ledger_account add constraint ledger_account_balance check (case
  when account_kind in ('sales', 'outside') then balance_fen is null
  -- What is owed to somebody never falls below zero. A claim is what they owe, and never rises above it.
  when account_kind = 'claim' then balance_fen is not null and balance_fen <= 0
  else balance_fen is not null and balance_fen >= 0
end);
create index ledger_account_org on ledger_account (org_no) where org_no is not null;
create policy ledger_account_org on ledger_account for select
  using (public.app_scope() = 'organisation' and org_no = public.app_org_no());
comment on column ledger_account.account_name is 'user:… or org:… of who earns; the person''s number for a wallet; organisation and month of sales; the provider for money outside.';
comment on column ledger_account.balance_fen is 'The sum of its entries, kept by the trigger of ledger_entry. Null: sales and the outside keep none, so that payments do not wait for each other.';
comment on column ledger_account.org_no is 'The organisation that earns; null for persons, sales and the outside.';

-- A foreign key locks the row it points to, and all payments point to one account outside. Accounts are never removed,
-- and the trigger looks whether they are there.
alter table ledger_entry drop constraint ledger_entry_from_account_fkey;
alter table ledger_entry drop constraint ledger_entry_to_account_fkey;
alter table ledger_entry alter column amount_fen type bigint;
alter table ledger_entry add column order_no text;
comment on column ledger_entry.order_no is 'The order that it follows from, where there is one.';
create index ledger_entry_order on ledger_entry (order_no) where order_no is not null;
create index ledger_entry_reference on ledger_entry (reference);

create function ledger_add(account bigint, amount bigint) returns void language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  update public.ledger_account set balance_fen = balance_fen + amount where id = account and balance_fen is not null;
  if not found and not exists (select from public.ledger_account where id = account) then
    raise exception 'there is no account % in the ledger', account using errcode = 'foreign_key_violation';
  end if;
end $$;
comment on function ledger_add is 'Adds to the balance of an account that keeps one. For the trigger of ledger_entry alone.';
revoke all on function ledger_add from public;

create function ledger_post() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  -- In one order, whichever way money flows: two entries never wait for each other.
  if new.from_account < new.to_account then
    perform public.ledger_add(new.from_account, -new.amount_fen);
    perform public.ledger_add(new.to_account, new.amount_fen);
  else
    perform public.ledger_add(new.to_account, new.amount_fen);
    perform public.ledger_add(new.from_account, -new.amount_fen);
  end if;
  return null;
end $$;

create function ledger_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to' using errcode = 'insufficient_privilege';
end $$;

-- What was sold before goes to the accounts of its organisation and month, in which its refunds will be looked for.
insert into ledger_account (account_kind, account_name)
  select distinct 'sales', o.org_no || ':' || to_char(o.gmt_pay at time zone 'Asia/Shanghai', 'YYYY-MM')
  from ledger_entry e join payment p on p.payment_no = e.reference join sales_order o on o.order_no = p.order_no
  where e.reason = 'payment' and o.gmt_pay is not null
on conflict do nothing;
update ledger_entry e set order_no = p.order_no from payment p where p.payment_no = e.reference and e.reason in ('payment', 'surplus');
update ledger_entry e set order_no = o.order_no from sales_order o where o.order_no = e.reference and e.reason = 'refund';
insert into ledger_entry (from_account, to_account, amount_fen, reason, reference, gmt_create)
  select old.id, new.id, sold.fen, 'migrate', new.account_name, now()
  from (
    select o.org_no || ':' || to_char(o.gmt_pay at time zone 'Asia/Shanghai', 'YYYY-MM') as account_name,
      sum(case e.reason when 'payment' then e.amount_fen else -e.amount_fen end) as fen
    from ledger_entry e join sales_order o on o.order_no = e.order_no
    where e.reason in ('payment', 'refund') and o.gmt_pay is not null group by 1
  ) sold
  join ledger_account new on new.account_kind = 'sales' and new.account_name = sold.account_name
  join ledger_account old on old.account_kind = 'sales' and old.account_name = ''
  where sold.fen > 0;

create trigger ledger_post after insert on ledger_entry for each row execute function ledger_post();
create trigger ledger_refuse before update or delete or truncate on ledger_entry for each statement execute function ledger_refuse();
create trigger ledger_refuse before delete or truncate on ledger_account for each statement execute function ledger_refuse();
revoke update, delete on ledger_account from lectern_app;

create function ledger_lock(accounts bigint[]) returns table (id bigint, balance_fen bigint) language sql security definer
set search_path = pg_catalog, public as $$
  select account.id, account.balance_fen from public.ledger_account account
    where account.id = any(accounts) and account.balance_fen is not null order by account.id for no key update
$$;
comment on function ledger_lock is 'Locks the accounts that keep a balance, in one order, and gives what is in them.';
revoke all on function ledger_lock from public;
grant execute on function ledger_lock to lectern_app;

create table earner_rate (
  id bigint generated by default as identity primary key,
  org_no text not null references organisation (org_no) on delete cascade,
  user_no bigint references app_user (user_no) on delete cascade,
  share_bps integer not null check (share_bps between 0 and 10000),
  gmt_modified timestamptz not null default now()
);
comment on table earner_rate is 'What those who teach earn of a sale, where it is not what the settings say.';
comment on column earner_rate.user_no is 'The lecturer; null: the organisation itself.';
comment on column earner_rate.share_bps is 'Hundredths of a percent of the price. A lecturer''s is part of their organisation''s.';
create unique index earner_rate_lecturer on earner_rate (org_no, user_no) where user_no is not null;
create unique index earner_rate_org on earner_rate (org_no) where user_no is null;
create index earner_rate_user on earner_rate (user_no);

create table order_share (
  id bigint generated by default as identity primary key,
  line_id bigint not null references order_line (id),
  order_no text not null references sales_order (order_no),
  party smallint not null check (party between 1 and 3),
  user_no bigint,
  org_no text,
  share_bps integer not null check (share_bps between 0 and 10000),
  coupon_fen bigint not null default 0 check (coupon_fen >= 0),
  amount_fen bigint not null check (party = 1 or amount_fen >= 0),
  refunded_fen bigint not null default 0,
  gmt_due timestamptz not null,
  gmt_settle timestamptz,
  gmt_create timestamptz not null,
  unique (line_id, party),
  check (party = 1 or refunded_fen between 0 and amount_fen),
  check ((party = 3) = (user_no is not null)),
  check ((party = 2) = (org_no is not null))
);
comment on table order_share is 'Who gets what of a line, as it was decided when it was paid. The amounts of a line add up to what was paid for it.';
comment on column order_share.user_no is 'The lecturer. No foreign key: it would lock one row for each sale of theirs. Whose account has money cannot go.';
comment on column order_share.party is '1 the platform, 2 the organisation, 3 the lecturer.';
comment on column order_share.coupon_fen is 'What they bear of the coupon, already taken off.';
comment on column order_share.amount_fen is 'Below 0 only of the platform, where its coupon took off more than its part.';
comment on column order_share.refunded_fen is 'What of it went back to the buyer.';
comment on column order_share.gmt_due is 'When it can be withdrawn, unless the money is asked back.';
create index order_share_due on order_share (gmt_due, id) where gmt_settle is null and party <> 1;
create index order_share_order on order_share (order_no);
create index order_share_user on order_share (user_no, id) where user_no is not null;
create index order_share_org on order_share (org_no, id) where org_no is not null;

alter table order_line add column refunded_fen integer not null default 0 check (refunded_fen between 0 and pay_fen);
comment on column order_line.refunded_fen is 'What of pay_fen went back to the buyer.';
update order_line set refunded_fen = order_line.pay_fen from sales_order where sales_order.order_no = order_line.order_no and order_status = 6;

create table order_refund (
  refund_no text primary key check (refund_no ~ '^[0-9]{20}$'),
  order_no text not null,
  user_no bigint not null,
  refund_state smallint not null default 1 check (refund_state between 1 and 4),
  amount_fen integer not null check (amount_fen > 0),
  reason text not null default '',
  opinion text not null default '',
  gmt_create timestamptz not null,
  gmt_decide timestamptz,
  gmt_refund timestamptz,
  foreign key (order_no, user_no) references sales_order (order_no, user_no),
  check ((refund_state = 3) = (gmt_refund is not null))
);
comment on table order_refund is 'Money of an order that is asked back, as a whole or in part. Its number is what the provider knows it by.';
comment on column order_refund.refund_state is '1 asked for, 2 agreed to, 3 paid back, 4 refused.';
create unique index order_refund_open on order_refund (order_no) where refund_state in (1, 2);
create index order_refund_order on order_refund (order_no, refund_no);

create table order_refund_line (
  refund_no text not null references order_refund (refund_no),
  line_id bigint not null references order_line (id),
  amount_fen integer not null check (amount_fen > 0),
  primary key (refund_no, line_id)
);
comment on table order_refund_line is 'How much of which line is paid back.';
create index order_refund_line_line on order_refund_line (line_id);

-- What is under way keeps the number that its provider may have been told.
insert into order_refund (refund_no, order_no, user_no, refund_state, amount_fen, reason, opinion, gmt_create, gmt_decide, gmt_refund)
  select order_no, order_no, user_no, case when order_status = 6 then 3 when is_refund_agreed then 2 else 1 end, pay_fen,
    refund_reason, refund_opinion, coalesce(gmt_refund, gmt_pay), gmt_refund, gmt_refund
  from sales_order where order_status in (5, 6) and pay_fen > 0;
insert into order_refund_line (refund_no, line_id, amount_fen)
  select line.order_no, line.id, line.pay_fen from order_line line join order_refund on refund_no = line.order_no
  where line.pay_fen > 0;

do $$
declare
  name text;
begin
  foreach name in array array['earner_rate', 'order_share', 'order_refund', 'order_refund_line'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I for all using (public.app_scope() = ''system'') '
      'with check (public.app_scope() = ''system'')', name || '_system', name);
  end loop;
end
$$;
create policy earner_rate_own on earner_rate for select using (user_no = public.app_user_no());
create policy order_share_own on order_share for select using (user_no = public.app_user_no());
create policy order_share_org on order_share for select
  using (public.app_scope() = 'organisation' and org_no = public.app_org_no());
create policy order_refund_own on order_refund for select using (user_no = public.app_user_no());
grant select, insert, update, delete on earner_rate to lectern_app;
grant select, insert on order_share to lectern_app;
grant update (refunded_fen, gmt_settle) on order_share to lectern_app;
grant select, insert, update on order_refund to lectern_app;
grant select, insert on order_refund_line to lectern_app;
select set_config('app.scope', '', true);
