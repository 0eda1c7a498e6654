-- The exam room: a session that came by an admission code and opens one exam, and the networks that an attempt came from.

alter table user_session add column admission_id bigint references exam_admission (id) on delete cascade;
comment on column user_session.admission_id is 'By whose admission code it was opened: it reaches that exam alone. Null: a sign-in.';
-- Beside a person's sign-in there may be one session for each exam room. A sign-in elsewhere ends none of those.
drop index user_session_one_active;
create unique index user_session_one_active on user_session (user_no, coalesce(admission_id, 0)) where gmt_revoke is null;
create index user_session_admission on user_session (admission_id) where admission_id is not null and gmt_revoke is null;

alter table exam_attempt add column networks integer[] not null default '{}';
comment on column exam_attempt.networks is 'The networks that its pages saved from, each as 16 bits of a hash of a part of the address: whether two are the same, and nothing else.';
