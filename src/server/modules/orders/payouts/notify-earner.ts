import type { OperationContext } from "../../../core/context.ts";
import type { Trx } from "../../../database/connect.ts";
import { organisationPeople } from "../../../lib/organisation-people.ts";
import { yuan } from "../../../lib/money.ts";
import { messageText, writeMessages } from "../../messages/index.ts";
import { earnerOfRow, type Earner } from "../ledger/accounts.ts";
import type { WithdrawalRow } from "./decide.ts";

interface News {
  row: WithdrawalRow;
  /** That operators agreed or refused, that the bank paid, or that it gave the money back. */
  news: "accepted" | "refused" | "paid" | "returned";
  /** Why, in the words of who decided. */
  reason?: string;
}

/**
 * Tells who earned it what became of a withdrawal, in the transaction that decides it, so that it is told once; in the
 * language of the site of who decides, which is the platform's. In scope system.
 */
export async function notifyEarner(
  trx: Trx,
  { row, news, reason = "" }: News,
  { site, now }: Pick<OperationContext, "site" | "now">,
): Promise<void> {
  const { t } = site.texts(site.locales.default);
  const values = { withdrawalNo: row.withdrawal_no, sum: yuan(Number(row.amount_fen)), last4: row.card_last4 };
  const earner = earnerOfRow(row);
  const href = "userNo" in earner ? "/account/teacher/earnings" : "/account/organization/earnings";
  const lines = [
    t(`site.withdrawal.${news}`, values),
    ...(reason.trim() === "" ? [] : [t("site.withdrawal.reason", { reason })]),
  ];
  const link = messageText(t("site.withdrawal.see"), href);
  await writeMessages(trx, {
    userNos: await ownersOf(trx, earner),
    about: "system",
    title: t(`site.withdrawal.${news}Title`, values),
    paragraphs: [...lines.map((text) => [messageText(text)]), [link]],
    at: now(),
  });
}

/** The people whose earnings they are: one, or those who look after an organisation. In scope system. */
export async function ownersOf(trx: Trx, earner: Earner): Promise<string[]> {
  if ("userNo" in earner) return [earner.userNo];
  return organisationPeople(trx, { orgNo: earner.orgNo, roles: ["owner", "finance"] });
}
