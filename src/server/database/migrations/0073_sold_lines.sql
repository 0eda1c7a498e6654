-- What organisations sold, line by line, and what they agreed with their lecturers.

create index order_line_org on order_line (course_org_no, id desc) where course_org_no is not null and price_fen > 0;
create policy earner_rate_org on earner_rate for select
  using (public.app_scope() = 'organisation' and org_no = public.app_org_no());
