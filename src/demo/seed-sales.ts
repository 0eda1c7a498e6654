import { secretIn } from "../server/core/secrets.ts";
import type { Trx } from "../server/database/connect.ts";
import {
  agreeTo,
  bookRefund,
  CARD_KEY,
  decideRefund,
  keepBankAccount,
  lockWithdrawal,
  makeBatch,
  markAgreed,
  markRefunding,
  newOrderNo,
  openRefund,
  returnHeld,
  selectOpenRefund,
  selectOrder,
  settleSome,
  takeAnswer,
  withdraw,
} from "../server/modules/orders/index.ts";
import { yuan } from "../server/lib/money.ts";
import { changedAccount, earners, refundedSale, sales, withdrawals, type WithdrawalSeed } from "./content/sales.ts";
import { fen, required } from "./insert-rows.ts";
import { seedOrder } from "./seed-orders.ts";
import { courseIdsBySlug } from "./seed-shelves.ts";

const DAY_MS = 86_400_000;

/** Something that happened, and when. */
interface Event {
  daysAgo: number;
  happen(now: Date): Promise<unknown>;
}

/** Who the demo's people are in the database. */
interface People {
  operator: string;
  earnerOf(who: keyof typeof earners): { earner: { userNo: string } | { orgNo: string }; userNo: string };
}

/**
 * Three months of sales, one after the other as they happened, by the functions that real ones go through: shared when
 * they are paid, settled, withdrawn in each state, and one paid back too late.
 */
export async function seedSales(trx: Trx, now: Date): Promise<void> {
  const people = await findPeople(trx);
  const events = [
    ...(await soldCourses(trx, now)),
    ...(await bankAccounts(trx, people)),
    ...withdrawals.flatMap((withdrawal) => payout(trx, people, withdrawal)),
  ];
  for (const { daysAgo, happen } of events.toSorted((one, two) => two.daysAgo - one.daysAgo)) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    await settleSome(trx, at);
    await happen(at);
  }
}

async function findPeople(trx: Trx): Promise<People> {
  const rows = await trx
    .selectFrom("app_user")
    .select(["user_no", "mobile", "org_no", "user_type", "is_operator"])
    .where("mobile", "is not", null)
    .execute();
  const byMobile = new Map(rows.map(({ mobile, user_no: userNo }) => [mobile ?? "", userNo]));
  const operator = rows.find(({ is_operator: isOperator }) => isOperator)?.user_no ?? "";
  return {
    operator,
    earnerOf(who) {
      const seed = earners[who];
      if ("mobile" in seed) {
        const userNo = required(byMobile, seed.mobile);
        return { earner: { userNo }, userNo };
      }
      const account = rows.find(({ org_no: orgNo, user_type: type }) => orgNo === seed.orgNo && type === 3);
      return { earner: { orgNo: seed.orgNo }, userNo: account?.user_no ?? "" };
    },
  };
}

/** What was sold, each to somebody else of those who fill the classes, and what was paid back of it. */
async function soldCourses(trx: Trx, seededAt: Date): Promise<Event[]> {
  const courseIds = await courseIdsBySlug(trx);
  const crowd = await trx
    .selectFrom("app_user")
    .select(["user_no", "org_no"])
    .where("login_name", "like", "demo-class-%")
    .orderBy("user_no")
    .execute();
  let refunded = "";
  const sold = sales.flatMap(({ course, daysAgo: days }) => days.map((daysAgo) => ({ course, daysAgo })));
  const events = sold.map(({ course, daysAgo }, place): Event => {
    const buyer = crowd[place];
    if (!buyer) throw new Error("The demo has fewer people in its classes than sales.");
    return {
      daysAgo,
      async happen() {
        const orderNo = await seedOrder(trx, {
          order: { course, daysAgo, state: "paid" },
          courseId: required(courseIds, course),
          learner: { userNo: buyer.user_no, orgNo: buyer.org_no },
          now: seededAt,
        });
        if (course === refundedSale.course && daysAgo === refundedSale.daysAgo) refunded = orderNo;
      },
    };
  });
  const { askedDaysAgo, reason } = refundedSale;
  return [...events, { daysAgo: askedDaysAgo, happen: (now) => payBack(trx, { orderNo: refunded, reason, now }) }];
}

