-- Points of members of a class, and its leaderboard. They are written when they are earned, by triggers, so that no way of
-- earning them can forget it. Whose scope it is does not matter: what the triggers write is the server's own.

alter table grade add column is_board_shown boolean not null default false;
comment on column grade.is_board_shown is 'Whether members see the leaderboard.';
alter table grade_member add column points integer not null default 0 check (points >= 0);
comment on column grade_member.points is 'The sum of grade_point: changed with each of its rows, and by nothing else.';
alter table grade_member add column is_board_hidden boolean not null default false;
comment on column grade_member.is_board_hidden is 'Whether the person does not want to stand on the leaderboard.';
create index grade_member_board on grade_member (grade_id, points desc, user_no)
  where state = 1 and role = 3 and not is_board_hidden;

create table grade_point (
  grade_id bigint not null,
  user_no bigint not null,
  org_no text not null,
  point_kind smallint not null check (point_kind in (1, 2, 3)),
  source_id bigint not null,
  points integer not null check (points between 1 and 100),
  gmt_earn timestamptz not null default now(),
  primary key (grade_id, user_no, point_kind, source_id),
  foreign key (grade_id, user_no) references grade_member (grade_id, user_no) on delete cascade
);
comment on table grade_point is 'What a member earned points for, each once.';
comment on column grade_point.org_no is 'The organisation of the class.';
comment on column grade_point.point_kind is
  '1 being at a lesson, 2 handing in an exam or homework, 3 completing a part of a course. Marks give none: they may be secret.';
comment on column grade_point.source_id is 'The lesson, the exam, the part of the course.';
alter table grade_point enable row level security;
alter table grade_point force row level security;
create policy grade_point_system on grade_point for all
  using (public.app_scope() = 'system') with check (public.app_scope() = 'system');
create policy grade_point_read on grade_point for select using (user_no = public.app_user_no());
grant select, insert, update, delete on grade_point to lectern_app;

create function public.grade_point_total() returns trigger language plpgsql as $$
declare
  scope text := current_setting('app.scope', true);
begin
  perform set_config('app.scope', 'system', true);
  if tg_op <> 'INSERT' then
    update public.grade_member set points = points - old.points where grade_id = old.grade_id and user_no = old.user_no;
  end if;
  if tg_op <> 'DELETE' then
    update public.grade_member set points = points + new.points where grade_id = new.grade_id and user_no = new.user_no;
  end if;
  perform set_config('app.scope', coalesce(scope, ''), true);
  return null;
end
$$;
create trigger grade_point_total after insert or update or delete on grade_point
  for each row execute function public.grade_point_total();

-- Ten points for being at a lesson, five for coming late. A correction by hand changes them.
create function public.grade_point_of_lesson() returns trigger language plpgsql as $$
declare
  scope text := current_setting('app.scope', true);
begin
  perform set_config('app.scope', 'system', true);
  if new.state > 2 then
    delete from public.grade_point
      where grade_id = new.grade_id and user_no = new.user_no and point_kind = 1 and source_id = new.lesson_id;
  else
    insert into public.grade_point (grade_id, user_no, org_no, point_kind, source_id, points)
      select grade_id, user_no, org_no, 1, new.lesson_id, case new.state when 1 then 10 else 5 end
      from public.grade_member where grade_id = new.grade_id and user_no = new.user_no and role = 3
    on conflict (grade_id, user_no, point_kind, source_id) do update set points = excluded.points
      where grade_point.points <> excluded.points;
  end if;
  perform set_config('app.scope', coalesce(scope, ''), true);
  return null;
end
$$;
create trigger grade_point_of_lesson after insert or update of state on grade_attendee
  for each row execute function public.grade_point_of_lesson();

-- Twenty for handing in an exam or homework of the class by oneself, once each.
create function public.grade_point_of_exam() returns trigger language plpgsql as $$
declare
  scope text := current_setting('app.scope', true);
begin
  perform set_config('app.scope', 'system', true);
  insert into public.grade_point (grade_id, user_no, org_no, point_kind, source_id, points)
    select member.grade_id, member.user_no, member.org_no, 2, new.exam_id, 20
    from public.grade_exam join public.grade on grade.id = grade_exam.grade_id
      join public.grade_member as member on member.grade_id = grade.id
    where grade_exam.exam_id = new.exam_id and member.user_no = new.user_no and member.state = 1 and member.role = 3
      and grade.state in (2, 3)
  on conflict do nothing;
  perform set_config('app.scope', coalesce(scope, ''), true);
  return null;
end
$$;
create trigger grade_point_of_exam after update of state on exam_attempt
  for each row when (old.state = 1 and new.state > 1 and not new.is_by_server)
  execute function public.grade_point_of_exam();

-- Five for each part of a course of the class.
create function public.grade_point_of_period() returns trigger language plpgsql as $$
declare
  scope text := current_setting('app.scope', true);
begin
  perform set_config('app.scope', 'system', true);
  insert into public.grade_point (grade_id, user_no, org_no, point_kind, source_id, points)
    select member.grade_id, member.user_no, member.org_no, 3, new.period_id, 5
    from public.grade_course join public.grade on grade.id = grade_course.grade_id
      join public.grade_member as member on member.grade_id = grade.id
    where grade_course.course_id = new.course_id and member.user_no = new.user_no and member.state = 1
      and member.role = 3 and grade.state in (2, 3)
  on conflict do nothing;
  perform set_config('app.scope', coalesce(scope, ''), true);
  return null;
end
$$;
create trigger grade_point_of_period_made after insert on study_progress
  for each row when (new.gmt_complete is not null) execute function public.grade_point_of_period();
create trigger grade_point_of_period after update of gmt_complete on study_progress
  for each row when (old.gmt_complete is null and new.gmt_complete is not null)
  execute function public.grade_point_of_period();
