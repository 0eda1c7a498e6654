import { sql } from "kysely";
import { CertificateAwardEnum } from "../../../../generated/enums.ts";
import type { Trx } from "../../../database/connect.ts";
import type { TemplateRow } from "./issue.ts";

/** Templates as issuing needs them, in a transaction of scope `system`. */
export async function selectTemplates(trx: Trx, which: ReturnType<typeof sql>): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select template.id, template.org_no as "orgNo", template.owner_user_no as "ownerUserNo",
      template.template_name as "templateName", template.award_kind as "awardKind", template.prefix,
      template.valid_months as "validMonths", template.version_id as "versionId",
      coalesce(course.course_name, exam.exam_name, grade.grade_name, '') as "subjectName",
      (select nullif(trim_scale(round(sum(video_seconds) / 3600.0, 1)), 0)::text from period
        where period.course_id = template.course_id and gmt_remove is null) as "studyHours",
      coalesce((select version.design @> '{"elements": [{"kind": "selfie"}]}' from certificate_template_version as version
        where version.id = template.version_id), false) as "hasPhoto"
    from certificate_template as template
    left join course on course.id = template.course_id
    left join exam on exam.id = template.exam_id
    left join grade on grade.id = template.grade_id
    where template.version_id is not null and ${which}
    order by template.id`.execute(trx);
  return rows;
}

/** What a certificate can be for, as the table has it. */
export const sourceColumns = {
  [CertificateAwardEnum.course]: "course_id",
  [CertificateAwardEnum.exam]: "exam_id",
  [CertificateAwardEnum.grade]: "grade_id",
} as const;

/** The templates that are issued by themselves for a course, an exam or a class. */
export function autoTemplates(trx: Trx, kind: keyof typeof sourceColumns, sourceId: string): Promise<TemplateRow[]> {
  return selectTemplates(
    trx,
    sql`template.is_auto and not template.is_removed and template.${sql.ref(sourceColumns[kind])} = ${sourceId}`,
  );
}

/** Somebody who may get a certificate. */
export interface Candidate {
  userNo: string;
  holderName: string;
  score: string | null;
}

/** Those of some people who completed a course: they hold it, and no period of it is left. */
export async function selectCompleted(trx: Trx, courseId: string, userNos: string[]): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select app_user.user_no as "userNo", app_user.name as "holderName", null as score
    from course_user join app_user using (user_no)
    where course_user.course_id = ${courseId} and course_user.gmt_revoke is null
      and course_user.user_no = any(${userNos}::bigint[]) and ${completed(sql`course_user`)}`.execute(trx);
  return rows;
}

/** Whether the person of a row of `course_user` has completed all periods of its course, of which it has some. */
export const completed = (held: ReturnType<typeof sql>) => sql<boolean>`(
  exists (select from period where period.course_id = ${held}.course_id and period.gmt_remove is null)
  and not exists (select from period where period.course_id = ${held}.course_id and period.gmt_remove is null
    and not exists (select from study_progress where study_progress.period_id = period.id
      and study_progress.user_no = ${held}.user_no and study_progress.gmt_complete is not null)))`;

/** Those of some people who passed an exam, with their best points. */
export async function selectPassed(trx: Trx, examId: string, userNos: string[]): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select app_user.user_no as "userNo", app_user.name as "holderName",
      trim_scale(max(exam_attempt.cents)::numeric / 100)::text as score
    from exam_attempt join app_user using (user_no)
    where exam_attempt.exam_id = ${examId} and exam_attempt.user_no = any(${userNos}::bigint[]) and ${passed}
    group by app_user.user_no, app_user.name`.execute(trx);
  return rows;
}

/** Whether an attempt is marked, and passed. */
export const passed = sql<boolean>`(exam_attempt.state = 4 and exam_attempt.cents >= exam_attempt.pass_cents
  and not exam_attempt.is_replaced)`;

/** People by their accounts. */
export async function selectPeople(trx: Trx, userNos: string[]): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select user_no as "userNo", name as "holderName", null as score from app_user
    where user_no = any(${userNos}::bigint[])`.execute(trx);
  return rows;
}
