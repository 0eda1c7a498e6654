import { sql } from "kysely";
import { GradeRoleEnum, UserTypeEnum } from "../../../generated/enums.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { GRADE_MEMBER, type GradeRow } from "../orders/index.ts";

/** A class as it is stored, in a transaction of scope `system`. NOT_FOUND. */
export async function selectGrade(trx: Trx, id: string): Promise<GradeRow> {
  const row = isRecordId(id)
    ? await trx.selectFrom("grade").where("id", "=", id).selectAll().executeTakeFirst()
    : undefined;
  return row ?? fail("NOT_FOUND");
}

/** Who somebody is in a class: undefined for who has nothing to do with it. Operators and organisations are its owners. */
export async function roleIn(trx: Trx, grade: GradeRow, context: OperationContext): Promise<GradeRoleEnum | undefined> {
  const { userNo, userType, orgNo, isOperator } = sessionIn(context);
  const isOrganisation = userType === UserTypeEnum.organisation && orgNo === grade.org_no && orgNo !== "default";
  if (isOperator || isOrganisation || grade.lecturer_user_no === userNo) return GradeRoleEnum.owner;
  const row = await trx
    .selectFrom("grade_member")
    .where("grade_id", "=", grade.id)
    .where("user_no", "=", userNo)
    .where("state", "=", GRADE_MEMBER.active)
    .select("role")
    .executeTakeFirst();
  // Checked by the table.
  return row?.role as GradeRoleEnum | undefined;
}

/** A class for who manages it, as `withGrade` has it. NOT_FOUND for everybody else. */
export async function selectManaged(
  trx: Trx,
  { gradeId, as }: { gradeId: string; as: "owner" | "manager" },
  context: OperationContext,
): Promise<GradeRow> {
  const grade = await selectGrade(trx, gradeId);
  const role = await roleIn(trx, grade, context);
  if (role !== GradeRoleEnum.owner && (as === "owner" || role !== GradeRoleEnum.assistant)) fail("NOT_FOUND");
  return grade;
}

/**
 * Does something with a class in a transaction of scope `system`, after it was looked at who asks: `owner` decides about
 * the class, `manager` may be an assistant. NOT_FOUND for everybody else.
 */
export function withGrade<Result>(
  which: { gradeId: string; as: "owner" | "manager" },
  context: OperationContext,
  work: (trx: Trx, grade: GradeRow) => Promise<Result>,
): Promise<Result> {
  return withActor(context.db, systemActor, async (trx) => work(trx, await selectManaged(trx, which, context)));
}

/** The same for whoever belongs to it. GRADE_NOT_IN for others, NOT_FOUND where they do not see the class either. */
export function withOwnGrade<Result>(
  id: string,
  context: OperationContext,
  work: (trx: Trx, grade: GradeRow, role: GradeRoleEnum) => Promise<Result>,
): Promise<Result> {
  return withActor(context.db, systemActor, async (trx) => {
    const grade = await selectGrade(trx, id);
    const role = await roleIn(trx, grade, context);
    if (role === undefined) fail(grade.is_putaway ? "GRADE_NOT_IN" : "NOT_FOUND");
    return work(trx, grade, role);
  });
}

/** Whose classes somebody manages: their own, their organisation's, all; and those in which they assist. */
export function isManaged(context: OperationContext) {
  const { userNo, userType, orgNo, isOperator } = sessionIn(context);
  const own = isOperator
    ? sql<boolean>`true`
    : userType === UserTypeEnum.organisation && orgNo !== "default"
      ? sql<boolean>`grade.org_no = ${orgNo}`
      : sql<boolean>`grade.lecturer_user_no = ${userNo}`;
  return sql<boolean>`(${own} or ${isAssisted(userNo)})`;
}

/** Whether somebody helps to manage a class. */
export const isAssisted = (userNo: string) =>
  sql<boolean>`exists (select from grade_member where grade_id = grade.id and user_no = ${userNo}
    and role = ${GradeRoleEnum.assistant} and state = ${GRADE_MEMBER.active})`;
