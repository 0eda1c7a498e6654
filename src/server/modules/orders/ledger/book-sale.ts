import { sql } from "kysely";
import type { EarningsSettings } from "../../../core/settings.ts";
import type { Trx } from "../../../database/connect.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import { selectLines, type LineRow, type OrderRow } from "../order-queries.ts";
import { salesOf, type Account, type Earner } from "./accounts.ts";
import { moveAll, type Movement } from "./ledger.ts";
import { takeReward, type Reward } from "../referral/reward.ts";
import { agreedAt } from "../shares/rates.ts";
import { ALL_BPS, splitLine, type Part } from "./split.ts";

const DAY_MS = 86_400_000;

/** Who gets a part of a line, as the tables call them. */
const PARTY = { platform: 1, organisation: 2, lecturer: 3, inviter: 4 } as const;

export interface Sale {
  /** As it is when it is paid. */
  order: OrderRow;
  /** What is in it, where the caller has read that. */
  lines?: readonly LineRow[];
  /** Where the money comes from; absent where nothing was paid. */
  payment?: { from: Account; paymentNo: string; amountFen: number };
  earnings: Pick<EarningsSettings, "shareBps" | "settleDays">;
  /** What who recommended the buyer earns of their first payment. */
  rewardBps?: number;
  now: Date;
}

interface Earned extends Part {
  line: LineRow;
  party: (typeof PARTY)[keyof typeof PARTY];
  bps: number;
  earner: Earner | undefined;
}

/**
 * Books a sale when its order is paid: writes down who gets what of each line, and moves the money there. Once for each
 * order, in the transaction that marks it as paid, and last in it. False, and no money moved, where a wallet has too
 * little. In scope system.
 */
export async function bookSale(
  trx: Trx,
  { order, payment, earnings, rewardBps = 0, now, ...more }: Sale,
): Promise<boolean> {
  const orderNo = order.order_no;
  const sales = salesOf(order.org_no, order.gmt_pay ?? now);
  const all = more.lines ?? (await selectLines(trx, [orderNo]));
  const lines = all.filter((line) => line.price_fen + memberOffOf(line) > 0);
  const reward = payment && (await takeReward(trx, { userNo: order.user_no, orderNo, bps: rewardBps, now }));
  const shared = await shareLines(trx, { lines, couponNo: order.coupon_no, shareBps: earnings.shareBps, now });
  const earned = reward ? shared.flatMap((one) => withReward(one, reward)) : shared;
  const movements: Movement[] = payment
    ? [
        {
          from: payment.from,
          to: sales,
          amountFen: payment.amountFen,
          reason: "payment",
          reference: payment.paymentNo,
          orderNo,
          now,
        },
      ]
    : [];
  const dueAt = new Date(now.getTime() + earnings.settleDays * DAY_MS);
  const rows = earned.map(({ line, party, bps, earner, amount, coupon }) => ({
    line_id: line.id,
    order_no: orderNo,
    party,
    user_no: earner && "userNo" in earner ? earner.userNo : null,
    org_no: earner && "orgNo" in earner ? earner.orgNo : null,
    share_bps: bps,
    coupon_fen: coupon,
    amount_fen: amount,
    gmt_due: dueAt,
    gmt_create: now,
  }));
  if (rows.length > 0) await trx.insertInto("order_share").values(rows).execute();
  for (const { line, party, earner, amount } of earned) {
    if (!earner || amount === 0) continue;
    const to: Account = { kind: "pending", earner };
    movements.push({
      from: sales,
      to,
      amountFen: amount,
      reason: "share",
      reference: `${line.id}:${party}`,
      orderNo,
      now,
    });
  }
  return moveAll(trx, movements);
}

/** The platform's part of a line with the reward taken off it, which is whole fen of what was paid; others as they are. */
function withReward(earned: Earned, { inviterUserNo, bps }: Reward): Earned[] {
  const { line, party } = earned;
  const amount = Number((BigInt(line.pay_fen) * BigInt(bps)) / BigInt(ALL_BPS));
  if (party !== PARTY.platform || amount === 0) return [earned];
  return [
    { ...earned, amount: earned.amount - amount },
    { line, party: PARTY.inviter, bps, earner: { userNo: inviterUserNo }, amount, coupon: 0 },
  ];
}

