-- What an organisation may use, and what is wrong with the folder that its site comes from.

create table site_plan (
  org_no text primary key references organisation (org_no),
  plan_name text not null default '' check (length(plan_name) <= 40),
  page_limit integer check (page_limit >= 0),
  storage_gb integer check (storage_gb >= 0),
  member_limit integer check (member_limit >= 0),
  gmt_create timestamptz not null default now(),
  gmt_modified timestamptz not null default now()
);
comment on table site_plan is 'Limits of an organisation. What is null is as for everybody, which is the row ''default''; what is null there too is the product''s own.';
comment on column site_plan.page_limit is 'Pages that its site has beside those that it inherits.';
comment on column site_plan.storage_gb is 'Gigabytes of the films, documents and files of its people.';
comment on column site_plan.member_limit is 'Accounts that belong to it.';
alter table site_plan enable row level security;
alter table site_plan force row level security;
create policy site_plan_read on site_plan for select using (app_scope() in ('system', 'operator') or (app_scope() = 'organisation' and org_no = app_org_no()));
create policy site_plan_write on site_plan for all using (app_scope() = 'system') with check (app_scope() = 'system');
grant select, insert, update, delete on site_plan to lectern_app;

create table site_fault (
  folder text primary key,
  findings json not null,
  gmt_modified timestamptz not null default now()
);
comment on table site_fault is 'Folders in TENANTS_DIR that were refused when they were last read, with what is wrong in them.';
alter table site_fault enable row level security;
alter table site_fault force row level security;
create policy site_fault_system on site_fault for all using (app_scope() = 'system') with check (app_scope() = 'system');
grant select, insert, update, delete on site_fault to lectern_app;
