-- Who wants to, has messages by SMS too.

alter table message_choice
  add column by_sms smallint[] not null default '{}' check (by_sms <@ array[0, 1, 2, 3, 4]::smallint[]);
comment on column message_choice.by_sms is
  'What comes by SMS too: the kinds of muted, and 0 for what always comes. A kind that is muted comes in no way.';

create table msg_sms (
  msg_id bigint not null references msg (id) on delete cascade,
  user_no bigint not null references app_user (user_no) on delete cascade,
  next_try timestamptz not null,
  attempts smallint not null default 0 check (attempts >= 0),
  gmt_create timestamptz not null default now(),
  primary key (msg_id, user_no)
);
comment on table msg_sms is 'Messages that are still to be sent by SMS. What was sent, or cannot be, is removed.';
comment on column msg_sms.next_try is 'When it is due; while a server sends it, when another may.';
create index msg_sms_due on msg_sms (next_try);
create index msg_sms_user on msg_sms (user_no);

alter table msg_sms enable row level security;
alter table msg_sms force row level security;
create policy msg_sms_system on msg_sms for all
  using (public.app_scope() = 'system') with check (public.app_scope() = 'system');
grant select, insert, update, delete on msg_sms to lectern_app;
