import { sql } from "kysely";
import {
  GradeApplicationStateEnum,
  GradeJoinEnum,
  GradeRoleEnum,
  GradeStateEnum,
  GradeStudyEnum,
} from "../../../generated/enums.ts";
import type { GetGradeParams, GetGradeStandingBody, GradeDetail, GradeStanding } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { yuan } from "../../lib/money.ts";
import { orgScope, presentOrg } from "../../lib/org-no.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { GRADE_MEMBER, waitingOrderFor, type GradeRow } from "../orders/index.ts";
import { roleIn, selectGrade } from "./access.ts";
import { coursesOf, examsOf } from "./content-queries.ts";
import { gradeStatusAt } from "./status.ts";

/** A class that can be seen by all. NOT_FOUND where it cannot, or on an organisation's site is not its own. */
export async function getGrade({ id }: GetGradeParams, context: OperationContext): Promise<GradeDetail> {
  if (!isRecordId(id)) fail("NOT_FOUND");
  return withActor(context.db, systemActor, async (trx) => {
    const row = await selectGrade(trx, id);
    const orgNo = orgScope(context);
    if (!(await isSeen(trx, row, context)) || (orgNo !== undefined && row.org_no !== orgNo)) fail("NOT_FOUND");
    const more = await trx
      .selectFrom("organisation")
      .leftJoin("lecturer", (join) => join.on("lecturer.lecturer_user_no", "=", row.lecturer_user_no))
      .where("organisation.org_no", "=", row.org_no)
      .select(["organisation.org_no", "org_name", "lecturer_name"])
      .select(sql<number>`(select count(*)::int from grade_lesson where grade_id = ${id})`.as("lessons"))
      .select(sql<boolean>`(select grade_is_sold(grade, ${context.now()}) from grade where id = ${id})`.as("is_sold"))
      .select(
        sql<number>`(select coalesce(sum(price_fen), 0)::int from grade_course join course on course.id = course_id
          where grade_id = ${id} and is_public)`.as("courses_fen"),
      )
      .executeTakeFirstOrThrow();
    const courseList = await coursesOf(trx, id);
    const { timeZone } = context.site.settings;
    return {
      id,
      gradeName: row.grade_name,
      cover: row.cover,
      intro: row.intro,
      ...(row.lecturer_user_no === null ? {} : { lecturerUserNo: row.lecturer_user_no }),
      lecturerName: more.lecturer_name ?? "",
      ...presentOrg(more),
      beginTime: dateTimeIn(timeZone, row.begin_time),
      endTime: dateTimeIn(timeZone, row.end_time),
      gradeStatus: gradeStatusAt(row, context.now()),
      memberCount: row.member_count,
      courseCount: courseList.length,
      isFree: row.is_free ? 1 : 0,
      price: yuan(row.is_free ? 0 : row.price_fen),
      isSold: more.is_sold,
      isStudyOpen: row.study_right !== GradeStudyEnum.none,
      coursesPrice: yuan(more.courses_fen),
      ...(row.capacity === null
        ? {}
        : { capacity: row.capacity, placesLeft: Math.max(row.capacity - row.member_count - row.held_count, 0) }),
      // Checked by the table.
      gradeJoin: row.join_way as GradeJoinEnum,
      gradeState: row.state as GradeStateEnum,
      courseList,
      examList: await examsOf(trx, { gradeId: id, withDrafts: false }, context),
      lessonCount: more.lessons,
    };
  });
}

/** Listed classes are seen by all, the others by who belongs to them or is on their list; a draft by its makers. */
async function isSeen(trx: Trx, grade: GradeRow, context: OperationContext): Promise<boolean> {
  if (grade.is_putaway && grade.state !== GradeStateEnum.draft) return true;
  if (!context.session) return false;
  const role = await roleIn(trx, grade, context);
  if (grade.state === GradeStateEnum.draft) return role === GradeRoleEnum.owner || role === GradeRoleEnum.assistant;
  return role !== undefined || (await isInvited(trx, grade.id, context.session.userNo)) !== false;
}

