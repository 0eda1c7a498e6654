-- What each day brought to the platform, summed once when it is over: its numbers and its statements never read all orders
-- and entries. A day is one of China, as the months of the books are.

create table platform_day (
  day date primary key,
  person_count integer not null check (person_count >= 0),
  sign_in_count integer check (sign_in_count >= 0),
  order_count integer not null check (order_count >= 0),
  paid_fen bigint not null check (paid_fen >= 0),
  refund_count integer not null check (refund_count >= 0),
  refunded_fen bigint not null check (refunded_fen >= 0),
  course_count integer not null check (course_count >= 0),
  organisation_count integer not null check (organisation_count >= 0),
  came_fen bigint not null check (came_fen >= 0),
  went_fen bigint not null check (went_fen >= 0),
  entry_count integer not null check (entry_count >= 0)
);
comment on table platform_day is 'What a day that is over came to. Days follow one another without a gap.';
comment on column platform_day.person_count is 'Accounts that were opened.';
comment on column platform_day.sign_in_count is 'People who signed in, each once; null where nobody counted. Who they were is not kept.';
comment on column platform_day.order_count is 'Orders that money was paid for; putting money into a wallet is none.';
comment on column platform_day.came_fen is 'What came to the accounts of sales; went_fen: what left them; entry_count: in how many entries.';

create table sale_day (
  day date not null,
  org_no text not null references organisation (org_no),
  course_id bigint not null,
  sale_count integer not null check (sale_count >= 0),
  paid_fen bigint not null check (paid_fen >= 0),
  refunded_fen bigint not null check (refunded_fen >= 0),
  primary key (day, org_no, course_id)
);
comment on table sale_day is 'What was sold in a day that is over, by organisation and course; refunds on the day they were paid back.';
comment on column sale_day.org_no is 'Who sold it; ''default'': the platform.';
comment on column sale_day.course_id is '0: what is no course.';
create index sale_day_org on sale_day (org_no);

create index app_user_created on app_user (gmt_create);
create index sales_order_paid on sales_order (gmt_pay) where gmt_pay is not null;
create index order_refund_paid on order_refund (gmt_refund) where gmt_refund is not null;

do $$
declare
  name text;
begin
  foreach name in array array['platform_day', 'sale_day'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I using (app_scope() = ''system'') with check (app_scope() = ''system'')', name || '_system', name);
    execute format('grant select, insert on %I to lectern_app', name);
  end loop;
end
$$;
