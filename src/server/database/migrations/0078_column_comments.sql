-- The comments of 0002 named a document that is not part of this project.
comment on column course.course_category is '1 video, 2 live, 3 library, 4 resource.';
comment on column course.course_discount_fen is 'What an SVIP member pays; null: nothing.';
