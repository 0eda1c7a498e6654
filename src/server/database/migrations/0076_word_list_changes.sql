-- Nodes that hold a list of words read what changed of it, not the whole list.

alter table moderation_word
  add column change_xid bigint not null default (pg_current_xact_id()::text::bigint);
comment on column moderation_word.change_xid is
  'The transaction that wrote it last. Who read the list before that one ended reads it again.';
create index moderation_word_change on moderation_word (org_no, change_xid);

create table moderation_word_removed (
  word_id bigint primary key,
  org_no text not null,
  change_xid bigint not null,
  gmt_create timestamptz not null default now()
);
comment on table moderation_word_removed is 'Words that were taken off lists in the last two days, for the nodes that hold them.';
comment on column moderation_word_removed.word_id is 'The id that it had.';
comment on column moderation_word_removed.change_xid is 'The transaction that removed it.';
create index moderation_word_removed_change on moderation_word_removed (org_no, change_xid);
create index moderation_word_removed_old on moderation_word_removed (gmt_create);

alter table moderation_word_removed enable row level security;
alter table moderation_word_removed force row level security;
create policy moderation_word_removed_system on moderation_word_removed for all
  using (public.app_scope() = 'system') with check (public.app_scope() = 'system');
grant select, insert, update, delete on moderation_word_removed to lectern_app;

create function public.moderation_word_written() returns trigger language plpgsql as $$
begin
  new.change_xid := pg_current_xact_id()::text::bigint;
  return new;
end
$$;
create trigger moderation_word_written before update on moderation_word
  for each row execute function public.moderation_word_written();

create function public.moderation_word_removed() returns trigger language plpgsql as $$
begin
  delete from public.moderation_word_removed where gmt_create < now() - interval '2 days';
  insert into public.moderation_word_removed (word_id, org_no, change_xid)
    select id, org_no, pg_current_xact_id()::text::bigint from gone;
  return null;
end
$$;
create trigger moderation_word_removed after delete on moderation_word
  referencing old table as gone for each statement execute function public.moderation_word_removed();
