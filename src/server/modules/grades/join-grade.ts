import type {
  AcceptGradeInvitationBody,
  GradeStanding,
  JoinGradeBody,
  JoinGradeReply,
  LeaveGradeBody,
  SaveGradeApplicationBody,
  WithdrawGradeApplicationBody,
} from "../../../generated/types.ts";
import { GradeApplicationStateEnum, GradeJoinEnum } from "../../../generated/enums.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { limitedNetwork } from "../../core/limited-network.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { countUse, usesSoFar } from "../../lib/rate-limit.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { roleIn, selectGrade } from "./access.ts";
import { findCode, useCode } from "./codes.ts";
import { letGo, lockGrade, refuseClosed, takeInOne } from "../orders/index.ts";
import { isInvited, standingOf } from "./view.ts";

/** Wrong codes of one account in an hour, and of one network: a school sits behind one. */
const WRONG_CODES = 10;
const WRONG_CODES_OF_NETWORK = 100;
const HOUR_SECONDS = 3600;

/**
 * Joins a class with a code. GRADE_CODE_WRONG for one that is unknown, used up, over or revoked, without saying which;
 * GRADE_CODE_LOCKED after too many of them; GRADE_FULL, GRADE_CLOSED, GRADE_ALREADY_IN.
 */
export async function joinGrade({ code }: JoinGradeBody, context: OperationContext): Promise<JoinGradeReply> {
  const { userNo } = sessionIn(context);
  const now = context.now();
  const system = <Result>(work: (trx: Trx) => Promise<Result>) => withActor(context.db, systemActor, work);
  const own = { subject: `grade code ${userNo}`, most: WRONG_CODES, seconds: HOUR_SECONDS, now };
  const network = { ...own, subject: `grade code ${limitedNetwork(context.ip)}`, most: WRONG_CODES_OF_NETWORK };
  // One's own is counted before it is looked at, and taken back when it was right: of a thousand at once ten are read.
  const mayGuess = await system(
    async (trx) => (await usesSoFar(trx, network)) < network.most && (await countUse(trx, own)),
  );
  if (!mayGuess) fail("GRADE_CODE_LOCKED");
  const found = await system((trx) => findCode(trx, code, now));
  if (!found) {
    // A school sits behind one network: of theirs only the wrong ones count.
    await system((trx) => countUse(trx, network));
    fail("GRADE_CODE_WRONG");
  }
  return system(async (trx) => {
    const grade = await lockGrade(trx, found.grade_id);
    refuseClosed(grade);
    if (grade.join_way === GradeJoinEnum.closed) fail("GRADE_CLOSED");
    if ((await roleIn(trx, grade, context)) !== undefined) fail("GRADE_ALREADY_IN");
    if (!(await useCode(trx, found.id, now))) fail("GRADE_CODE_WRONG");
    await takeInOne(trx, { gradeId: grade.id, userNo, by: "code", now });
    await trx.deleteFrom("use_count").where("subject", "=", own.subject).execute();
    return { id: grade.id, gradeName: grade.grade_name };
  });
}

/**
 * Asks to be taken into a class. NOT_FOUND; GRADE_CLOSED where it takes no applications; GRADE_ALREADY_IN;
 * GRADE_APPLIED where one waits.
 */
export async function saveGradeApplication(
  { id, words = "" }: SaveGradeApplicationBody,
  context: OperationContext,
): Promise<GradeStanding> {
  const { userNo } = sessionIn(context);
  return withActor(context.db, systemActor, async (trx) => {
    const { role, canApply, application } = await standingOf(trx, id, context);
    if (role !== undefined) fail("GRADE_ALREADY_IN");
    if (application?.applicationState === GradeApplicationStateEnum.asked) fail("GRADE_APPLIED");
    if (!canApply) fail("GRADE_CLOSED");
    const grade = await selectGrade(trx, id);
    const row = await trx
      .insertInto("grade_application")
      .values({ grade_id: id, user_no: userNo, org_no: grade.org_no, words: words.trim(), gmt_create: context.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) fail("GRADE_APPLIED");
    return standingOf(trx, id, context);
  });
}

/** Takes back what one asked; where it was answered already nothing changes. NOT_FOUND. */
export async function withdrawGradeApplication(
  { id }: WithdrawGradeApplicationBody,
  context: OperationContext,
): Promise<GradeStanding> {
  const { userNo } = sessionIn(context);
  return withActor(context.db, systemActor, async (trx) => {
    const grade = await selectGrade(trx, id);
    await trx
      .updateTable("grade_application")
      .set({ state: 4, gmt_decide: context.now() })
      .where("grade_id", "=", grade.id)
      .where("user_no", "=", userNo)
      .where("state", "=", 1)
      .execute();
    return standingOf(trx, id, context);
  });
}

/** Joins a class that has one's mobile number on its list. NOT_FOUND; GRADE_FULL; GRADE_CLOSED. */
export async function acceptGradeInvitation(
  { id }: AcceptGradeInvitationBody,
  context: OperationContext,
): Promise<GradeStanding> {
  const { userNo } = sessionIn(context);
  return withActor(context.db, systemActor, async (trx) => {
    const { id: gradeId } = await selectGrade(trx, id);
    if (!(await isInvited(trx, gradeId, userNo))) fail("NOT_FOUND");
    refuseClosed(await lockGrade(trx, gradeId));
    await takeInOne(trx, { gradeId, userNo, by: "list", now: context.now() });
    return standingOf(trx, id, context);
  });
}

/** Leaves a class; what one did in it stays. NOT_FOUND where one is not in it. */
export async function leaveGrade({ id }: LeaveGradeBody, context: OperationContext): Promise<GradeStanding> {
  const { userNo } = sessionIn(context);
  return withActor(context.db, systemActor, async (trx) => {
    const grade = await selectGrade(trx, id);
    await lockGrade(trx, grade.id);
    const gone = await letGo(trx, { gradeId: grade.id, userNos: [userNo], as: "left", now: context.now() });
    if (gone.length === 0) fail("NOT_FOUND");
    return standingOf(trx, id, context);
  });
}
