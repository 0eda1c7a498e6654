import { sql } from "kysely";
import { AuditStatusEnum } from "../../../generated/enums.ts";
import type { CourseDraftBody } from "../../../generated/types.ts";
import type { Trx } from "../../database/connect.ts";

export type MakingRow = NonNullable<Awaited<ReturnType<typeof selectMaking>>>;

/**
 * Holds a course until the transaction ends. Before it is read: what was read while waiting would be as it was before.
 */
export async function holdCourse(trx: Trx, courseId: string): Promise<void> {
  await trx.selectFrom("course").where("id", "=", courseId).select("id").forUpdate().execute();
}

/** A course with its draft, whoever it belongs to. */
export function selectMaking(trx: Trx, courseId: string) {
  return trx
    .selectFrom("course")
    .leftJoin("course_draft", "course_draft.course_id", "course.id")
    .where("course.id", "=", courseId)
    .select([
      "course.id",
      "course.org_no",
      "course.lecturer_user_no",
      "course.course_category",
      "course.course_name",
      "course.audit_status",
      "course.is_putaway",
      "course.is_public",
    ])
    .select([
      "course.count_study",
      "course.gmt_modified as course_modified",
      "course_draft.version",
      "course_draft.draft_state",
      "course_draft.audit_opinion",
    ])
    .select(["course_draft.body", "course_draft.gmt_submit", "course_draft.gmt_modified as draft_modified"])
    .select(["course_draft.user_no as draft_user_no"])
    .executeTakeFirst();
}

/** The organisation of a course; undefined where there is no such course. */
export async function selectOrgNo(trx: Trx, courseId: string): Promise<string | undefined> {
  const row = await trx.selectFrom("course").where("id", "=", courseId).select("org_no").executeTakeFirst();
  return row?.org_no;
}

/** Adds a course that nobody sees but who makes it; gives its number. */
export async function insertCourse(
  trx: Trx,
  course: { orgNo: string; lecturerUserNo: string; courseCategory: number; courseName: string; now: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto("course")
    .values({
      org_no: course.orgNo,
      lecturer_user_no: course.lecturerUserNo,
      course_category: course.courseCategory,
      course_name: course.courseName,
      audit_status: 0,
      is_putaway: false,
      gmt_create: course.now,
      gmt_modified: course.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewDraft {
  courseId: string;
  orgNo: string;
  version: number;
  body: CourseDraftBody;
  userNo: string;
  now: Date;
}

/** Writes a draft that is being edited over the one before; what was said of that stays until it is submitted again. */
export async function saveDraft(trx: Trx, { courseId, orgNo, version, body, userNo, now }: NewDraft): Promise<void> {
  const json = JSON.stringify(body);
  await sql`insert into course_draft (course_id, org_no, version, draft_state, body, user_no, gmt_create, gmt_modified)
    values (${courseId}, ${orgNo}, ${version}, 0, ${json}::jsonb, ${userNo}, ${now}, ${now})
    on conflict (course_id) do update set version = excluded.version, draft_state = 0, body = excluded.body,
      user_no = excluded.user_no, gmt_modified = excluded.gmt_modified`.execute(trx);
}

/** A lecturer who passed the audit, of an organisation or by their number; undefined where there is none. */
export function selectLecturer(
  trx: Trx,
  { lecturerUserNo, orgNo }: { lecturerUserNo?: string | undefined; orgNo?: string | undefined },
) {
  let query = trx.selectFrom("lecturer").where("audit_status", "=", AuditStatusEnum.passed);
  if (lecturerUserNo !== undefined) query = query.where("lecturer_user_no", "=", lecturerUserNo);
  if (orgNo !== undefined) query = query.where("org_no", "=", orgNo);
  return query
    .select(["lecturer_user_no", "org_no", "lecturer_name"])
    .orderBy("sort", "desc")
    .orderBy("lecturer_user_no")
    .limit(1)
    .executeTakeFirst();
}

/** What was decided of a course, the newest first. */
export function selectAuditHistory(trx: Trx, courseId: string) {
  return trx
    .selectFrom("course_audit")
    .where("course_id", "=", courseId)
    .select(["version", "audit_status", "audit_opinion", "gmt_create"])
    .orderBy("id", "desc")
    .limit(20)
    .execute();
}
