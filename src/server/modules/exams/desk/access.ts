import { sql } from "kysely";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { actorOf, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { isMine } from "../authoring/owner.ts";

/**
 * Who comes to the desk of an exam: `maker` decides about it, `helper` watches and marks, which its makers may as well.
 */
export type DeskRole = "maker" | "helper";

/**
 * What the caller is at the desk of an exam. NOT_FOUND unless row level security gives it to them, or they help with it
 * and that is enough.
 */
export async function checkDesk(examId: string, role: DeskRole, context: OperationContext): Promise<DeskRole> {
  const found = isRecordId(examId)
    ? await withActor(context.db, actorOf(sessionIn(context)), (trx) =>
        trx
          .selectFrom("exam")
          .where("id", "=", examId)
          .where(isMine("exam"))
          .select(sql<boolean>`true`.as("isMaker"))
          .union(
            trx
              .selectFrom("exam_assistant")
              .where("exam_id", "=", examId)
              .where("user_no", "=", sessionIn(context).userNo)
              .where(sql<boolean>`${role === "helper"}`)
              .select(sql<boolean>`false`.as("isMaker")),
          )
          // Who made it and assists as well is its maker.
          .orderBy("isMaker", "desc")
          .executeTakeFirst(),
      )
    : undefined;
  if (!found) fail("NOT_FOUND");
  return found.isMaker ? "maker" : "helper";
}

/** The exam of an attempt, in a transaction of scope `system`. NOT_FOUND. */
export async function examOfAttempt(attemptId: string, trx: Trx): Promise<string> {
  const row = isRecordId(attemptId)
    ? await trx.selectFrom("exam_attempt").where("id", "=", attemptId).select("exam_id").executeTakeFirst()
    : undefined;
  return row?.exam_id ?? fail("NOT_FOUND");
}

/** What is kept of an exam's settings as JSON: what no query asks for. */
export interface MoreSettings {
  place?: string;
  isCalculatorAllowed?: boolean;
  isSelfieNeeded?: boolean;
  /** Of Safe Exam Browser, hexadecimal. */
  safeBrowserKeys?: string[];
  isAnonymous?: boolean;
  isMarkedTwice?: boolean;
  /** Hundredths of a point. */
  maxDifferenceCents?: number;
}

/** An exam as the desk needs it, in a transaction of scope `system`. */
export async function selectDeskExam(trx: Trx, id: string) {
  const row = await trx
    .selectFrom("exam")
    .where("id", "=", id)
    .select(["id", "exam_name", "org_no", "owner_user_no", "gmt_end", "settings"])
    .executeTakeFirst();
  if (!row) fail("NOT_FOUND");
  // Written by the server.
  return { ...row, settings: row.settings as MoreSettings };
}
