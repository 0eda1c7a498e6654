import { sql } from "kysely";
import { UserTypeEnum } from "../../../../generated/enums.ts";
import type { SaveBankAccountBody, SaveBankAccountReply } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { failFields } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { confirmPassword } from "../../identity/index.ts";
import { writeMessages } from "../../messages/index.ts";
import { nameOfEarner, type Earner } from "../ledger/accounts.ts";
import { cardDigits, isCardNumber } from "./card-number.ts";
import { columnsOf, earnerIn } from "./earner.ts";
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
  const details = {
    card_sealed: sealCard(digits, { key, owner: nameOfEarner(earner) }),
    card_last4: digits.slice(-4),
    bank_name: bankName.trim(),
    branch_name: bankBranchName.trim(),
    holder_name: bankUserName.trim(),
    gmt_change: now,
  };
  await withActor(context.db, systemActor, async (trx) => {
    await trx
      .insertInto("bank_account")
      .values({ ...columnsOf(earner), ...details, gmt_create: now })
      .onConflict((conflict) => conflict.column("userNo" in earner ? "user_no" : "org_no").doUpdateSet(details))
      .execute();
    await recordAudit(trx, {
      ...auditActor(session),
      action: "bank.update",
      orgNo: session.orgNo,
      subject: nameOfEarner(earner),
      detail: { last4: details.card_last4 },
    });
    await tellOwners(trx, { earner, last4: details.card_last4, context });
  });
  return {};
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
  const { rows } =
    "userNo" in earner
      ? { rows: [{ user_no: earner.userNo }] }
      : await sql<{ user_no: string }>`select user_no from app_user
          where org_no = ${earner.orgNo} and user_type = ${UserTypeEnum.organisation}`.execute(trx);
  await writeMessages(trx, {
    userNos: rows.map(({ user_no: userNo }) => userNo),
    about: "system",
    title: t("site.bank.changedTitle"),
    paragraphs: [[{ type: "text", text: t("site.bank.changed", { last4 }) }]],
    at: context.now(),
  });
}
