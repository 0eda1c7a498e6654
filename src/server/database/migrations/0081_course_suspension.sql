-- Courses that an operator took off the shelf: with a reason, and until an operator puts them back.

select set_config('app.scope', 'system', true);

create table course_suspension (
  course_id bigint primary key references course (id) on delete cascade,
  reason text not null check (reason <> ''),
  was_putaway boolean not null,
  suspended_by bigint references app_user (user_no) on delete set null,
  gmt_create timestamptz not null
);
comment on table course_suspension is 'A course that an operator took off the shelf. Who makes it cannot put it there again.';
comment on column course_suspension.was_putaway is 'Whether it was on the shelf before, and goes there again.';
create index course_suspension_by on course_suspension (suspended_by) where suspended_by is not null;
alter table course_suspension enable row level security;
alter table course_suspension force row level security;
create policy course_suspension_system on course_suspension for all using (public.app_scope() = 'system')
  with check (public.app_scope() = 'system');
grant select, insert, delete on course_suspension to lectern_app;
select set_config('app.scope', '', true);
