import { sql, type RawBuilder } from "kysely";
import { ExamAttemptStateEnum, ExamKindEnum, type QuestionKindEnum } from "../../../../generated/enums.ts";
import type { ExamQuestionBody, ExamQuestionKey } from "../../../../generated/types.ts";
import type { Trx } from "../../../database/connect.ts";

/** Questions that nobody, or not this person, may practise just now. */
export interface Held {
  /** Questions that papers of exams name, and those that stand in an open attempt. */
  questionIds: string[];
  /** What papers of exams draw from, as their rules say it. */
  rules: unknown[];
}

/**
 * What is held back in an organisation: what an exam or homework on offer that is not over has, or may draw, for
 * everybody, because one could tell another; and what stands in an open attempt, of practice in one's own.
 */
export async function selectHeld(
  trx: Trx,
  { orgNo, userNo, now }: { orgNo: string; userNo: string; now: Date },
): Promise<Held> {
  const { rows } = await sql<Held>`
    with section as (
      select section from exam join exam_paper_version on exam_paper_version.id = exam.paper_version_id
      cross join jsonb_array_elements(sections) as section
      where exam.org_no = ${orgNo} and exam.is_putaway and exam.exam_kind <> ${ExamKindEnum.practice}
        and (exam.gmt_end is null or exam.gmt_end > ${now})
    ),
    sat as (
      select exam_attempt.id from exam_attempt join exam on exam.id = exam_attempt.exam_id
      where exam_attempt.state = ${ExamAttemptStateEnum.inProgress} and exam.org_no = ${orgNo}
        and (exam_attempt.user_no = ${userNo}
          or (exam.exam_kind <> ${ExamKindEnum.practice} and (not exam.is_putaway or exam.gmt_end <= ${now})))
    )
    select
      array(
        select distinct fixed ->> 'questionId' from section
        cross join jsonb_array_elements(coalesce(section -> 'fixed', '[]')) as fixed
        union
        select distinct version.question_id::text from sat
        join exam_attempt_slot on exam_attempt_slot.attempt_id = sat.id
        join exam_question_version as version on version.id = exam_attempt_slot.question_version_id
      ) as "questionIds",
      (select coalesce(jsonb_agg(distinct rule), '[]') from section
        cross join jsonb_array_elements(coalesce(section -> 'random', '[]')) as rule) as rules`.execute(trx);
  return rows[0] ?? { questionIds: [], rules: [] };
}

/** Whether a question, or another of the same words, is held back. */
function isHeld({ questionIds, rules }: Held): RawBuilder<boolean> {
  if (questionIds.length === 0 && rules.length === 0) return sql<boolean>`false`;
  return sql<boolean>`exists (
    select from exam_question_version as twin join exam_question as other on other.id = twin.question_id
    where twin.org_no = version.org_no and twin.body_hash = version.body_hash and (
      other.id = any(${questionIds}::bigint[])
      or exists (
        select from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as rule ("subjectId" bigint,
          "questionKind" smallint, "minDifficulty" smallint, "maxDifficulty" smallint, tag text)
        where rule."subjectId" = other.subject_id
          and coalesce(rule."questionKind", other.question_kind) = other.question_kind
          and other.difficulty between coalesce(rule."minDifficulty", 1) and coalesce(rule."maxDifficulty", 5)
          and (rule.tag is null or rule.tag = any(other.tags))
      )
    ))`;
}

export interface SubjectRow {
  id: string;
  subjectName: string;
  orgNo: string;
  owner: string | null;
  isPractice: boolean;
}

export async function selectSubject(trx: Trx, id: string): Promise<SubjectRow | undefined> {
  const { rows } = await sql<SubjectRow>`
    select id, subject_name as "subjectName", org_no as "orgNo", owner_user_no as owner, is_practice as "isPractice"
    from exam_subject where id = ${id} and not is_removed`.execute(trx);
  return rows[0];
}

