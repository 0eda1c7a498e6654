import type {
  ListReferralsBody,
  ListReferralsReply,
  WithdrawRewardBody,
  Referral,
  ReferredPerson,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { fenOf, yuan } from "../../../lib/money.ts";
import { pageOf, pageRange } from "../../../lib/paging.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { lockBalances, moveMoney, walletBalance } from "../ledger/ledger.ts";
import { keyOf, type Account } from "../ledger/accounts.ts";
import { once } from "../once.ts";
import { lockBuyer } from "../order-queries.ts";
import { codeOf, mayRecommend, selectReferrals, selectTotals, type ReferralRow } from "./queries.ts";
import { rewardBps } from "./reward.ts";

/** The code of who asks, what it earns, and what it has earned. NO_PERMISSION for who may not recommend. */
export async function getReferral(context: OperationContext): Promise<Referral> {
  const { userNo } = sessionIn(context);
  const bps = await rewardBps(context.services.tenants);
  const now = context.now();
  return withActor(context.db, systemActor, async (trx) => {
    if (!(await mayRecommend(trx, userNo))) fail("NO_PERMISSION");
    const referralCode = await codeOf(trx, { userNo, now });
    return present(trx, { userNo, referralCode, bps });
  });
}

/** Who came by the code of who asks. Names are cut: it is no list of other people's customers. */
export async function listReferrals(input: ListReferralsBody, context: OperationContext): Promise<ListReferralsReply> {
  const { userNo } = sessionIn(context);
  const range = pageRange(input);
  return withActor(context.db, systemActor, async (trx) => {
    if (!(await mayRecommend(trx, userNo))) fail("NO_PERMISSION");
    const rows = await selectReferrals(trx, { userNo, limit: range.pageSize, offset: range.offset });
    const { people } = await selectTotals(trx, userNo);
    return pageOf(
      rows.map((row) => presentPerson(row, context.site.settings.timeZone)),
      Number(people),
      range,
    );
  });
}

/**
 * Moves what was earned and can be withdrawn into the wallet of who asks, once for its key. BALANCE_LOW where there is
 * less. Whoever may recommend no more keeps what they earned.
 */
export async function withdrawReward({ money, idempotencyKey }: WithdrawRewardBody, context: OperationContext) {
  const { userNo } = sessionIn(context);
  const now = context.now();
  const fen = fenOf(money);
  if (fen === undefined || fen <= 0) fail("BALANCE_LOW");
  const from: Account = { kind: "available", earner: { userNo } };
  return withActor(context.db, systemActor, async (trx) => {
    await lockBuyer(trx, userNo);
    await once(trx, { userNo, key: idempotencyKey, request: { withdrawReward: money }, now }, async () => {
      const to: Account = { kind: "wallet", userNo };
      const reference = `${userNo}:${idempotencyKey}`;
      if (!(await moveMoney(trx, { from, to, amountFen: fen, reason: "to-wallet", reference, now })))
        fail("BALANCE_LOW");
      return {};
    });
    return {
      availableMoney: yuan((await lockBalances(trx, [from])).get(keyOf(from)) ?? 0),
      walletMoney: yuan(await walletBalance(trx, userNo)),
    };
  });
}

async function present(
  trx: Trx,
  { userNo, referralCode, bps }: { userNo: string; referralCode: string; bps: number },
): Promise<Referral> {
  const totals = await selectTotals(trx, userNo);
  const row = await trx
    .selectFrom("ledger_account")
    .select("balance_fen")
    .where("account_kind", "=", "available")
    .where("user_no", "=", userNo)
    .executeTakeFirst();
  return {
    referralCode,
    rewardPercent: bps / 100,
    peopleCount: Number(totals.people),
    paidCount: Number(totals.paid),
    pendingMoney: yuan(Number(totals.pending_fen)),
    settledMoney: yuan(Number(totals.settled_fen)),
    availableMoney: yuan(Number(row?.balance_fen ?? 0)),
  };
}

function presentPerson(row: ReferralRow, zone: string | undefined): ReferredPerson {
  const person = { name: cutName(row.name), gmtCreate: dateTimeIn(zone, row.gmt_create) };
  if (row.gmt_reward === null) return { ...person, rewardState: "none" };
  const left = Number(row.left_fen ?? 0);
  const rewardState = left === 0 && Number(row.earned_fen ?? 0) > 0 ? "void" : row.is_settled ? "settled" : "pending";
  return {
    ...person,
    rewardState,
    rewardMoney: yuan(left),
    gmtReward: dateTimeIn(zone, row.gmt_reward),
    ...(rewardState === "pending" && row.gmt_due ? { gmtDue: dateTimeIn(zone, row.gmt_due) } : {}),
  };
}

/** 周晓明 → 周**: enough to know whom one asked, and no list of names. */
function cutName(name: string): string {
  const [first = ""] = name;
  return `${first}**`;
}
