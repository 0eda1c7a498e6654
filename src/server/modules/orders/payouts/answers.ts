import { sql } from "kysely";
import type { SavePayoutAnswersBody, SavePayoutAnswersReply } from "../../../../generated/types.ts";
import { ExtractStatusEnum } from "../../../../generated/enums.ts";
import type { OperationContext } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { fenOf } from "../../../lib/money.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { earnerOfRow } from "../ledger/accounts.ts";
import { moveMoney } from "../ledger/ledger.ts";
import { lockWithdrawal, returnHeld } from "./decide.ts";
import { notifyEarner } from "./notify-earner.ts";

type Answer = SavePayoutAnswersBody["list"][number];
type Outcome = SavePayoutAnswersReply["list"][number]["outcome"];

/** What the bank answers to payouts, and what came of each. */
export async function savePayoutAnswers(
  { list }: SavePayoutAnswersBody,
  context: OperationContext,
): Promise<SavePayoutAnswersReply> {
  const outcomes = await takeAnswers(list, context);
  return {
    list: list.map(({ withdrawalNo }, place) => ({ withdrawalNo, outcome: outcomes[place] ?? "unknown" })),
  };
}

/**
 * Takes what the bank answers, payout by payout, and gives what came of each: one that does not fit changes nothing, and
 * the others count all the same. Sent again, nothing happens twice.
 */
export async function takeAnswers(list: readonly Answer[], context: OperationContext): Promise<Outcome[]> {
  const session = sessionIn(context);
  const outcomes: Outcome[] = [];
  for (const answer of list) {
    const outcome = await withActor(context.db, systemActor, async (trx) => {
      const result = await takeAnswer(trx, answer, context.now());
      if (result !== "paid" && result !== "returned") return result;
      const { withdrawalNo, remark = "" } = answer;
      const row = (await lockWithdrawal(trx, withdrawalNo))!;
      await notifyEarner(trx, { row, news: result, reason: result === "paid" ? "" : remark }, context);
      await recordAudit(trx, {
        ...auditActor(session),
        action: result === "paid" ? "payout.pay" : "payout.return",
        subject: `withdrawal:${withdrawalNo}`,
        detail: { bankReference: answer.bankReference, amount: answer.extractMoney },
      });
      return result;
    });
    outcomes.push(outcome);
  }
  return outcomes;
}

/** Takes one answer of the bank, and tells nobody. In scope system. */
export async function takeAnswer(
  trx: Trx,
  { withdrawalNo, extractMoney, isPaid, bankReference, remark = "" }: Answer,
  now: Date,
): Promise<Outcome> {
  // One answer at a time: two with one reference would both find that nobody has it.
  await sql`select pg_advisory_xact_lock(7305804467)`.execute(trx);
  const row = await lockWithdrawal(trx, withdrawalNo);
  if (!row) return "unknown";
  const holder = await trx
    .selectFrom("withdrawal")
    .select("withdrawal_no")
    .where("bank_reference", "=", bankReference)
    .executeTakeFirst();
  if (holder && holder.withdrawal_no !== withdrawalNo) return "referenceUsed";
  if (fenOf(extractMoney) !== Number(row.amount_fen)) return "otherAmount";
  if (row.extract_status === ExtractStatusEnum.done)
    return isPaid && row.bank_reference === bankReference ? "repeated" : "alreadyPaid";
  if (row.extract_status === ExtractStatusEnum.refused) return isPaid || row.batch_no === null ? "refused" : "repeated";
  if (row.extract_status !== ExtractStatusEnum.confirming) return "notSent";
  if (!isPaid) {
    await returnHeld(trx, { row, remark, now });
    return "returned";
  }
  await sql`update withdrawal set extract_status = ${ExtractStatusEnum.done}, bank_reference = ${bankReference},
      remark = ${remark}, gmt_done = ${now} where withdrawal_no = ${withdrawalNo}`.execute(trx);
  const isMoved = await moveMoney(trx, {
    from: { kind: "held", earner: earnerOfRow(row) },
    to: { kind: "outside", name: "bank" },
    amountFen: Number(row.amount_fen),
    reason: "payout",
    reference: withdrawalNo,
    now,
  });
  if (!isMoved) throw new Error(`what is held does not cover the payout ${withdrawalNo}`);
  return "paid";
}
