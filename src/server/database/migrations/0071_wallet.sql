-- Money that somebody puts into their wallet: an order of its own kind, paid as any other.

alter table sales_order drop constraint sales_order_order_kind_check;
alter table sales_order add constraint sales_order_order_kind_check
  check (order_kind in ('course', 'exam', 'grade', 'vip', 'topUp'));
alter table order_line drop constraint order_line_line_kind_check;
alter table order_line add constraint order_line_line_kind_check
  check (line_kind in ('course', 'exam', 'grade', 'vip', 'topUp'));
comment on column sales_order.order_kind is
  'Of its lines; course where there are courses, exam where there are exams and classes. topUp: what is paid goes into the buyer''s wallet.';
