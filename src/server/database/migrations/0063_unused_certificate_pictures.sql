-- Pictures of templates that nothing uses any more are removed. What is asked of each picture is which designs of its
-- organisation show any: most show none.
create index certificate_template_version_pictured on certificate_template_version (org_no)
  where design ? 'backgroundPictureNo' or jsonb_path_exists(design, '$.elements[*].pictureNo');
create index certificate_picture_unused on certificate_picture (gmt_create) where holder_user_no is null;

comment on table certificate_picture is 'A picture of a template, or of the holder on one certificate; what it shows never changes.';
comment on column certificate_picture.gmt_create is 'When it was added, or chosen again, last.';
create policy certificate_picture_change on certificate_picture for update
  using (public.app_scope() = 'system') with check (public.app_scope() = 'system');
create policy certificate_picture_remove on certificate_picture for delete using (public.app_scope() = 'system');
grant update (gmt_create), delete on certificate_picture to lectern_app;
