-- What people answered to the questions that their organisation added to its profile form: rows of their own, because the organisation
-- reads them, and nothing else of a profile.

create table profile_answer (
  user_no bigint not null references app_user (user_no) on delete cascade,
  org_no text not null references organisation (org_no) on delete cascade,
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  words jsonb not null default '{}' check (jsonb_typeof(words) = 'object'),
  gmt_create timestamptz not null default now(),
  gmt_modified timestamptz not null default now(),
  primary key (user_no, org_no)
);
comment on table profile_answer is 'Answers to an organisation''s own questions; org_no is whose questions they are.';
comment on column profile_answer.words is 'By question, what was asked and what the answer meant, in the words of that day: questions change and go.';
create index profile_answer_org_no on profile_answer (org_no, gmt_modified desc, user_no);

alter table profile_answer enable row level security;
alter table profile_answer force row level security;
create policy profile_answer_read on profile_answer for select using (
  app_scope() = 'system' or user_no = app_user_no()
  or (app_scope() = 'organisation' and org_no = app_org_no())
);
-- A person answers the organisation that they belong to, and nobody answers for another.
create policy profile_answer_add on profile_answer for insert
  with check (app_scope() = 'system' or (user_no = app_user_no() and org_no = app_org_no()));
create policy profile_answer_change on profile_answer for update
  using (app_scope() = 'system' or user_no = app_user_no())
  with check (app_scope() = 'system' or (user_no = app_user_no() and org_no = app_org_no()));
create policy profile_answer_remove on profile_answer for delete
  using (app_scope() = 'system' or user_no = app_user_no());
grant select, insert, update, delete on profile_answer to lectern_app;

-- The people of an organisation, the newest first.
create index app_user_people on app_user (org_no, user_no desc) where user_type = 1;

select set_config('app.scope', 'system', true);
insert into profile_answer (user_no, org_no, answers, gmt_create, gmt_modified)
  select user_no, org_no, form_data -> 'own', user_profile.gmt_create, user_profile.gmt_modified
  from user_profile join app_user using (user_no)
  where jsonb_typeof(form_data -> 'own') = 'object';
update user_profile set form_data = form_data - 'own' where form_data ? 'own';
select set_config('app.scope', '', true);
