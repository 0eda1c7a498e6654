-- Members of a class study its courses, as long as the class says so; and which of them get certificates at its end.

alter table grade add column study_right smallint not null default 1 check (study_right between 1 and 4);
comment on column grade.study_right is
  'The right of members to the courses of the class: 1 none, 2 until the class is closed, 3 as long as they are members, 4 also after they left by themselves.';

alter table grade add column certificate_rule smallint not null default 4 check (certificate_rule between 1 and 5);
comment on column grade.certificate_rule is
  'Which members get the certificates of the class when it is closed: 1 none, 2 who passed all its exams, 3 who was there at 80% of its lessons, 4 either of them, 5 all.';

-- Who has the right to a course, whatever gave it. The only place that says so: orders and grants, and classes.
create view course_right with (security_invoker = true) as
  select user_no, course_id, gmt_expire from course_user where gmt_revoke is null
  union all
  select grade_member.user_no, grade_course.course_id, null
  from grade_member join grade on grade.id = grade_member.grade_id
    join grade_course on grade_course.grade_id = grade.id
  where grade.study_right > 1 and grade.state <> 1
    and (grade_member.state = 1 or (grade_member.state = 2 and grade.study_right = 4))
    and (grade.state <> 4 or grade.study_right > 2);
comment on view course_right is 'Rights to courses that hold now, but for their end; a person may have several to one course.';
grant select on course_right to lectern_app;

-- Somebody sees the class that they are in, also where it is not listed: in their own transactions it gives them rights.
create policy grade_read_own on grade for select using (
  public.app_user_no() is not null and exists (
    select from public.grade_member where grade_member.grade_id = grade.id
      and grade_member.user_no = public.app_user_no() and grade_member.state in (1, 2))
);

create or replace function app_holds_course(asked bigint) returns boolean language sql stable cost 10 as $$
  select exists (
    select from public.course_right
    where user_no = public.app_user_no() and course_id = asked and (gmt_expire is null or gmt_expire > now())
  )
$$;
