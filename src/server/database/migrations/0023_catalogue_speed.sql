-- What decides the order of hits stands beside their words, so that ten thousand hits are ranked without reading a course.

alter table course_search
  add column name_folded text not null default '',
  add column count_study integer not null default 0;
comment on column course_search.name_folded is 'The name of the course in small letters.';
comment on column course_search.count_study is 'As in course.';

-- Whoever writes words need not think of it.
create function course_search_order() returns trigger language plpgsql as $$
begin
  select lower(course_name), course.count_study into new.name_folded, new.count_study from course where id = new.course_id;
  return new;
end $$;
create trigger course_search_order before insert on course_search for each row execute function course_search_order();

create function course_search_follows() returns trigger language plpgsql as $$
begin
  update course_search set name_folded = lower(new.course_name), count_study = new.count_study where course_id = new.id;
  return null;
end $$;
create trigger course_search_follows after update of course_name, count_study on course
  for each row when (old.course_name <> new.course_name or old.count_study <> new.count_study) execute function course_search_follows();

-- The owner of the tables may be an ordinary role, for whom the policies count too.
select set_config('app.scope', 'system', true);
update course_search set name_folded = lower(course_name), count_study = course.count_study from course where course.id = course_id;
select set_config('app.scope', '', true);

-- A first-level category is large, and a list of it is narrowed further: its rows are walked in the order that is asked for.
create index course_category1_new on course (category_id1, gmt_putaway desc, id desc) where is_public;
create index course_category1_popular on course (category_id1, count_study desc, id desc) where is_public;
create index course_category1_price on course (category_id1, price_fen, id) where is_public;
