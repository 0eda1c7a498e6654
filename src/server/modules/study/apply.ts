import type {
  CheckCourseApplyBody,
  CheckCourseApplyReply,
  CheckCourseGradeReply,
  SaveCourseApplyReply,
} from "../../../generated/types.ts";
import { grantFree, hasCourse } from "../orders/index.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { yuan } from "../../lib/money.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { selectGradesOf, selectPrice } from "./queries.ts";

/**
 * What a course costs a person, in fen: an SVIP member pays the SVIP price, and nothing where that is empty.
 */
export function fenFor(
  { price_fen, course_discount_fen }: { price_fen: number | null; course_discount_fen: number | null },
  isVip: boolean,
): number {
  const fen = price_fen ?? 0;
  return isVip ? Math.min(fen, course_discount_fen ?? 0) : fen;
}

/**
 * Whether the signed-in person holds a course on the shelf, and whether they can have it for nothing. NOT_FOUND
 * otherwise.
 */
export async function checkCourseApply(
  { courseId }: CheckCourseApplyBody,
  context: OperationContext,
): Promise<CheckCourseApplyReply> {
  const session = sessionIn(context);
  const { userNo, isVip } = session;
  if (!isRecordId(courseId)) fail("NOT_FOUND");
  return withActor(context.db, actorOf(session), async (trx) => {
    const isPay = await hasCourse(trx, { userNo, courseId, now: context.now() });
    const row = await selectPrice(trx, courseId);
    if (!row && !isPay) fail("NOT_FOUND");
    const fen = row ? fenFor(row, isVip) : 0;
    return { isPay: isPay ? 1 : 0, canApply: row && !isPay && fen === 0 ? 1 : 0, price: yuan(fen) };
  });
}

/**
 * Gives the signed-in person a course that costs them nothing, once or again; as a member until their membership ends. APPLY_NOT_FREE where it costs something;
 * NOT_FOUND.
 */
export async function saveCourseApply(
  { courseId }: CheckCourseApplyBody,
  context: OperationContext,
): Promise<SaveCourseApplyReply> {
  const { userNo, isVip } = sessionIn(context);
  if (!isRecordId(courseId)) fail("NOT_FOUND");
  const isNew = await withActor(context.db, systemActor, async (trx) => {
    if (await hasCourse(trx, { userNo, courseId, now: context.now() })) return false;
    const row = (await selectPrice(trx, courseId)) ?? fail("NOT_FOUND");
    if (fenFor(row, isVip) > 0) fail("APPLY_NOT_FREE");
    // What costs others something is theirs as a member, and as long as they are one.
    const isGiven = await grantFree(trx, {
      userNo,
      courseId,
      isForMembers: fenFor(row, false) > 0,
      now: context.now(),
    });
    // A membership that ended a moment ago.
    if (!isGiven && !(await hasCourse(trx, { userNo, courseId, now: context.now() }))) fail("APPLY_NOT_FREE");
    return isGiven;
  });
  return { isPay: 1, isNew: isNew ? 1 : 0 };
}

/** The classes that have a course among theirs: those that everybody sees, and those that one belongs to. */
export async function checkCourseGrade(
  { courseId }: CheckCourseApplyBody,
  context: OperationContext,
): Promise<CheckCourseGradeReply> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(courseId)) fail("NOT_FOUND");
  const rows = await withActor(context.db, systemActor, (trx) => selectGradesOf(trx, { courseId, userNo }));
  return { list: rows.map(({ id, grade_name }) => ({ id, gradeName: grade_name })) };
}