async function payBack(
  trx: Trx,
  { orderNo, reason, now }: { orderNo: string; reason: string; now: Date },
): Promise<void> {
  const order = await selectOrder(trx, { orderNo });
  if (!order) throw new Error("The demo refunds a sale that it never made.");
  await markRefunding(trx, { orderNo, reason });
  await openRefund(trx, { order, lines: undefined, reason, now });
  await markAgreed(trx, { orderNo, opinion: "" });
  await decideRefund(trx, { orderNo, agree: true, opinion: "", now });
  const refundNo = (await selectOpenRefund(trx, orderNo))?.refund_no ?? "";
  await bookRefund(trx, { order, payment: { provider: "sandbox" }, refundNo, now });
}

/** Where earnings are paid to; one was changed just now. */
async function bankAccounts(trx: Trx, { earnerOf }: People): Promise<Event[]> {
  const key = await secretIn(trx, CARD_KEY);
  const keep = (who: keyof typeof earners, daysAgo: number, branch: string): Event => {
    const { card, bank, holder } = earners[who];
    const details = { digits: card, bankName: bank, bankBranchName: branch, bankUserName: holder, key };
    return { daysAgo, happen: (now) => keepBankAccount(trx, { earner: earnerOf(who).earner, ...details, now }) };
  };
  const { who: changed, daysAgo: changedAgo, branch: changedBranch } = changedAccount;
  return [
    ...(["lin", "ye", "school"] as const).map((who) => keep(who, earners[who].daysAgo, earners[who].branch)),
    keep(changed, changedAgo, changedBranch),
  ];
}

/** How long the steps of a payout take, in days: half a day until an operator looks at it, and so on. */
const LOOKED_AT = 0.5;
const SENT = 0.7;
const ANSWERED = 1.6;

/** A withdrawal until the state that it ends in. */
function payout(trx: Trx, { operator, earnerOf }: People, seed: WithdrawalSeed): Event[] {
  const { who, yuan: amount, daysAgo, ends, remark = "" } = seed;
  const { earner, userNo } = earnerOf(who);
  let withdrawalNo = "";
  const locked = async () => {
    const row = await lockWithdrawal(trx, withdrawalNo);
    if (!row) throw new Error("The demo decides on a withdrawal that nobody asked for.");
    return row;
  };
  const ask: Event = {
    daysAgo,
    async happen(now) {
      withdrawalNo = await withdraw(trx, { earner, userNo, amountFen: fen(amount), now });
    },
  };
  const refuse: Event = {
    daysAgo: daysAgo - LOOKED_AT,
    happen: async (now) => returnHeld(trx, { row: await locked(), remark, now }),
  };
  const agree: Event = {
    // What was asked for today was agreed to at once.
    daysAgo: Math.max(daysAgo - LOOKED_AT, daysAgo / 2),
    happen: async () =>
      agreeTo(trx, { row: await locked(), userNo: operator, twoAboveFen: Number.MAX_SAFE_INTEGER, opinion: "" }),
  };
  const send: Event = {
    daysAgo: daysAgo - SENT,
    happen: (now) => makeBatch(trx, { batchNo: newOrderNo(now), userNo: operator, now }),
  };
  const pay: Event = {
    daysAgo: daysAgo - ANSWERED,
    async happen(now) {
      const bankReference = `DEMO${withdrawalNo}`;
      await takeAnswer(trx, { withdrawalNo, extractMoney: yuan(fen(amount)), isPaid: true, bankReference }, now);
    },
  };
  const steps = {
    review: [ask],
    refused: [ask, refuse],
    paying: [ask, agree],
    confirming: [ask, agree, send],
    done: [ask, agree, send, pay],
  };
  return steps[ends];
}
