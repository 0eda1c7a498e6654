-- What two columns say of themselves stands on its own: it names no document.
comment on column course.course_category is '1 video, 2 live, 3 library, 4 resource.';
comment on column course.course_discount_fen is 'What an SVIP member pays; null: nothing.';
