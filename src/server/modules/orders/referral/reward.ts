import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import type { Tenants } from "../../sites/index.ts";

/** What who recommends earns of a first payment, in hundredths of a percent: the platform's to say, for it pays. */
export async function rewardBps(tenants: Pick<Tenants, "resolve">): Promise<number> {
  return (await tenants.resolve(PLATFORM))?.settings.members?.rewardBps ?? 0;
}

/** Who earns of an order, and how much. */
export interface Reward {
  inviterUserNo: string;
  bps: number;
}

/**
 * Who recommended the buyer of an order that is paid, where they earn of it: once for each buyer, and only while they
 * may recommend. Of one buyer's orders at once, one is the first. In scope system.
 */
export async function takeReward(
  trx: Trx,
  { userNo, orderNo, bps, now }: { userNo: string; orderNo: string; bps: number; now: Date },
): Promise<Reward | undefined> {
  if (bps <= 0) return undefined;
  const { rows } = await sql<{ inviter_user_no: string }>`
    insert into referral_reward (user_no, inviter_user_no, order_no, reward_bps, gmt_create)
    select referral.user_no, referral.inviter_user_no, ${orderNo}, ${bps}, ${now}
    from user_referral referral join app_user inviter on inviter.user_no = referral.inviter_user_no
    where referral.user_no = ${userNo} and inviter.is_recommended
    on conflict do nothing returning inviter_user_no`.execute(trx);
  const inviterUserNo = rows[0]?.inviter_user_no;
  return inviterUserNo === undefined ? undefined : { inviterUserNo, bps };
}