/** Whether somebody can simply come in: their mobile number is on the list of the class, or they paid and left. */
export async function isInvited(trx: Trx, gradeId: string, userNo: string): Promise<"listed" | "paid" | false> {
  const { rows } = await sql<{ way: "listed" | "paid" }>`select 'paid' as way from grade_member
      where grade_id = ${gradeId} and user_no = ${userNo} and state = ${GRADE_MEMBER.left} and order_no is not null
    union all select 'listed' from grade_invitee join app_user using (mobile)
      where grade_id = ${gradeId} and user_no = ${userNo}`.execute(trx);
  return rows[0]?.way ?? false;
}

/** Where the person who asks stands with a class. NOT_FOUND where they may not see it. */
export function getGradeStanding({ id }: GetGradeStandingBody, context: OperationContext): Promise<GradeStanding> {
  return withActor(context.db, systemActor, (trx) => standingOf(trx, id, context));
}

/** The same in a transaction of scope `system`. */
export async function standingOf(trx: Trx, id: string, context: OperationContext): Promise<GradeStanding> {
  const { userNo } = sessionIn(context);
  const grade = await selectGrade(trx, id);
  const invited = await isInvited(trx, id, userNo);
  const application = await trx
    .selectFrom("grade_application")
    .where("grade_id", "=", id)
    .where("user_no", "=", userNo)
    .orderBy("id", "desc")
    .selectAll()
    .executeTakeFirst();
  // Who asked, and who was in it once, still sees what became of it.
  if (!application && !(await isSeen(trx, grade, context)) && !(await wasIn(trx, id, userNo))) fail("NOT_FOUND");
  const role = await roleIn(trx, grade, context);
  const isOpen =
    role === undefined &&
    (grade.state === GradeStateEnum.open || grade.state === GradeStateEnum.running) &&
    grade.end_time > context.now();
  const isFull = grade.capacity !== null && grade.member_count + grade.held_count >= grade.capacity;
  const isWaiting = application?.state === GradeApplicationStateEnum.asked;
  return {
    id,
    ...(role === undefined ? {} : { role }),
    isGradeAdmin: role === GradeRoleEnum.owner || role === GradeRoleEnum.assistant,
    canUseCode: isOpen && grade.join_way !== GradeJoinEnum.closed,
    canApply: isOpen && grade.join_way === GradeJoinEnum.application && grade.is_free && !isWaiting,
    ...(await buyingOf(trx, grade, { isOpen: isOpen && invited !== "paid", isFull }, context)),
    isFull,
    isInvited: invited !== false && isOpen,
    ...(invited === "paid" && isOpen ? { isPaid: true } : {}),
    ...(application
      ? {
          application: {
            id: application.id,
            // Checked by the table.
            applicationState: application.state as 1 | 2 | 3 | 4,
            words: application.words,
            answer: application.answer,
            gmtCreate: dateTimeIn(context.site.settings.timeZone, application.gmt_create),
          },
        }
      : {}),
  };
}

async function wasIn(trx: Trx, gradeId: string, userNo: string): Promise<boolean> {
  const row = await trx
    .selectFrom("grade_member")
    .where("grade_id", "=", gradeId)
    .where("user_no", "=", userNo)
    .select("state")
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody to whom a class is open can buy a place, and their order of one that waits to be paid. */
async function buyingOf(
  trx: Trx,
  { id, is_free }: GradeRow,
  { isOpen, isFull }: { isOpen: boolean; isFull: boolean },
  context: OperationContext,
): Promise<Pick<GradeStanding, "canBuy" | "orderNo">> {
  if (!isOpen || is_free) return { canBuy: false };
  const now = context.now();
  const orderNo = await waitingOrderFor(trx, { userNo: sessionIn(context).userNo, gradeId: id, now });
  if (orderNo !== undefined) return { canBuy: false, orderNo };
  return { canBuy: !isFull && (await isOnSale(trx, id, now)) };
}

/** Whether places are sold. */
async function isOnSale(trx: Trx, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`select from grade where id = ${id} and grade_is_sold(grade, ${now})`.execute(trx);
  return rows.length > 0;
}