/** The subjects that are open to practice, those with the most questions first. */
export async function selectPracticeSubjects(trx: Trx, orgNo: string | undefined) {
  const { rows } = await sql<{
    id: string;
    subjectName: string;
    orgNo: string;
    orgName: string;
    lecturerName: string | null;
    questionCount: number;
  }>`
    select exam_subject.id, subject_name as "subjectName", exam_subject.org_no as "orgNo",
      organisation.org_name as "orgName", lecturer.lecturer_name as "lecturerName", counted."questionCount"
    from exam_subject join organisation on organisation.org_no = exam_subject.org_no
    left join lecturer on lecturer.lecturer_user_no = exam_subject.owner_user_no
    cross join lateral (select count(*)::int as "questionCount" from exam_question
      where exam_question.subject_id = exam_subject.id and exam_question.org_no = exam_subject.org_no
        and not is_removed) as counted
    where exam_subject.is_practice and not exam_subject.is_removed ${orgNo === undefined ? sql`` : sql`and exam_subject.org_no = ${orgNo}`}
    order by counted."questionCount" desc, exam_subject.id limit 100`.execute(trx);
  return rows;
}

/** The questions of a subject that a person may practise, with what they did before. */
const practised = ({ subject, userNo, held }: { subject: SubjectRow; userNo: string; held: Held }) => sql`
  exam_question as question join exam_question_version as version on version.id = question.version_id
  left join exam_practice as done on done.question_id = question.id and done.user_no = ${userNo}
  where question.org_no = ${subject.orgNo} and question.subject_id = ${subject.id} and not question.is_removed
    and not ${isHeld(held)}`;

export interface Counts {
  questionCount: number;
  newCount: number;
  wrongCount: number;
  dueCount: number;
  favouriteCount: number;
}

