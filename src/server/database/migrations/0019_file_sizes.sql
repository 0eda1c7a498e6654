-- What lists and pages say of documents and files: how many pages, how large. Media are for the server alone, so what everybody
-- may know of them stands with the period and, added up, with the course. Triggers keep it: whoever stores a file need not.

alter table period add column file_bytes bigint check (file_bytes >= 0);
comment on column period.file_bytes is 'Size of the document or file that is opened.';
alter table course
  add column page_total integer not null default 0 check (page_total >= 0),
  add column bytes_total bigint not null default 0 check (bytes_total >= 0);
comment on column course.page_total is 'Pages of all its documents and files.';
comment on column course.bytes_total is 'Size of all its documents and files.';

create function period_files_changed() returns trigger language plpgsql as $$
begin
  update period set file_bytes = kept.bytes
  from (
    select period_id, (select max(bytes) from period_media where period_media.period_id = changed.period_id and kind in ('pdf', 'file')) as bytes
    from changed group by period_id
  ) as kept
  where period.id = kept.period_id and period.file_bytes is distinct from kept.bytes;
  return null;
end $$;
create trigger period_files_added after insert on period_media referencing new table as changed for each statement execute function period_files_changed();
create trigger period_files_changed after update on period_media referencing new table as changed for each statement execute function period_files_changed();
create trigger period_files_removed after delete on period_media referencing old table as changed for each statement execute function period_files_changed();

create function course_files_changed() returns trigger language plpgsql as $$
begin
  update course set page_total = kept.pages, bytes_total = kept.bytes
  from (
    select asked.course_id, coalesce(sum(period.doc_page), 0) as pages, coalesce(sum(period.file_bytes), 0) as bytes
    from (select distinct course_id from changed) as asked left join period on period.course_id = asked.course_id
    group by asked.course_id
  ) as kept
  where course.id = kept.course_id and (course.page_total, course.bytes_total) is distinct from (kept.pages, kept.bytes);
  return null;
end $$;
create trigger course_files_added after insert on period referencing new table as changed for each statement execute function course_files_changed();
create trigger course_files_changed after update on period referencing new table as changed for each statement execute function course_files_changed();
create trigger course_files_removed after delete on period referencing old table as changed for each statement execute function course_files_changed();

-- Which live courses have a session that is on, or one to come.
create index period_session on period (end_time, begin_time) where begin_time is not null;

-- What is stored already. The owner of the tables may be an ordinary role, for whom the policies count too.
select set_config('app.scope', 'system', true);
update period set file_bytes = (select max(bytes) from period_media where period_id = period.id and kind in ('pdf', 'file'));
update course set page_total = kept.pages, bytes_total = kept.bytes
from (select course_id, coalesce(sum(doc_page), 0) as pages, coalesce(sum(file_bytes), 0) as bytes from period group by course_id) as kept
where kept.course_id = course.id;
select set_config('app.scope', '', true);
