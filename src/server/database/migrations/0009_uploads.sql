-- Files that people upload.

create table upload (
  file_no text primary key check (length(file_no) = 22),
  user_no bigint not null references app_user (user_no) on delete cascade,
  org_no text not null references organisation (org_no),
  purpose text not null check (purpose in ('avatar', 'portrait', 'licence')),
  state text not null default 'waiting' check (state in ('waiting', 'receiving', 'finished', 'failed')),
  file_name text not null,
  sign_hash bytea not null,
  signs smallint not null default 1,
  gmt_expire timestamptz not null,
  storage_key text unique,
  media_type text not null default '',
  file_size integer not null default 0 check (file_size >= 0),
  sha256 bytea,
  width integer,
  height integer,
  gmt_create timestamptz not null default now(),
  gmt_modified timestamptz not null default now(),
  check (state <> 'finished' or storage_key is not null)
);
comment on table upload is 'A file that somebody may upload, is uploading or has uploaded; who it belongs to, and for what.';
comment on column upload.sign_hash is 'SHA-256 of the signature that is good for the next try; until gmt_expire.';
comment on column upload.signs is 'Signatures that were given, which is how often it may have been tried.';
comment on column upload.storage_key is 'Where it is kept. Said before it is put there, so that what is interrupted can be cleaned up.';
comment on column upload.sha256 is 'Of what was sent, before it was made anew.';
create index upload_user_no on upload (user_no, gmt_create);
create index upload_unfinished on upload (gmt_create) where state <> 'finished';
alter table upload enable row level security;
alter table upload force row level security;
create policy upload_read on upload for select using (app_scope() in ('system', 'operator') or user_no = app_user_no());
create policy upload_add on upload for insert with check (app_scope() = 'system' or (user_no = app_user_no() and org_no = app_org_no()));
create policy upload_change on upload for update using (app_scope() = 'system' or user_no = app_user_no());
create policy upload_remove on upload for delete using (app_scope() = 'system');
grant select, insert, update, delete on upload to lectern_app;
