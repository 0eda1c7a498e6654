-- The last pages with numbers of a list walk 10,000 entries of an index. These have what row level security and the lists
-- ask for, so that the posts themselves, which lie far apart, are not read. PostgreSQL trusts an index alone only for
-- pages of the table that it knows to be visible to everybody, so it notes them sooner than after a fifth of the table.

drop index community_post_new;
create index community_post_new on community_post (org_no, kind, gmt_publish desc, id desc)
  include (user_no, is_shown) where is_shown;
drop index community_post_label_new;
create index community_post_label_new on community_post (label_no, gmt_publish desc, id desc)
  include (org_no, kind, user_no, is_shown) where is_shown;
drop index community_post_active;
create index community_post_active on community_post (org_no, kind, gmt_active desc, id desc)
  include (user_no, is_shown) where is_shown;
drop index community_post_label_active;
create index community_post_label_active on community_post (label_no, gmt_active desc, id desc)
  include (org_no, kind, user_no, is_shown) where is_shown;
drop index community_post_author_new;
create index community_post_author_new on community_post (user_no, kind, gmt_publish desc, id desc)
  include (org_no, is_shown) where is_shown;
alter table community_post set (autovacuum_vacuum_insert_scale_factor = 0.01);
