-- Images of other hosts that documents name are fetched once and shown from here, so that no visitor's browser asks
-- the other host.

create table remote_image (
  url_hash bytea primary key,
  url text not null check (length(url) <= 2048),
  storage_key text unique,
  gmt_fetch timestamptz not null,
  gmt_ask timestamptz not null
);
comment on table remote_image is 'What is kept of images of other hosts. One that nobody has asked for in a month is removed.';
comment on column remote_image.url_hash is 'SHA-256 of the address, which may be longer than an index takes.';
comment on column remote_image.storage_key is 'null: it could not be had when it was fetched.';
comment on column remote_image.gmt_fetch is 'When it was last fetched, or tried in vain.';
comment on column remote_image.gmt_ask is 'When it was last asked for, to the day.';
create index remote_image_ask on remote_image (gmt_ask);
alter table remote_image enable row level security;
alter table remote_image force row level security;
create policy remote_image_system on remote_image
  using (public.app_scope() = 'system') with check (public.app_scope() = 'system');
grant select, insert, update, delete on remote_image to lectern_app;
