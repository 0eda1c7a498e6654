import type { SaveWithdrawalBody, SaveWithdrawalReply } from "../../../../generated/types.ts";
import { ExtractStatusEnum } from "../../../../generated/enums.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { fenOf, yuan } from "../../../lib/money.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { keyOf, type Account, type Earner } from "../ledger/accounts.ts";
import { lockBalances, moveMoney } from "../ledger/ledger.ts";
import { once } from "../once.ts";
import { lockBuyer } from "../order-queries.ts";
import { newOrderNo } from "../order-no.ts";
import { selectBankAccount } from "./bank-account.ts";
import { columnsOf, earnerIn } from "./earner.ts";

/** ms that a payout waits after the bank details were changed. */
const BANK_CHANGE_MS = 48 * 3_600_000;

/**
 * Asks for earnings to be paid out, once for the page's key, whatever else is sent with it again. BANK_ACCOUNT_MISSING
 * where nobody said where to; WITHDRAWAL_AMOUNT where it is nothing, or more than can be withdrawn.
 */
export async function saveWithdrawal(
  { extractMoney, idempotencyKey }: SaveWithdrawalBody,
  context: OperationContext,
): Promise<SaveWithdrawalReply> {
  const session = sessionIn(context);
  const earner = earnerIn(session);
  const { userNo } = session;
  const now = context.now();
  return withActor(context.db, systemActor, async (trx) => {
    await lockBuyer(trx, userNo);
    return once(trx, { userNo, key: idempotencyKey, request: { extractMoney }, now }, async () => {
      const amountFen = fenOf(extractMoney) ?? 0;
      const withdrawalNo = await withdraw(trx, { earner, userNo, amountFen, now });
      return { withdrawalNo, profitStatus: ExtractStatusEnum.review };
    });
  });
}

interface Withdrawing {
  earner: Earner;
  userNo: string;
  amountFen: number;
  now: Date;
}

/** Holds an amount and writes the request down; gives its number. In scope system. */
export async function withdraw(trx: Trx, { earner, userNo, amountFen, now }: Withdrawing): Promise<string> {
  const bank = (await selectBankAccount(trx, earner)) ?? fail("BANK_ACCOUNT_MISSING");
  const available: Account = { kind: "available", earner };
  const most = (await lockBalances(trx, [available, { kind: "held", earner }])).get(keyOf(available)) ?? 0;
  if (amountFen < 1 || amountFen > most) fail("WITHDRAWAL_AMOUNT", { args: { available: yuan(most) } });
  const withdrawalNo = newOrderNo(now);
  await trx
    .insertInto("withdrawal")
    .values({
      withdrawal_no: withdrawalNo,
      ...columnsOf(earner),
      requester_user_no: userNo,
      amount_fen: amountFen,
      card_sealed: bank.card_sealed,
      card_last4: bank.card_last4,
      bank_name: bank.bank_name,
      branch_name: bank.branch_name,
      holder_name: bank.holder_name,
      gmt_payable: new Date(Math.max(now.getTime(), bank.gmt_change.getTime() + BANK_CHANGE_MS)),
      gmt_create: now,
    })
    .execute();
  const held = { from: available, to: { kind: "held" as const, earner }, amountFen, now };
  if (!(await moveMoney(trx, { ...held, reason: "hold", reference: withdrawalNo })))
    throw new Error(`a locked balance changed while ${withdrawalNo} was held`);
  return withdrawalNo;
}
