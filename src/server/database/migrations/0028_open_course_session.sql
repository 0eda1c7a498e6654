-- An open class names the session that it is held in: who is registered goes there when it is on, and for its replay.

alter table period add constraint period_in_course unique (id, course_id);
alter table open_course add column period_id bigint;
alter table open_course add constraint open_course_session
  foreign key (period_id, course_id) references period (id, course_id) on delete set null (period_id);
comment on column open_course.course_id is 'The course that it leads to, and that its session is of.';
comment on column open_course.period_id is 'The session; null: nothing to go to. Its times are those of the class.';
create index open_course_period on open_course (period_id) where period_id is not null;

create function open_course_times_kept() returns trigger language plpgsql as $$
begin
  update open_course set begin_time = new.begin_time, end_time = new.end_time, gmt_modified = now() where period_id = new.id;
  return null;
end $$;
create trigger open_course_times after update of begin_time, end_time on period
  for each row when (
    new.begin_time < new.end_time and (new.begin_time is distinct from old.begin_time or new.end_time is distinct from old.end_time)
  ) execute function open_course_times_kept();
