import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";

/** What changes of a draft beside its content. */
export interface DraftChange {
  draft_state?: number;
  audit_opinion?: string;
  gmt_submit?: Date;
}

/** In a transaction that holds the course. */
export async function updateDraft(trx: Trx, courseId: string, change: DraftChange): Promise<void> {
  await trx.updateTable("course_draft").set(change).where("course_id", "=", courseId).execute();
}

/** Nothing differs from what is published any more. The version grows: who still edits the one before is told. */
export async function clearDraft(
  trx: Trx,
  { courseId, opinion, now }: { courseId: string; opinion: string; now: Date },
): Promise<number> {
  const { version } = await trx
    .updateTable("course_draft")
    .set(({ eb }) => ({
      version: eb("version", "+", 1),
      draft_state: 2,
      body: null,
      audit_opinion: opinion,
      gmt_modified: now,
    }))
    .where("course_id", "=", courseId)
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

/** Takes away a course that never was published, with all that belongs to it. */
export async function deleteCourse(trx: Trx, courseId: string): Promise<void> {
  await trx.deleteFrom("course").where("id", "=", courseId).execute();
}

/** Puts a course on the shelf or takes it off; when it came there first is kept by who asks. */
export async function updateShelf(
  trx: Trx,
  { courseId, isPutaway, now }: { courseId: string; isPutaway: boolean; now: Date },
): Promise<void> {
  await sql`update course set is_putaway = ${isPutaway}, gmt_modified = ${now},
    gmt_putaway = case when ${isPutaway} and not is_putaway then ${now} else gmt_putaway end where id = ${courseId}`.execute(
    trx,
  );
}

/** Writes down what was decided; gives its number. */
export async function insertAudit(
  trx: Trx,
  audit: {
    courseId: string;
    orgNo: string;
    version: number;
    auditStatus: number;
    auditOpinion: string;
    userNo: string;
    now: Date;
  },
): Promise<string> {
  const { id } = await trx
    .insertInto("course_audit")
    .values({
      course_id: audit.courseId,
      org_no: audit.orgNo,
      version: audit.version,
      audit_status: audit.auditStatus,
      audit_opinion: audit.auditOpinion,
      audit_user_no: audit.userNo,
      gmt_create: audit.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
