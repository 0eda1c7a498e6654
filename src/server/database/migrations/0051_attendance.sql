-- Signing in to the lessons of a class. One session a lesson, one row a person.

create table grade_attendance (
  lesson_id bigint primary key,
  grade_id bigint not null,
  org_no text not null,
  author_user_no bigint references app_user (user_no) on delete set null,
  gmt_open timestamptz not null default now(),
  gmt_close timestamptz,
  gmt_late timestamptz,
  foreign key (lesson_id, grade_id) references grade_lesson (id, grade_id) on delete cascade
);
comment on table grade_attendance is 'That people can sign in to a lesson, or could.';
comment on column grade_attendance.gmt_close is 'Null: people can sign in. Opened again it is null again.';
comment on column grade_attendance.gmt_late is 'Who signs in after it is late; null: nobody is.';
create index grade_attendance_grade on grade_attendance (grade_id);

create table grade_attendee (
  lesson_id bigint not null references grade_attendance (lesson_id) on delete cascade,
  user_no bigint not null references app_user (user_no) on delete cascade,
  grade_id bigint not null,
  org_no text not null,
  state smallint not null check (state between 1 and 4),
  signed_by smallint check (signed_by in (1, 2)),
  gmt_sign timestamptz,
  browser_hash text,
  reason text not null default '' check (length(reason) <= 200),
  corrector_user_no bigint references app_user (user_no) on delete set null,
  gmt_correct timestamptz,
  primary key (lesson_id, user_no),
  check ((signed_by is null) = (gmt_sign is null))
);
comment on table grade_attendee is 'Who signed in to a lesson, and what was written about somebody by hand.';
comment on column grade_attendee.state is '1 present, 2 late, 3 excused, 4 absent. Who has no row was not there.';
comment on column grade_attendee.signed_by is '1 QR code, 2 the six digits; null: only by hand.';
comment on column grade_attendee.browser_hash is
  'Keyed hash of the random cookie of the browser: the same for two people means one browser. Removed after 30 days.';
create index grade_attendee_grade on grade_attendee (grade_id, user_no);
create index grade_attendee_user on grade_attendee (user_no);
create index grade_attendee_browser on grade_attendee (gmt_sign) where browser_hash is not null;

do $$
declare
  name text;
begin
  foreach name in array array['grade_attendance', 'grade_attendee'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I for all using (public.app_scope() = ''system'') '
      'with check (public.app_scope() = ''system'')', name || '_system', name);
    execute format('grant select, insert, update, delete on %I to lectern_app', name);
  end loop;
end
$$;
create policy grade_attendee_read on grade_attendee for select using (user_no = public.app_user_no());
