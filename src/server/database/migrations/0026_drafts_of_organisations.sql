-- The platform is no organisation: what its lecturers make is not seen by whoever else belongs to it.
do $$
declare
  name text;
begin
  foreach name in array array['course_draft', 'course_audit'] loop
    execute format('alter policy %I on %I using (
      app_scope() in (''system'', ''operator'') or (app_scope() = ''organisation'' and org_no <> ''default'' and org_no = app_org_no())
      or exists (select from course where course.id = course_id and course.lecturer_user_no = app_user_no()))', name || '_read', name);
  end loop;
end
$$;