interface Sharing {
  lines: readonly LineRow[];
  couponNo: string | null;
  /** What earners get where nothing else is agreed with them. */
  shareBps: number;
  now: Date;
}

async function shareLines(trx: Trx, { lines, couponNo, shareBps, now }: Sharing): Promise<Earned[]> {
  const orgNos = new Set(lines.flatMap(({ course_org_no: orgNo }) => orgNo ?? []));
  const rates = orgNos.size === 0 ? [] : await selectRates(trx, lines, { orgNos: [...orgNos], now });
  const rateOf = (orgNo: string, userNo: string | null) =>
    rates.find((rate) => rate.org_no === orgNo && rate.user_no === userNo && rate.course_id === null)?.bps ?? undefined;
  const ofCourse = (courseId: string | null) =>
    courseId === null ? undefined : (rates.find((rate) => rate.course_id === courseId)?.bps ?? undefined);
  const issuer = couponNo === null ? PLATFORM : await selectIssuer(trx, couponNo);
  return lines.flatMap((line) => {
    const { course_org_no: orgNo, lecturer_user_no: userNo } = line;
    const forCourse = ofCourse(line.course_id);
    const isOfOrganisation = orgNo !== null && orgNo !== PLATFORM;
    // A lecturer's part is of their organisation's; where they teach for the platform it is their own.
    const all = isOfOrganisation
      ? (forCourse ?? rateOf(orgNo, null) ?? shareBps)
      : orgNo !== null && userNo !== null
        ? shareBps
        : 0;
    const agreed = orgNo !== null && userNo !== null ? rateOf(orgNo, userNo) : undefined;
    const lecturerBps = isOfOrganisation ? Math.min(agreed ?? 0, all) : (forCourse ?? agreed ?? all);
    const organisationBps = isOfOrganisation ? all - lecturerBps : 0;
    const memberOff = memberOffOf(line);
    const parts = splitLine({
      price: line.price_fen + memberOff,
      pay: line.pay_fen + memberOff,
      organisationBps,
      lecturerBps,
      couponOf: isOfOrganisation && issuer === orgNo ? "organisation" : "platform",
    });
    parts.platform = { amount: parts.platform.amount - memberOff, coupon: parts.platform.coupon + memberOff };
    const earned: Earned[] = [
      {
        line,
        party: PARTY.platform,
        bps: 10_000 - organisationBps - lecturerBps,
        earner: undefined,
        ...parts.platform,
      },
    ];
    if (isOfOrganisation)
      earned.push({ line, party: PARTY.organisation, bps: organisationBps, earner: { orgNo }, ...parts.organisation });
    if (lecturerBps > 0 && userNo !== null)
      earned.push({ line, party: PARTY.lecturer, bps: lecturerBps, earner: { userNo }, ...parts.lecturer });
    return earned;
  });
}

/** Fen that a tier takes off a place in a class: the platform promised it, and bears it as it bears its coupons. */
function memberOffOf({ grade_id: gradeId, original_fen: original, price_fen: price }: LineRow): number {
  return gradeId === null ? 0 : original - price;
}

/** What is agreed for these lines: with their organisations, with their lecturers, and for their courses. */
function selectRates(trx: Trx, lines: readonly LineRow[], { orgNos, now }: { orgNos: readonly string[]; now: Date }) {
  const userNos = lines.flatMap(({ lecturer_user_no: userNo }) => userNo ?? []);
  const courseIds = lines.flatMap(({ course_id: courseId }) => courseId ?? []);
  return trx
    .selectFrom("earner_rate")
    .select(["org_no", "user_no", "course_id", agreedAt(now).as("bps")])
    .where("org_no", "in", orgNos)
    .where(sql<boolean>`(user_no is null or user_no = any(${userNos}::bigint[]))`)
    .where(sql<boolean>`(course_id is null or course_id = any(${courseIds}::bigint[]))`)
    .execute();
}

async function selectIssuer(trx: Trx, couponNo: string): Promise<string> {
  const row = await trx.selectFrom("coupon").select("org_no").where("coupon_no", "=", couponNo).executeTakeFirst();
  return row?.org_no ?? PLATFORM;
}
