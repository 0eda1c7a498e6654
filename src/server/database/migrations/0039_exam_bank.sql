-- The question bank at the desk: subjects that are removed stay as long as something names their questions; two
-- questions of the same words are found without reading versions; each maker's questions are read in their order.

alter table exam_subject add column is_removed boolean not null default false;
comment on column exam_subject.is_removed is 'Questions that are removed keep their subject.';

alter table exam_question add column body_hash text not null default '';
comment on column exam_question.body_hash is 'Of the newest version, kept by a trigger: two of a hash are the same question.';

create function exam_question_hash() returns trigger language plpgsql as $$
begin
  new.body_hash := coalesce(
    (select version.body_hash from public.exam_question_version as version where version.id = new.version_id), '');
  return new;
end
$$;
create trigger exam_question_hashed before insert or update of version_id on exam_question
  for each row execute function exam_question_hash();

select set_config('app.scope', 'system', true);
update exam_question set body_hash = version.body_hash
  from exam_question_version as version where version.id = exam_question.version_id;
select set_config('app.scope', '', true);

create index exam_question_same on exam_question (org_no, body_hash) where not is_removed;
create index exam_question_org on exam_question (org_no, id desc) where not is_removed;
create index exam_question_owner on exam_question (owner_user_no, id desc) where not is_removed;
create index exam_subject_owner on exam_subject (owner_user_no) where not is_removed;
create index exam_paper_owner on exam_paper (owner_user_no, id desc) where not is_removed;
