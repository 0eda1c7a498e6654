-- Photos that members show their organisation: private files, each of one person.

create table member_selfie (
  user_no bigint primary key references app_user (user_no) on delete cascade,
  org_no text not null references organisation (org_no) on delete cascade,
  file_no text not null unique references upload (file_no) on delete cascade,
  gmt_create timestamptz not null default now(),
  gmt_end timestamptz
);
comment on table member_selfie is 'The photo of a member. Read by the person and by the organisation to which they belong, and by nobody else.';
comment on column member_selfie.gmt_end is 'When the person left the organisation; removed with its file some time after.';
create index member_selfie_end on member_selfie (gmt_end) where gmt_end is not null;
alter table member_selfie enable row level security;
alter table member_selfie force row level security;
create policy member_selfie_read on member_selfie for select using (
  public.app_scope() = 'system' or user_no = public.app_user_no()
  or (public.app_scope() = 'organisation' and org_no = public.app_org_no() and org_no <> 'default' and gmt_end is null)
);
create policy member_selfie_write on member_selfie for all
  using (public.app_scope() = 'system') with check (public.app_scope() = 'system');
grant select, insert, update, delete on member_selfie to lectern_app;

-- What is asked for stays asked for: other migrations may have added to the list.
do $$
declare
  before text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'public.upload'::regclass and conname = 'upload_purpose_check');
begin
  alter table public.upload drop constraint upload_purpose_check;
  execute 'alter table public.upload add constraint upload_purpose_check '
    || replace(before, '''avatar''::text', '''avatar''::text, ''selfie''::text');
end
$$;
