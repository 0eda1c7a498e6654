-- Replays that are to be fetched from the media server: hours of film, so no event of the outbox, whose events take moments.

create table live_replay (
  period_id bigint primary key references period (id) on delete cascade,
  gmt_due timestamptz not null,
  attempts integer not null default 0,
  last_error text not null default '',
  gmt_create timestamptz not null default now()
);
comment on table live_replay is 'Sessions whose recording waits to be fetched; a row goes when it was, or when it does not come any more.';
comment on column live_replay.gmt_due is 'Not before; while it is being fetched, until when whoever does is waited for.';
create index live_replay_due on live_replay (gmt_due);
alter table live_replay enable row level security;
alter table live_replay force row level security;
create policy live_replay_system on live_replay using (app_scope() = 'system') with check (app_scope() = 'system');
grant select, insert, update, delete on live_replay to lectern_app;

-- What waits in the outbox waits here from now on. The owner of the tables may be an ordinary role, for whom the policies count too.
select set_config('app.scope', 'system', true);
insert into live_replay (period_id, gmt_due)
select period.id, min(outbox.next_try) from outbox join period on period.id = (outbox.payload ->> 'periodId')::bigint
where outbox.topic = 'live.replay' and outbox.gmt_done is null group by period.id;
delete from outbox where topic = 'live.replay' and gmt_done is null;
select set_config('app.scope', '', true);
