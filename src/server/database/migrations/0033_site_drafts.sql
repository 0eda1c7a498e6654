-- The draft of a site in the studio, and the history of what was published.

-- The place of a revision in the history of its layer, from 1: the history is read page by page without counting it.
alter table site_revision
  add column ordinal integer,
  add column author_name text not null default '',
  add column restored_id bigint references site_revision (id);
comment on column site_revision.author_name is 'What its author was called then.';
comment on column site_revision.restored_id is 'The revision whose content it has again; null where it has its own.';
-- The owner of the tables may be an ordinary role, for whom the policies count too, and revisions have none to change them.
alter table site_revision no force row level security;
update site_revision set ordinal = numbered.ordinal
  from (select id, row_number() over (partition by org_no, flavour order by id) as ordinal from site_revision) as numbered
  where numbered.id = site_revision.id;
alter table site_revision force row level security;
alter table site_revision alter column ordinal set not null;
create unique index site_revision_org_no_ordinal on site_revision (org_no, ordinal) where org_no is not null;
create unique index site_revision_flavour_ordinal on site_revision (flavour, ordinal) where flavour is not null;

create function site_revision_ordinal() returns trigger language plpgsql as $$
begin
  if new.org_no is not null then
    select coalesce(max(ordinal), 0) + 1 into new.ordinal from site_revision where org_no = new.org_no;
  else
    select coalesce(max(ordinal), 0) + 1 into new.ordinal from site_revision where flavour = new.flavour;
  end if;
  return new;
end $$;
create trigger site_revision_ordinal before insert on site_revision for each row execute function site_revision_ordinal();

-- Operators look at the history of all.
alter policy site_revision_read on site_revision using (
  app_scope() in ('system', 'operator')
  or (app_scope() = 'organisation' and org_no = app_org_no())
  or exists (select 1 from site where site.org_no = site_revision.org_no and site.published_revision = site_revision.id)
  or exists (select 1 from site_flavour where site_flavour.flavour = site_revision.flavour and site_flavour.published_revision = site_revision.id)
);

create table site_draft (
  org_no text primary key references organisation (org_no),
  version integer not null check (version > 0),
  patch json,
  base_revision bigint,
  author_user_no bigint references app_user (user_no) on delete set null,
  author_name text not null default '',
  schedule_time timestamptz,
  schedule_patch json,
  schedule_base bigint,
  schedule_version integer,
  schedule_message text not null default '',
  schedule_user_no bigint references app_user (user_no) on delete set null,
  schedule_author text not null default '',
  schedule_fault json,
  gmt_create timestamptz not null default now(),
  gmt_modified timestamptz not null default now(),
  check (org_no <> 'default'),
  check ((schedule_time is null) = (schedule_patch is null)),
  foreign key (org_no, base_revision) references site_revision (org_no, id),
  foreign key (org_no, schedule_base) references site_revision (org_no, id)
);
comment on table site_draft is 'What is edited of a site and not published. A site that has none was never edited in the studio.';
comment on column site_draft.version is 'Grows with each change and is never used again, so that two who save at once are noticed.';
comment on column site_draft.patch is 'The organisation''s own layer as it is edited; null: nothing differs from what is published.';
comment on column site_draft.base_revision is 'What was published when the draft was begun, null when nothing was: publishing does not overwrite what came in between.';
comment on column site_draft.schedule_patch is 'What is to be published at schedule_time, whatever is edited meanwhile; schedule_version says of which version it is.';
comment on column site_draft.schedule_fault is 'Why the last time that was set came and nothing was published.';
create index site_draft_schedule on site_draft (schedule_time) where schedule_time is not null;

alter table site_draft enable row level security;
alter table site_draft force row level security;
create policy site_draft_all on site_draft for all
  using (app_scope() in ('system', 'operator') or (app_scope() = 'organisation' and org_no = app_org_no()))
  with check (app_scope() in ('system', 'operator') or (app_scope() = 'organisation' and org_no = app_org_no()));
grant select, insert, update on site_draft to lectern_app;

-- Whoever changes a draft tells every process: previews are made of it.
create function site_draft_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('site_draft', new.org_no);
  return null;
end $$;
create trigger site_draft_changed after insert or update on site_draft for each row execute function site_draft_changed();
