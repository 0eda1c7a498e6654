import { sql } from "kysely";
import { DraftStateEnum } from "../../../generated/enums.ts";
import type { Trx } from "../../database/connect.ts";
import type { PageRange } from "../../lib/paging.ts";

export type WaitingRow = Awaited<ReturnType<typeof selectWaiting>>[number];

/** The queue of the audit, as an operator may see it. */
export function selectWaiting(trx: Trx, { pageSize, offset }: PageRange) {
  return trx
    .selectFrom("course_draft")
    .innerJoin("course", "course.id", "course_draft.course_id")
    .innerJoin("organisation", "organisation.org_no", "course_draft.org_no")
    .leftJoin("lecturer", "lecturer.lecturer_user_no", "course.lecturer_user_no")
    .where("course_draft.draft_state", "=", DraftStateEnum.waiting)
    .select([
      "course_draft.course_id",
      "course_draft.version",
      "course_draft.body",
      "course_draft.gmt_submit",
      "course_draft.gmt_modified",
    ])
    .select(["course.org_no", "course.audit_status", "organisation.org_name", "lecturer.lecturer_name"])
    .orderBy("course_draft.gmt_submit")
    .orderBy("course_draft.course_id")
    .limit(pageSize)
    .offset(offset)
    .execute();
}

export async function countWaiting(trx: Trx): Promise<number> {
  const { total } = await trx
    .selectFrom("course_draft")
    .where("draft_state", "=", DraftStateEnum.waiting)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A decision that nobody was told of yet, held; undefined where it was told, or its course is gone. */
export function holdUntold(trx: Trx, auditId: string) {
  return trx
    .selectFrom("course_audit")
    .innerJoin("course", "course.id", "course_audit.course_id")
    .leftJoin("course_draft", "course_draft.course_id", "course.id")
    .where("course_audit.id", "=", auditId)
    .where("course_audit.gmt_tell", "is", null)
    .select([
      "course_audit.audit_status",
      "course_audit.audit_opinion",
      "course.id as course_id",
      "course.org_no",
      "course.course_category",
      "course.lecturer_user_no",
    ])
    .select([
      "course_draft.user_no",
      sql<string>`coalesce(course_draft.body ->> 'courseName', course.course_name)`.as("course_name"),
    ])
    .forUpdate("course_audit")
    .executeTakeFirst();
}

export async function markTold(trx: Trx, auditId: string, now: Date): Promise<void> {
  await trx.updateTable("course_audit").set({ gmt_tell: now }).where("id", "=", auditId).execute();
}

/** Those who are told, each once, with their kinds. In scope `system`. */
export function selectMakers(trx: Trx, userNos: (string | null)[]) {
  const known = userNos.filter((userNo) => userNo !== null);
  return trx
    .selectFrom("app_user")
    .where("user_no", "in", known)
    .select(["user_no", "user_type"])
    .orderBy("user_no")
    .execute();
}
