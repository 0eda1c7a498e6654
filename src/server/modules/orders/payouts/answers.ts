import { sql } from "kysely";
import type {
  PayoutAnswer,
  RefusedEntry,
  RefusedReason,
  SavePayoutAnswersBody,
  SavePayoutAnswersReply,
} from "../../../../generated/types.ts";
import { ExtractStatusEnum } from "../../../../generated/enums.ts";
import type { OperationContext } from "../../../core/context.ts";
import { failFields } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { fenOf } from "../../../lib/money.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { earnerOfRow } from "../ledger/accounts.ts";
import { moveMoney } from "../ledger/ledger.ts";
import { lockWithdrawal, returnHeld } from "./decide.ts";
import { notifyEarner } from "./notify-earner.ts";

type Outcome = SavePayoutAnswersReply["list"][number]["outcome"];

/** Why an answer changes nothing, as lists of other things say it. */
const refusals: Readonly<Partial<Record<Outcome, RefusedReason>>> = {
  otherAmount: "otherAmount",
  referenceUsed: "referenceUsed",
  alreadyPaid: "alreadyPaid",
  notSent: "notSent",
  refused: "withdrawalRefused",
  unknown: "withdrawalUnknown",
};

/** What the bank answers to payouts, and what came of each. VALIDATION for one that was paid and has no reference. */
export async function savePayoutAnswers(
  { list }: SavePayoutAnswersBody,
  context: OperationContext,
): Promise<SavePayoutAnswersReply> {
  const message = context.site.texts(context.locale).t("error.field.required");
  const mistakes = list.flatMap(({ isPaid, bankReference }, place) =>
    isPaid && bankReference === undefined ? [{ path: `list.${place}.bankReference`, message }] : [],
  );
  if (mistakes.length > 0) failFields(mistakes);
  const outcomes = await takeAnswers(list, context);
  const count = (one: Outcome) => outcomes.filter((outcome) => outcome === one).length;
  return {
    list: list.map(({ withdrawalNo }, place) => ({ withdrawalNo, outcome: outcomes[place] ?? "unknown" })),
    refusedList: outcomes.flatMap((outcome, index): RefusedEntry[] => {
      const reason = refusals[outcome];
      return reason === undefined ? [] : [{ index, reason }];
    }),
    notedList: outcomes.flatMap((outcome, index): RefusedEntry[] =>
      outcome === "returned" ? [{ index, reason: "returned" }] : [],
    ),
    paidCount: count("paid"),
    returnedCount: count("returned"),
    repeatedCount: count("repeated"),
  };
}

/**
 * Takes what the bank answers, payout by payout, and gives what came of each: one that does not fit changes nothing, and
 * the others count all the same. Sent again, nothing happens twice.
 */
async function takeAnswers(list: readonly PayoutAnswer[], context: OperationContext): Promise<Outcome[]> {
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
        detail: { bankReference: answer.bankReference ?? "", amount: answer.extractMoney },
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
  { withdrawalNo, extractMoney, isPaid, bankReference = "", remark = "" }: PayoutAnswer,
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
