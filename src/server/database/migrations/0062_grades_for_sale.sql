-- Places in classes are bought: lines of carts and orders, places that are held while an order waits, and the order that
-- a membership came from.

alter table grade add column held_count integer not null default 0 check (held_count >= 0);
comment on column grade.held_count is
  'Places of orders that are not handed over or closed yet: they are nobody else''s. Changed with the state of the order.';

alter table grade_member add column order_no text;
comment on column grade_member.order_no is
  'The order that paid for the place; a refund of it ends the membership. Kept when who bought it leaves and comes back.';
comment on column grade_member.state is '1 in the class, 2 left, 3 removed, also by a refund.';
create index grade_member_order on grade_member (order_no) where order_no is not null;

-- Which classes are sold: one place for carts, their badge, pages and orders. A full one stays in carts.
create function grade_is_sold(one public.grade, moment timestamptz) returns boolean language sql immutable as $$
  select one.is_putaway and one.state in (2, 3) and not one.is_free and one.price_fen > 0 and one.join_way <> 3
    and one.end_time > moment
$$;
comment on function grade_is_sold is 'Listed, open or running, not over, at a price, and not closed to who comes by themselves.';

alter table cart_item drop constraint cart_item_check;
alter table cart_item add column grade_id bigint references grade (id) on delete cascade;
alter table cart_item add unique (user_no, grade_id);
alter table cart_item add check (num_nonnulls(course_id, exam_id, grade_id) = 1);
create index cart_item_grade_id on cart_item (grade_id) where grade_id is not null;

alter table sales_order drop constraint sales_order_order_kind_check;
alter table sales_order add constraint sales_order_order_kind_check check (order_kind in ('course', 'exam', 'grade', 'vip'));
comment on column sales_order.order_kind is 'Of its lines; course where there are courses, exam where there are exams and classes.';

alter table order_line drop constraint order_line_line_kind_check;
alter table order_line add constraint order_line_line_kind_check check (line_kind in ('course', 'exam', 'grade', 'vip'));
alter table order_line add column grade_id bigint references grade (id);
alter table order_line add unique (order_no, grade_id);
alter table order_line add check ((line_kind = 'grade') = (grade_id is not null));
create index order_line_grade on order_line (grade_id) where grade_id is not null;
