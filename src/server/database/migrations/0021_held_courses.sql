-- Who holds a course sees it off the shelf too, which the policy for making courses left out.
alter policy course_read on course using (
  is_public or app_scope() in ('system', 'operator') or lecturer_user_no = app_user_no()
  or (app_scope() = 'organisation' and org_no = app_org_no())
  or (app_user_no() is not null and app_holds_course(id))
);

-- Lessons that were taken out of a course count no more for its pages and its size.
create or replace function course_files_changed() returns trigger language plpgsql as $$
begin
  update course set page_total = kept.pages, bytes_total = kept.bytes
  from (
    select asked.course_id, coalesce(sum(period.doc_page), 0) as pages, coalesce(sum(period.file_bytes), 0) as bytes
    from (select distinct course_id from changed) as asked left join period on period.course_id = asked.course_id and period.gmt_remove is null
    group by asked.course_id
  ) as kept
  where course.id = kept.course_id and (course.page_total, course.bytes_total) is distinct from (kept.pages, kept.bytes);
  return null;
end $$;
