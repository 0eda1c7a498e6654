-- Comments of courses stand with those of posts: one table, with the same answers, likes, names and review.

select set_config('app.scope', 'system', true);

-- Who wrote one has a profile in the community.
insert into blogger (user_no, org_no, blogger_name, photo)
select user_no, org_no, coalesce(nullif(left(trim(name), 50), ''), '学员'), photo from app_user
where user_no in (select user_no from course_comment) on conflict do nothing;

-- They keep their order. Their numbers go up by what the table gave out already: what was reported or reviewed follows.
alter table community_comment disable trigger user;
alter table community_reaction disable trigger user;
do $$
declare
  shift bigint := greatest(
    coalesce((select max(id) from community_comment), 0),
    coalesce(pg_sequence_last_value(pg_get_serial_sequence('community_comment', 'id')::regclass), 0));
begin
  insert into community_comment (id, org_no, target_kind, target_id, user_no, root_id, parent_id, reply_user_no, body,
    body_text, count_like, count_reply, is_removed, moderation, to_user_no, gmt_create, gmt_modified)
  select said.id + shift, said.org_no, 3, said.course_id, said.user_no, said.parent_id + shift,
    coalesce(answered.id, said.parent_id) + shift, answered.user_no,
    jsonb_build_object('type', 'doc', 'content', (
      select coalesce(jsonb_agg(case when trim(line) = '' then jsonb_build_object('type', 'paragraph')
        else jsonb_build_object('type', 'paragraph',
          'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', trim(line)))) end order by place), '[]')
      from string_to_table(said.comment_text, E'\n') with ordinality as lines (line, place))),
    said.comment_text,
    (select count(*) from course_comment_like as liked where liked.comment_id = said.id),
    (select count(*) from course_comment as answer
      where answer.parent_id = said.id and not answer.is_removed and answer.moderation = 1),
    said.is_removed, said.moderation,
    nullif(coalesce(answered.user_no, root.user_no, course.lecturer_user_no), said.user_no),
    said.gmt_create, said.gmt_modified
  from course_comment as said
  join course on course.id = said.course_id
  left join course_comment as root on root.id = said.parent_id
  left join lateral (
    select id, user_no from course_comment as earlier
    where earlier.parent_id = said.parent_id and earlier.id < said.id and said.reply_user_name <> ''
      and earlier.user_name = said.reply_user_name
    order by earlier.id desc limit 1) as answered on true;
  insert into community_reaction (user_no, target_kind, target_id, reaction, gmt_create)
  select liked.user_no, 4, liked.comment_id + shift, 1, said.gmt_create
  from course_comment_like as liked join course_comment as said on said.id = liked.comment_id;
  -- By way of negative numbers: one that moves must not meet one that has not moved yet.
  update content_report set target_id = -target_id - shift where target_kind = 4;
  update content_report set target_id = -target_id where target_kind = 4;
  update moderation_entry set target_id = -target_id - shift where target_kind = 4;
  update moderation_entry set target_id = -target_id where target_kind = 4;
  perform setval(pg_get_serial_sequence('community_comment', 'id')::regclass, (select max(id) from community_comment))
    where exists (select from community_comment);
end $$;
alter table community_comment enable trigger user;
alter table community_reaction enable trigger user;

drop table course_comment_like;
drop table course_comment;

-- Below a course a comment is for its lecturer.
create or replace function community_comment_to() returns trigger language plpgsql as $$
begin
  new.to_user_no := nullif(coalesce(
    (select user_no from public.community_comment where id = new.parent_id),
    (select user_no from public.community_post where id = new.target_id and kind = new.target_kind),
    (select lecturer_user_no from public.course where id = new.target_id and new.target_kind = 3)), new.user_no);
  return new;
end $$;

create function course_comments_leave() returns trigger language plpgsql as $$
begin
  delete from public.community_comment where target_kind = 3 and target_id = old.id;
  return null;
end $$;
create trigger course_comments_leave after delete on course for each row execute function course_comments_leave();

-- Whoever may see a course may read what is said of it. One that moderation hid keeps its place where others answered
-- it; the server gives its words to its author alone.
alter policy community_comment_read on community_comment using (
  public.app_scope() = 'system' or (
    (moderation = 1 or count_reply > 0 or user_no = public.app_user_no())
    and (target_kind <> 3 or exists (select from public.course where course.id = target_id)))
);
select set_config('app.scope', '', true);
