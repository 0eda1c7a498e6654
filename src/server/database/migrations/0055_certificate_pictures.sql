-- Pictures that stand on certificates: copies, made anew from their pixels, of files of the media library and of photos
-- of holders. What was issued keeps its own, whatever becomes of the file that it came from.

create table certificate_picture (
  picture_no text primary key check (picture_no ~ '^[A-Za-z0-9_-]{22}$'),
  org_no text not null references organisation (org_no),
  owner_user_no bigint references app_user (user_no) on delete set null,
  holder_user_no bigint references app_user (user_no) on delete cascade,
  media_type text not null check (media_type in ('image/jpeg', 'image/png')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  content bytea not null check (length(content) between 1 and 4194304),
  sha256 bytea not null check (length(sha256) = 32),
  gmt_create timestamptz not null default now()
);
comment on table certificate_picture is 'A picture of a template, or of the holder on one certificate; it never changes.';
comment on column certificate_picture.owner_user_no is 'The lecturer whose it is; null: the organisation''s, or the platform''s.';
comment on column certificate_picture.holder_user_no is 'Whose photo it is; null: a picture of a template.';
create index certificate_picture_same on certificate_picture (org_no, owner_user_no, sha256);
create index certificate_picture_holder on certificate_picture (holder_user_no) where holder_user_no is not null;

alter table certificate add column photo_no text references certificate_picture (picture_no) on delete set null;
comment on column certificate.photo_no is 'The photo that its holder had when it was issued, where the template shows one.';
grant update (photo_no) on certificate to lectern_app;
create index certificate_photo_no on certificate (photo_no) where photo_no is not null;

alter table certificate_picture enable row level security;
alter table certificate_picture force row level security;
-- Photos are read by the server alone, which draws them.
create policy certificate_picture_read on certificate_picture for select using (
  public.app_scope() = 'system' or (holder_user_no is null and public.certificate_is_mine(org_no, owner_user_no))
);
create policy certificate_picture_add on certificate_picture for insert with check (public.app_scope() = 'system');
grant select, insert on certificate_picture to lectern_app;
