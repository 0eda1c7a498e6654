-- Suggestions are answered: once each, in a message to who made them.

alter table suggestion add column answer text not null default '' check (length(answer) <= 1000);
alter table suggestion add column gmt_answer timestamptz;
alter table suggestion add column answerer_user_no bigint references app_user (user_no) on delete set null;
comment on column suggestion.gmt_answer is 'When it was answered or put aside (with an empty answer); null: it waits.';
create index suggestion_waiting on suggestion (id) where gmt_answer is null;
create index suggestion_answerer on suggestion (answerer_user_no);
create policy suggestion_change on suggestion for update using (public.app_scope() = 'system');
grant update (answer, gmt_answer, answerer_user_no) on suggestion to lectern_app;
