import type { SaveBankAccountBody, SaveBankAccountReply } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { failFields } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { confirmPassword } from "../../identity/index.ts";
import { messageText, writeMessages } from "../../messages/index.ts";
import { nameOfEarner, type Earner } from "../ledger/accounts.ts";
import { cardDigits, isCardNumber } from "./card-number.ts";
import { columnsOf, earnerIn } from "./earner.ts";
import { ownersOf } from "./notify-earner.ts";
import { CARD_KEY, sealCard } from "./seal-card.ts";

/**
 * Keeps where earnings are paid to. The password is asked for again; a card whose last digit does not check is refused
 * at its field. Whoever it belongs to is sent a message, and payouts wait 48 hours.
 */
export async function saveBankAccount(
  { bankCardNo, bankName, bankBranchName = "", bankUserName, password, keyId }: SaveBankAccountBody,
  context: OperationContext,
): Promise<SaveBankAccountReply> {
  const session = sessionIn(context);
  const earner = earnerIn(session);
  const digits = cardDigits(bankCardNo);
  if (!isCardNumber(digits))
    failFields([{ path: "bankCardNo", message: context.site.texts(context.locale).t("error.field.bankCardNo") }]);
  await confirmPassword({ password, keyId }, context);
  const key = await context.services.secrets.get(CARD_KEY);
  const now = context.now();
  await withActor(context.db, systemActor, async (trx) => {
    await keepBankAccount(trx, { earner, digits, bankName, bankBranchName, bankUserName, key, now });
    await recordAudit(trx, {
      ...auditActor(session),
      action: "bank.update",
      orgNo: session.orgNo,
      subject: nameOfEarner(earner),
      detail: { last4: digits.slice(-4) },
    });
    await tellOwners(trx, { earner, last4: digits.slice(-4), context });
  });
  return {};
}

interface BankDetails {
  earner: Earner;
  /** The card's number, which was checked. */
  digits: string;
  bankName: string;
  bankBranchName: string;
  bankUserName: string;
  /** What cards are encrypted with. */
  key: string;
  now: Date;
}

/** Keeps where somebody's earnings are paid to. In scope system. */
export async function keepBankAccount(
  trx: Trx,
  { earner, digits, bankName, bankBranchName, bankUserName, key, now }: BankDetails,
): Promise<void> {
  const details = {
    card_sealed: sealCard(digits, { key, owner: nameOfEarner(earner) }),
    card_last4: digits.slice(-4),
    bank_name: bankName.trim(),
    branch_name: bankBranchName.trim(),
    holder_name: bankUserName.trim(),
    gmt_change: now,
  };
  await trx
    .insertInto("bank_account")
    .values({ ...columnsOf(earner), ...details, gmt_create: now })
    .onConflict((conflict) => conflict.column("userNo" in earner ? "user_no" : "org_no").doUpdateSet(details))
    .execute();
}

export function selectBankAccount(trx: Trx, earner: Earner) {
  const { user_no: userNo, org_no: orgNo } = columnsOf(earner);
  const query = trx.selectFrom("bank_account").selectAll();
  return (userNo === null ? query.where("org_no", "=", orgNo) : query.where("user_no", "=", userNo)).executeTakeFirst();
}

async function tellOwners(
  trx: Trx,
  { earner, last4, context }: { earner: Earner; last4: string; context: OperationContext },
): Promise<void> {
  const { t } = context.site.texts(context.locale);
  await writeMessages(trx, {
    userNos: await ownersOf(trx, earner),
    about: "system",
    title: t("site.bank.changedTitle"),
    paragraphs: [[messageText(t("site.bank.changed", { last4 }))]],
    at: context.now(),
  });
}
