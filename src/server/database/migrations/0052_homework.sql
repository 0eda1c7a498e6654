-- Homework of classes: a due date beside the end of the window, what being late costs, handing in again, and answers
-- that are files.

alter table exam add column gmt_due timestamptz;
comment on column exam.gmt_due is
  'Of homework: what is handed in later is late. gmt_end is until when it is taken at all. Null: there is no late.';
alter table exam add column late_percent smallint check (late_percent between 1 and 100);
comment on column exam.late_percent is 'What each day that was begun after gmt_due takes off the points; null: nothing.';
alter table exam add column is_file_taken boolean not null default false;
comment on column exam.is_file_taken is 'Whether answers may be files.';
alter table exam add column is_rubric_shown boolean not null default false;
comment on column exam.is_rubric_shown is 'Whether learners see what answers are marked by before they hand them in.';

alter table exam_attempt add column cents_off integer not null default 0 check (cents_off >= 0);
comment on column exam_attempt.cents_off is 'What being late took off; cents is without it.';
alter table exam_attempt add column is_replaced boolean not null default false;
comment on column exam_attempt.is_replaced is
  'Homework that was handed in again, or begun again and not handed in: kept, and neither marked nor counted.';

create function late_cents_off(cents bigint, submitted timestamptz, due timestamptz, percent smallint)
returns integer language sql immutable as $$
  select case when percent is null or due is null or submitted is null or submitted <= due then 0
    else least(cents, ceil(cents * percent * ceil(extract(epoch from submitted - due) / 86400) / 100.0))::integer end
$$;
comment on function late_cents_off is 'What being late takes off the points of an attempt: a share for each day begun.';

create table exam_answer_file (
  attempt_id bigint not null references exam_attempt (id) on delete cascade,
  file_no text not null references upload (file_no),
  org_no text not null,
  gmt_create timestamptz not null default now(),
  primary key (attempt_id, file_no)
);
comment on table exam_answer_file is 'Files that answers of an attempt name, or named: the person''s own, kept as long as the attempt.';
create index exam_answer_file_file on exam_answer_file (file_no);
alter table exam_answer_file enable row level security;
alter table exam_answer_file force row level security;
create policy exam_answer_file_system on exam_answer_file for all
  using (public.app_scope() = 'system') with check (public.app_scope() = 'system');
grant select, insert on exam_answer_file to lectern_app;

-- A file that is sent in parts and becomes no media asset is found by where it is kept.
create index upload_homework_key on upload (storage_key) where purpose = 'homework';
create index upload_homework_user on upload (user_no) where purpose = 'homework';

-- What is asked for stays asked for: other migrations may have added to the list.
do $$
declare
  before text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'public.upload'::regclass and conname = 'upload_purpose_check');
begin
  alter table public.upload drop constraint upload_purpose_check;
  execute 'alter table public.upload add constraint upload_purpose_check '
    || replace(before, '''avatar''::text', '''avatar''::text, ''homework''::text');
end
$$;
