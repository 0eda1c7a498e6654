-- pg_dump reads with an empty search path: what a policy calls must say where its tables are. By their names, not by a setting of
-- the function, which would keep it from being planned into the query.
create or replace function app_holds_course(asked bigint) returns boolean language sql stable cost 10 as $$
  select exists (
    select from public.course_user
    where user_no = public.app_user_no() and course_id = asked and gmt_revoke is null and (gmt_expire is null or gmt_expire > now())
  )
$$;
