import { sql } from "kysely";
import type { AuditWithdrawalBody, AuditWithdrawalReply } from "../../../../generated/types.ts";
import { ExtractStatusEnum } from "../../../../generated/enums.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { earnerOfRow, keyOf, type Account } from "../ledger/accounts.ts";
import { lockBalances, moveAll, type Movement } from "../ledger/ledger.ts";
import { notifyEarner } from "./notify-earner.ts";

export type WithdrawalRow = NonNullable<Awaited<ReturnType<typeof lockWithdrawal>>>;

/**
 * An operator agrees to a withdrawal or refuses it. Above the limit it takes two, and never the one who asked for it:
 * PAYOUT_OTHER_OPERATOR. WITHDRAWAL_STATE where it was decided, or is at the bank. Whoever refuses says why.
 */
export async function auditWithdrawal(
  { withdrawalNo, agree, opinion = "" }: AuditWithdrawalBody,
  context: OperationContext,
): Promise<AuditWithdrawalReply> {
  const session = sessionIn(context);
  const { userNo } = session;
  const { twoAboveFen } = context.services.settings.earnings;
  const now = context.now();
  if (!agree && opinion.trim() === "")
    failFields([{ path: "opinion", message: context.site.texts(context.locale).t("error.field.blank") }]);
  return withActor(context.db, systemActor, async (trx) => {
    const row = (await lockWithdrawal(trx, withdrawalNo)) ?? fail("NOT_FOUND");
    const isOpen = row.extract_status === ExtractStatusEnum.review;
    if (!isOpen && (agree || row.extract_status !== ExtractStatusEnum.paying)) fail("WITHDRAWAL_STATE");
    await recordAudit(trx, {
      ...auditActor(session),
      action: agree ? "withdrawal.agree" : "withdrawal.refuse",
      ...(row.org_no === null ? {} : { orgNo: row.org_no }),
      subject: `withdrawal:${withdrawalNo}`,
      detail: { opinion, amountFen: row.amount_fen },
    });
    if (!agree) {
      await returnHeld(trx, { row, remark: opinion, now });
      await notifyEarner(trx, { row, news: "refused", reason: opinion }, context);
      return { withdrawalNo, profitStatus: ExtractStatusEnum.refused, isSecondNeeded: false };
    }
    const decided = await agreeTo(trx, { row, userNo, twoAboveFen, opinion });
    if (!decided.isSecondNeeded) await notifyEarner(trx, { row, news: "accepted" }, context);
    return { withdrawalNo, ...decided };
  });
}

interface Agreement {
  row: WithdrawalRow;
  /** The operator. */
  userNo: string;
  /** Above this it takes two. */
  twoAboveFen: number;
  opinion: string;
}

/** An operator agrees to a locked withdrawal in review: see `auditWithdrawal`. In scope system. */
export async function agreeTo(trx: Trx, { row, userNo, twoAboveFen, opinion }: Agreement) {
  if (userNo === row.requester_user_no || userNo === row.first_user_no) fail("PAYOUT_OTHER_OPERATOR");
  const isSecondNeeded = row.first_user_no === null && Number(row.amount_fen) > twoAboveFen;
  const profitStatus = isSecondNeeded ? ExtractStatusEnum.review : ExtractStatusEnum.paying;
  const who = row.first_user_no === null ? sql`first_user_no` : sql`second_user_no`;
  await sql`update withdrawal set ${who} = ${userNo}, extract_status = ${profitStatus}, remark = ${opinion}
    where withdrawal_no = ${row.withdrawal_no}`.execute(trx);
  return { profitStatus, isSecondNeeded };
}

/** A withdrawal that nobody else changes until the transaction ends. */
export function lockWithdrawal(trx: Trx, withdrawalNo: string) {
  return trx
    .selectFrom("withdrawal")
    .selectAll()
    .where("withdrawal_no", "=", withdrawalNo)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Refuses a locked withdrawal: what was held can be withdrawn again. In scope system. */
export async function returnHeld(
  trx: Trx,
  { row, remark, now }: { row: WithdrawalRow; remark: string; now: Date },
): Promise<void> {
  const { withdrawal_no: withdrawalNo } = row;
  await sql`update withdrawal set extract_status = ${ExtractStatusEnum.refused}, remark = ${remark}, gmt_done = ${now}
    where withdrawal_no = ${withdrawalNo}`.execute(trx);
  const earner = earnerOfRow(row);
  const available: Account = { kind: "available", earner };
  const held: Account = { kind: "held", earner };
  const claim: Account = { kind: "claim", earner };
  const amountFen = Number(row.amount_fen);
  // What they owe since then is paid first, as with what is settled.
  const owed = -((await lockBalances(trx, [available, held, claim])).get(keyOf(claim)) ?? 0);
  const base = { reference: withdrawalNo, now };
  const movements: Movement[] = [{ ...base, from: held, to: available, amountFen, reason: "release" }];
  if (owed > 0)
    movements.push({
      ...base,
      from: available,
      to: claim,
      amountFen: Math.min(owed, amountFen),
      reason: "release-claim",
    });
  if (!(await moveAll(trx, movements))) throw new Error(`what is held does not cover the withdrawal ${withdrawalNo}`);
}
