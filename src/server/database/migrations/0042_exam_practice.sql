-- Practice: which subjects are open to it, and what each person has practised.

alter table exam_subject add column is_practice boolean not null default false;
comment on column exam_subject.is_practice is 'Whether its maker lets everybody practise its questions, with what is right shown at once.';

create table exam_practice (
  user_no bigint not null references app_user (user_no) on delete cascade,
  question_id bigint not null references exam_question (id) on delete cascade,
  tries integer not null default 0 check (tries >= 0),
  wrong_tries integer not null default 0 check (wrong_tries >= 0),
  box smallint not null default 0 check (box between 0 and 5),
  gmt_due timestamptz,
  is_favourite boolean not null default false,
  gmt_modified timestamptz not null default now(),
  primary key (user_no, question_id)
);
comment on table exam_practice is 'What a person practised, by question: the book of what was wrong, and favourites.';
comment on column exam_practice.box is '0: not in the book; 1 to 5: the more often it was right since, the later it comes again.';
comment on column exam_practice.gmt_due is 'When it comes again; null outside the book.';
create index exam_practice_question on exam_practice (question_id);

alter table exam_practice enable row level security;
alter table exam_practice force row level security;
create policy exam_practice_own on exam_practice for all
  using (public.app_scope() = 'system' or user_no = public.app_user_no())
  with check (public.app_scope() = 'system' or user_no = public.app_user_no());
grant select, insert, update on exam_practice to lectern_app;
