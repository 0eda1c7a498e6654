-- What is free in a category, of one kind: few rows of many, whatever order they are asked for in.
create index course_category1_kind on course (category_id1, course_category, price_fen) where is_public;
