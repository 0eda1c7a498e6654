import { PLATFORM } from "../../lib/org-no.ts";
import type { OperationContext, Session } from "../../core/context.ts";
import { UserTypeEnum } from "../../../generated/enums.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { fail } from "../../core/errors.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { holdCourse, selectMaking, type MakingRow } from "./draft-queries.ts";

/** Who asks: those who make a course may change it, those who audit it may look. */
export type Purpose = "make" | "look";

/**
 * The course with its draft, in a transaction of scope `system` so that NOT_FOUND and NO_PERMISSION can be told
 * apart; with
 * `lock` nobody else changes it until the transaction ends.
 */
export async function courseOf(
  trx: Trx,
  {
    courseId,
    session,
    purpose,
    lock = false,
  }: { courseId: string; session: Session; purpose: Purpose; lock?: boolean },
): Promise<MakingRow> {
  if (!isRecordId(courseId)) fail("NOT_FOUND");
  if (lock) await holdCourse(trx, courseId);
  const row = (await selectMaking(trx, courseId)) ?? fail("NOT_FOUND");
  if (!makes(row, session) && !(purpose === "look" && session.isOperator)) fail("NO_PERMISSION");
  return row;
}

/** The same, by itself. */
export function lookUpCourse(
  context: OperationContext,
  courseId: string,
  session: Session,
  purpose: Purpose,
): Promise<MakingRow> {
  return withActor(context.db, systemActor, (trx) => courseOf(trx, { courseId, session, purpose }));
}

/** Whether somebody makes a course: its lecturer, or its organisation. */
export function makes(course: { lecturer_user_no: string; org_no: string }, session: Session): boolean {
  if (session.userType === UserTypeEnum.lecturer && session.userNo === course.lecturer_user_no) return true;
  return (
    session.userType === UserTypeEnum.organisation && session.orgNo !== PLATFORM && session.orgNo === course.org_no
  );
}