export async function countPractice(
  trx: Trx,
  { now, ...which }: { subject: SubjectRow; userNo: string; held: Held; now: Date },
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*)::int as "questionCount",
      (count(*) filter (where coalesce(done.tries, 0) = 0))::int as "newCount",
      (count(*) filter (where done.box > 0))::int as "wrongCount",
      (count(*) filter (where done.box > 0 and done.gmt_due <= ${now}))::int as "dueCount",
      (count(*) filter (where done.is_favourite))::int as "favouriteCount"
    from ${practised(which)}`.execute(trx);
  return rows[0]!;
}

export interface PracticeRow {
  id: string;
  kind: QuestionKindEnum;
  difficulty: number;
  body: ExamQuestionBody;
  versionId: string;
  isFavourite: boolean;
  box: number;
  tries: number;
  wrongTries: number;
}

const columns = sql`question.id, question.question_kind as kind, question.difficulty, version.body,
  version.id as "versionId", coalesce(done.is_favourite, false) as "isFavourite", coalesce(done.box, 0) as box,
  coalesce(done.tries, 0) as tries, coalesce(done.wrong_tries, 0) as "wrongTries"`;

const parts = {
  all: () => sql`true`,
  new: () => sql`coalesce(done.tries, 0) = 0`,
  wrong: () => sql`done.box > 0`,
  due: (now: Date) => sql`done.box > 0 and done.gmt_due <= ${now}`,
  favourite: () => sql`done.is_favourite`,
};

export interface PracticeFilter {
  from: keyof typeof parts;
  difficulty?: number | undefined;
  questionKind?: number | undefined;
  afterId?: string | undefined;
  limit: number;
}

/** What is due comes in the order in which it became so, all else by its number. */
export async function selectPractice(
  trx: Trx,
  { now, filter, ...which }: { subject: SubjectRow; userNo: string; held: Held; now: Date; filter: PracticeFilter },
): Promise<PracticeRow[]> {
  const { from, difficulty, questionKind, afterId, limit } = filter;
  const { rows } = await sql<PracticeRow>`
    select ${columns} from ${practised(which)} and ${parts[from](now)}
      ${difficulty === undefined ? sql`` : sql`and question.difficulty = ${difficulty}`}
      ${questionKind === undefined ? sql`` : sql`and question.question_kind = ${questionKind}`}
      ${afterId === undefined ? sql`` : sql`and question.id > ${afterId}`}
    order by ${from === "due" ? sql`done.gmt_due, question.id` : sql`question.id`} limit ${limit}`.execute(trx);
  return rows;
}

/** In which subject a question stands; undefined for one that was removed. */
export async function subjectOfQuestion(trx: Trx, questionId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom("exam_question")
    .where("id", "=", questionId)
    .where("is_removed", "=", false)
    .select("subject_id")
    .executeTakeFirst();
  return row?.subject_id;
}

/** One question that a person may practise. */
export async function selectPracticeQuestion(
  trx: Trx,
  { questionId, ...which }: { questionId: string; subject: SubjectRow; userNo: string; held: Held },
): Promise<(PracticeRow & { key: ExamQuestionKey }) | undefined> {
  const { rows } = await sql<PracticeRow & { key: ExamQuestionKey }>`
    select ${columns}, (select key from exam_question_key where version_id = version.id) as key
    from ${practised(which)} and question.id = ${questionId}`.execute(trx);
  return rows[0];
}

/** After how long a question of the book comes again, by its box, in seconds. After the last one it leaves the book. */
const DUE_SECONDS = [0, 600, 86_400, 3 * 86_400, 7 * 86_400, 14 * 86_400];

/**
 * Writes down how an answer was. What was wrong comes into the book, or back to its beginning; what is right when it is
 * due goes on, and what is right before that stays where it is.
 */
export async function recordTry(
  trx: Trx,
  { userNo, questionId, isRight, now }: { userNo: string; questionId: string; isRight: boolean; now: Date },
): Promise<{ box: number; due: Date | null }> {
  const seconds = sql`${DUE_SECONDS}::int[]`;
  const dueOf = (box: RawBuilder<number>) =>
    sql<Date | null>`case when ${box} > 0 then ${now}::timestamptz + (${seconds})[${box} + 1] * interval '1 second' end`;
  const { rows } = await sql<{ box: number; due: Date | null }>`
    with next as (
      select ${isRight ? sql`case when box = 0 or gmt_due > ${now} then box when box = 5 then 0 else box + 1 end` : sql`1`}
        as box, ${isRight ? sql`box > 0 and gmt_due > ${now}` : sql`false`} as stays
      from (select box, gmt_due from exam_practice where user_no = ${userNo} and question_id = ${questionId}
        union all select 0, null limit 1) as before
    )
    insert into exam_practice (user_no, question_id, tries, wrong_tries, box, gmt_due, gmt_modified)
    select ${userNo}, ${questionId}, 1, ${isRight ? 0 : 1}, next.box, ${dueOf(sql`next.box`)}, ${now} from next
    on conflict (user_no, question_id) do update set tries = exam_practice.tries + 1,
      wrong_tries = exam_practice.wrong_tries + excluded.wrong_tries, box = excluded.box,
      gmt_due = case when (select stays from next) then exam_practice.gmt_due else excluded.gmt_due end,
      gmt_modified = excluded.gmt_modified
    returning box, gmt_due as due`.execute(trx);
  return rows[0]!;
}

export async function recordFavourite(
  trx: Trx,
  { userNo, questionId, isFavourite, now }: { userNo: string; questionId: string; isFavourite: boolean; now: Date },
): Promise<void> {
  await trx
    .insertInto("exam_practice")
    .values({ user_no: userNo, question_id: questionId, is_favourite: isFavourite, gmt_modified: now })
    .onConflict((conflict) =>
      conflict.columns(["user_no", "question_id"]).doUpdateSet({ is_favourite: isFavourite, gmt_modified: now }),
    )
    .execute();
}
