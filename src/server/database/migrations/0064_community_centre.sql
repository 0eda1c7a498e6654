-- What the community centre of a person shows: whom a comment is for, and the readers and likes of each day. Pages that
-- are kept for visitors are dropped when something on them is hidden or deleted.

alter table community_comment add column to_user_no bigint references app_user (user_no) on delete set null;
comment on column community_comment.to_user_no is
  'Whom it is for: the author of what it answers, else of the post. Null: nobody, or whoever wrote it.';

create function community_comment_to() returns trigger language plpgsql as $$
begin
  new.to_user_no := nullif(coalesce(
    (select user_no from public.community_comment where id = new.parent_id),
    (select user_no from public.community_post where id = new.target_id and kind = new.target_kind)), new.user_no);
  return new;
end $$;
create trigger community_comment_to before insert on community_comment
  for each row execute function community_comment_to();

select set_config('app.scope', 'system', true);
update community_comment as comment set to_user_no = nullif(coalesce(
  (select user_no from community_comment as parent where parent.id = comment.parent_id),
  (select user_no from community_post as post where post.id = comment.target_id and post.kind = comment.target_kind)),
  comment.user_no);
create index community_comment_to on community_comment (to_user_no, gmt_create desc, id desc) where to_user_no is not null;

create table community_author_day (
  user_no bigint not null references app_user (user_no) on delete cascade,
  day date not null,
  count_view integer not null default 0 check (count_view >= 0),
  count_like integer not null default 0 check (count_like >= 0),
  primary key (user_no, day)
);
comment on table community_author_day is
  'Readers and likes of the posts of a person, a day (UTC). Removed after two months.';
create index community_author_day_old on community_author_day (day);
alter table community_author_day enable row level security;
alter table community_author_day force row level security;
create policy community_author_day_read on community_author_day for select
  using (public.app_scope() = 'system' or user_no = public.app_user_no());
create policy community_author_day_add on community_author_day for insert with check (public.app_scope() = 'system');
create policy community_author_day_change on community_author_day for update using (public.app_scope() = 'system');
create policy community_author_day_remove on community_author_day for delete using (public.app_scope() = 'system');
grant select, insert, update, delete on community_author_day to lectern_app;

-- A like that is taken back is taken from the day on which it was given.
create function community_reaction_days() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into public.community_author_day as counted (user_no, day, count_like)
    select user_no, (new.gmt_create at time zone 'UTC')::date, 1 from public.community_post
    where id = new.target_id and kind = new.target_kind
    on conflict (user_no, day) do update set count_like = counted.count_like + 1;
  else
    update public.community_author_day set count_like = greatest(0, count_like - 1)
    where day = (old.gmt_create at time zone 'UTC')::date
      and user_no = (select user_no from public.community_post where id = old.target_id and kind = old.target_kind);
  end if;
  return null;
end $$;
create trigger community_reaction_days_add after insert on community_reaction for each row
  when (new.reaction = 1 and new.target_kind <> 4) execute function community_reaction_days();
create trigger community_reaction_days_remove after delete on community_reaction for each row
  when (old.reaction = 1 and old.target_kind <> 4) execute function community_reaction_days();
insert into community_author_day (user_no, day, count_like)
select post.user_no, (reaction.gmt_create at time zone 'UTC')::date, count(*)
from community_reaction as reaction
join community_post as post on post.id = reaction.target_id and post.kind = reaction.target_kind
where reaction.reaction = 1 and reaction.gmt_create > now() - interval '60 days' group by 1, 2;
select set_config('app.scope', '', true);

-- Every process hears that something is gone from pages that it may keep.
create function community_gone() returns trigger language plpgsql as $$
begin
  perform pg_notify('community', tg_table_name);
  return null;
end $$;
create trigger community_gone after update on community_post for each row
  when (old.is_shown and not new.is_shown) execute function community_gone();
create trigger community_gone after update on community_comment for each row
  when (old.is_shown and not new.is_shown) execute function community_gone();
create trigger community_gone after update of moderation on blogger for each row
  when (old.moderation = 1 and new.moderation <> 1) execute function community_gone();
