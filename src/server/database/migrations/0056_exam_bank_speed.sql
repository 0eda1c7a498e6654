-- Who asks is worked out once a statement, not once for each row that it comes across: a bank has 100,000 questions. As
-- texts of the policies, because a function that selects is not taken into a statement.

alter policy exam_question_mine on exam_question using (
  (select public.app_scope()) in ('system', 'operator')
  or ((select public.app_scope()) = 'organisation' and org_no = (select public.app_org_no()) and org_no <> 'default')
  or owner_user_no = (select public.app_user_no())
);

alter policy exam_question_key_mine on exam_question_key using (
  (select public.app_scope()) in ('system', 'operator')
  or ((select public.app_scope()) = 'organisation' and org_no = (select public.app_org_no()) and org_no <> 'default')
  or owner_user_no = (select public.app_user_no())
);

alter policy exam_question_version_read on exam_question_version using (
  (select public.app_scope()) in ('system', 'operator')
  or exists (select 1 from public.exam_question where exam_question.id = question_id)
  or exists (
    select 1 from public.exam_attempt_slot
    join public.exam_attempt on exam_attempt.id = exam_attempt_slot.attempt_id
    where exam_attempt_slot.question_version_id = exam_question_version.id
      and exam_attempt.user_no = (select public.app_user_no())
  )
);

alter policy exam_attempt_read on exam_attempt using (
  user_no = (select public.app_user_no())
  or (select public.app_scope()) in ('system', 'operator')
  or ((select public.app_scope()) = 'organisation' and org_no = (select public.app_org_no()) and org_no <> 'default')
  or owner_user_no = (select public.app_user_no())
);

alter policy exam_attempt_slot_read on exam_attempt_slot using (
  (select public.app_scope()) = 'system'
  or exists (select 1 from public.exam_attempt where exam_attempt.id = attempt_id)
);
