import { sql } from "kysely";
import type {
  GetEarningsReply,
  ListIncomeBody,
  ListIncomeReply,
  ListWithdrawalsBody,
  ListWithdrawalsReply,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { maskMobile } from "../../../lib/mask-mobile.ts";
import { yuan } from "../../../lib/money.ts";
import { pageOf, pageRange } from "../../../lib/paging.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { keyOf, type Account, type Earner } from "../ledger/accounts.ts";
import { balancesOf } from "../ledger/ledger.ts";
import { selectBankAccount } from "./bank-account.ts";
import { columnsOf, earnerIn } from "./earner.ts";
import { presentWithdrawal } from "./present.ts";

/** What the signed-in person, or their organisation, has earned, and what of it can be withdrawn; of others nothing. */
export async function getEarnings(context: OperationContext): Promise<GetEarningsReply> {
  const session = sessionIn(context);
  return withActor(context.db, systemActor, async (trx) => {
    const earner = earnerIn(session, { anyone: true });
    const account = (kind: "pending" | "available" | "held" | "claim"): Account => ({ kind, earner });
    const kinds = (["pending", "available", "held", "claim"] as const).map(account);
    const balances = await balancesOf(trx, kinds);
    const fen = (kind: "pending" | "available" | "held" | "claim") => balances.get(keyOf(account(kind))) ?? 0;
    const bank = await selectBankAccount(trx, earner);
    const { earned, paid_out: paidOut } = await totals(trx, earner);
    const { is_recommended: isRecommended } = await trx
      .selectFrom("app_user")
      .select("is_recommended")
      .where("user_no", "=", session.userNo)
      .executeTakeFirstOrThrow();
    return {
      lecturerUserNo: session.userNo,
      totalIncome: yuan(Number(earned)),
      historyMoney: yuan(Number(paidOut)),
      enableBalances: yuan(fen("available")),
      freezeBalances: yuan(fen("held")),
      pendingBalances: yuan(fen("pending")),
      claimMoney: yuan(-fen("claim")),
      isRecommended,
      ...(bank
        ? {
            bankCardNo: `**** ${bank.card_last4}`,
            bankName: bank.bank_name,
            bankBranchName: bank.branch_name,
            bankUserName: bank.holder_name,
          }
        : {}),
    };
  });
}

async function totals(trx: Trx, earner: Earner): Promise<{ earned: string; paid_out: string }> {
  const { user_no: userNo, org_no: orgNo } = columnsOf(earner);
  const mine = userNo === null ? sql`org_no = ${orgNo}` : sql`user_no = ${userNo}`;
  const { rows } = await sql<{ earned: string; paid_out: string }>`select
    (select coalesce(sum(amount_fen - refunded_fen), 0) from order_share where ${mine}) as earned,
    (select coalesce(sum(amount_fen), 0) from withdrawal where ${mine} and extract_status = 4) as paid_out`.execute(
    trx,
  );
  return rows[0] ?? { earned: "0", paid_out: "0" };
}

/** The sales that the signed-in person, or their organisation, earned of, the newest first. */
export async function listIncome(input: ListIncomeBody, context: OperationContext): Promise<ListIncomeReply> {
  const earner = earnerIn(sessionIn(context));
  const range = pageRange(input);
  const { timeZone } = context.site.settings;
  const { user_no: userNo, org_no: orgNo } = columnsOf(earner);
  return withActor(context.db, systemActor, async (trx) => {
    const mine = trx
      .selectFrom("order_share")
      .where(userNo === null ? "order_share.org_no" : "order_share.user_no", "=", userNo ?? orgNo);
    const rows = await mine
      .innerJoin("order_line", "order_line.id", "order_share.line_id")
      .innerJoin("sales_order", "sales_order.order_no", "order_share.order_no")
      .innerJoin("app_user", "app_user.user_no", "sales_order.user_no")
      .select([
        "order_share.order_no",
        "order_share.share_bps",
        "order_share.amount_fen",
        "order_share.refunded_fen as share_refunded_fen",
        "order_share.gmt_due",
        "order_share.gmt_settle",
        "order_line.line_name",
        "order_line.price_fen",
        "order_line.pay_fen",
        "sales_order.gmt_pay",
        "app_user.mobile",
      ])
      .orderBy("order_share.id", "desc")
      .limit(range.pageSize)
      .offset(range.offset)
      .execute();
    const { total } = await mine.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
    const list = rows.map((row) => ({
      orderNo: row.order_no,
      courseName: row.line_name,
      ...(row.gmt_pay ? { payTime: dateTimeIn(timeZone, row.gmt_pay) } : {}),
      priceDiscount: yuan(row.price_fen - row.pay_fen),
      pricePaid: yuan(row.pay_fen),
      lecturerProportion: row.share_bps / 100,
      lecturerProfit: yuan(Number(row.amount_fen)),
      refundedProfit: yuan(Number(row.share_refunded_fen)),
      isSettled: row.gmt_settle !== null,
      settleTime: dateTimeIn(timeZone, row.gmt_settle ?? row.gmt_due),
      mobile: maskMobile(row.mobile ?? ""),
    }));
    return pageOf(list, Number(total), range);
  });
}

/** The withdrawals of the signed-in person, or of their organisation, the newest first. */
export async function listWithdrawals(
  input: ListWithdrawalsBody,
  context: OperationContext,
): Promise<ListWithdrawalsReply> {
  const { user_no: userNo, org_no: orgNo } = columnsOf(earnerIn(sessionIn(context)));
  const range = pageRange(input);
  return withActor(context.db, systemActor, async (trx) => {
    const mine = trx.selectFrom("withdrawal").where(userNo === null ? "org_no" : "user_no", "=", userNo ?? orgNo);
    const rows = await mine
      .selectAll()
      .orderBy("gmt_create", "desc")
      .orderBy("withdrawal_no", "desc")
      .limit(range.pageSize)
      .offset(range.offset)
      .execute();
    const { total } = await mine.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
    return pageOf(
      rows.map((row) => presentWithdrawal(row, context)),
      Number(total),
      range,
    );
  });
}
