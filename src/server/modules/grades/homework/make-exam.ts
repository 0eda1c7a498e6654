import { sql } from "kysely";
import { ExamAudienceEnum, ExamKindEnum, ExamShowEnum, QuestionKindEnum } from "../../../../generated/enums.ts";
import type { ExamPaperSection, HomeworkSettings } from "../../../../generated/types.ts";
import { fail } from "../../../core/errors.ts";
import type { Trx } from "../../../database/connect.ts";
import { insertVersion, nextSubjectSort, pointsOf, sizeOf, wordsOf } from "../../exams/index.ts";
import type { GradeRow } from "../../orders/index.ts";
import type { HomeworkRow } from "./homework-queries.ts";
import type { HomeworkValues } from "./own-homework.ts";
import { taskOf } from "./task-text.ts";
import { cutText } from "../../../../shared/cut-text.ts";

/** Of all points, so many are enough. */
const PASS_SHARE = 0.6;

interface Making {
  settings: Pick<HomeworkSettings, "homeworkName" | "task" | "rubricList">;
  maxCents: number;
  authorUserNo: string;
  now: Date;
}

/**
 * Makes the exam of a homework with its question and its paper, which are the class's owner's, as if they had been made at
 * the desk of exams; gives its id.
 */
export async function addExam(
  trx: Trx,
  { grade, values, ...making }: Making & { grade: GradeRow; values: HomeworkValues },
): Promise<string> {
  const { settings, maxCents, now } = making;
  const owner = { org_no: grade.org_no, owner_user_no: grade.lecturer_user_no };
  const body = { stem: taskOf(settings.task) };
  const { id: questionId } = await trx
    .insertInto("exam_question")
    .values({
      ...owner,
      subject_id: await subjectOf(trx, grade, now),
      question_kind: QuestionKindEnum.shortAnswer,
      words: wordsOf(body),
      gmt_create: now,
      gmt_modified: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addVersion(trx, { questionId, owner, versionNo: 1, ...making });
  const { id: paperId } = await trx
    .insertInto("exam_paper")
    .values({ ...owner, paper_name: values.exam_name, gmt_create: now, gmt_modified: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const paper = await addPaperVersion(trx, { paperId, questionId, orgNo: grade.org_no, versionNo: 1, ...making });
  const { id } = await trx
    .insertInto("exam")
    .values({
      ...owner,
      ...values,
      ...paper,
      introduce: JSON.stringify(body.stem),
      exam_kind: ExamKindEnum.homework,
      attempts_allowed: 0,
      pass_cents: Math.round(maxCents * PASS_SHARE),
      audience: ExamAudienceEnum.grade,
      show_score: ExamShowEnum.afterMarking,
      show_answers: ExamShowEnum.never,
      show_explanations: ExamShowEnum.never,
      is_rubric_shown: true,
      is_putaway: true,
      gmt_create: now,
      gmt_modified: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`insert into grade_exam (grade_id, exam_id, sort)
    select ${grade.id}, ${id}, coalesce(max(sort), 0) + 1 from grade_exam where grade_id = ${grade.id}`.execute(trx);
  return id;
}

/** Another task, other criteria or other points, as long as nobody has begun: another version of question and paper. */
export async function changeTask(trx: Trx, { before, ...making }: Making & { before: HomeworkRow }): Promise<void> {
  const { settings, maxCents, now } = making;
  const questionId = before.question_id ?? fail("NOT_FOUND");
  const question = await trx
    .selectFrom("exam_question")
    .where("id", "=", questionId)
    .select(["org_no", "owner_user_no"])
    .select(
      sql<number>`(select max(version_no) from exam_question_version where question_id = exam_question.id)`.as(
        "newest",
      ),
    )
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { newest, ...owner } = question;
  await addVersion(trx, { questionId, owner, versionNo: newest + 1, ...making });
  const paper = await trx
    .selectFrom("exam")
    .innerJoin("exam_paper_version as version", "version.id", "exam.paper_version_id")
    .where("exam.id", "=", before.id)
    .select("version.paper_id")
    .select(
      sql<number>`(select max(version_no) from exam_paper_version where paper_id = version.paper_id)`.as("newest"),
    )
    .executeTakeFirstOrThrow();
  const changed = await addPaperVersion(trx, {
    paperId: paper.paper_id,
    questionId,
    orgNo: owner.org_no,
    versionNo: paper.newest + 1,
    ...making,
  });
  await trx
    .updateTable("exam")
    .set({
      ...changed,
      introduce: JSON.stringify(taskOf(settings.task)),
      pass_cents: Math.round(maxCents * PASS_SHARE),
      gmt_modified: now,
    })
    .where("id", "=", before.id)
    .execute();
}

/** The subject that the tasks of a class are kept in: of its owner, and named after it. */
async function subjectOf(trx: Trx, grade: GradeRow, now: Date): Promise<string> {
  const owner = { org_no: grade.org_no, owner_user_no: grade.lecturer_user_no };
  const subject_name = cutText(grade.grade_name, 100);
  const found = await trx
    .selectFrom("exam_subject")
    .where("org_no", "=", owner.org_no)
    .where(sql<boolean>`owner_user_no is not distinct from ${owner.owner_user_no}`)
    .where("subject_name", "=", subject_name)
    .where("is_removed", "=", false)
    .select("id")
    .orderBy("id")
    .executeTakeFirst();
  if (found) return found.id;
  const { id } = await trx
    .insertInto("exam_subject")
    .values({ ...owner, subject_name, sort: nextSubjectSort(owner), gmt_create: now, gmt_modified: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function addVersion(
  trx: Trx,
  {
    questionId,
    owner,
    versionNo,
    settings,
    authorUserNo,
    now,
  }: Making & { questionId: string; owner: { org_no: string; owner_user_no: string | null }; versionNo: number },
): Promise<void> {
  const body = { stem: taskOf(settings.task) };
  const rubric = settings.rubricList.map(({ text, share }) => ({ text: text.trim(), share }));
  const versionId = await insertVersion(trx, {
    questionId,
    owner,
    versionNo,
    questionKind: QuestionKindEnum.shortAnswer,
    body,
    key: rubric.length > 0 ? { rubric } : {},
    authorUserNo,
    now,
  });
  await trx
    .updateTable("exam_question")
    .set({ version_id: versionId, words: wordsOf(body), gmt_modified: now })
    .where("id", "=", questionId)
    .execute();
}

/** What the exam takes over of a version of its paper. */
async function addPaperVersion(
  trx: Trx,
  {
    paperId,
    questionId,
    orgNo,
    versionNo,
    settings,
    maxCents,
    now,
  }: Making & { paperId: string; questionId: string; orgNo: string; versionNo: number },
): Promise<{ paper_version_id: string; max_cents: number; question_count: number }> {
  const sections: ExamPaperSection[] = [
    { title: cutText(settings.homeworkName.trim(), 100), fixed: [{ questionId, score: pointsOf(maxCents) }] },
  ];
  const size = sizeOf(sections);
  const { id } = await trx
    .insertInto("exam_paper_version")
    .values({
      paper_id: paperId,
      org_no: orgNo,
      version_no: versionNo,
      sections: JSON.stringify(sections),
      ...size,
      gmt_create: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .updateTable("exam_paper")
    .set({ version_id: id, paper_name: settings.homeworkName.trim(), gmt_modified: now })
    .where("id", "=", paperId)
    .execute();
  return { paper_version_id: id, ...size };
}
