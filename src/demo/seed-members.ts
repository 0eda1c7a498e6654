import { FirstLoginVerificationStatusEnum as StatusEnum, UserTypeEnum } from "../generated/enums.ts";
import type { Trx } from "../server/database/connect.ts";
import { hashPassword } from "../server/modules/identity/index.ts";
import { demoPassword } from "./content/accounts.ts";
import { memberCode, memberInvitations, members, membersOrgNo, type MemberSeed } from "./content/members.ts";
import { dayAt, insertRows, required } from "./insert-rows.ts";
import { accountsSince } from "./seed-accounts.ts";

/** Learners of an organisation with a profile in each state, whom it has invited, and a code that is open. */
export async function seedMembers(trx: Trx, now: Date): Promise<void> {
  const organisation = await trx
    .selectFrom("app_user")
    .select("user_no")
    .where("org_no", "=", membersOrgNo)
    .where("user_type", "=", UserTypeEnum.organisation)
    .executeTakeFirst();
  const author = organisation?.user_no ?? null;
  await seedProfiles(trx, { userNos: await seedLearners(trx, now), author, now });
  await seedInvitations(trx, { author, now });
}

/** The learners; their accounts by their numbers. */
async function seedLearners(trx: Trx, now: Date): Promise<Map<string, string>> {
  const users = await insertRows<{ user_no: string; mobile: string }>(
    trx,
    "app_user",
    members.map(({ mobile, name, reviewState }) => ({
      login_name: mobile,
      mobile,
      name,
      org_no: membersOrgNo,
      user_type: UserTypeEnum.learner,
      is_operator: false,
      photo: "",
      direct_user: false,
      road_transportation_user: false,
      is_recommended: false,
      first_login_verification_status: statuses[reviewState],
      need_perfection: reviewState === "asked",
      gmt_create: accountsSince(now),
    })),
    ["user_no", "mobile"],
  );
  const passwordHash = await hashPassword(demoPassword);
  await insertRows(
    trx,
    "user_password",
    users.map(({ user_no }) => ({ user_no, password_hash: passwordHash })),
  );
  return new Map(users.map(({ mobile, user_no }) => [mobile, user_no]));
}

async function seedProfiles(
  trx: Trx,
  { userNos, author, now }: { userNos: ReadonlyMap<string, string>; author: string | null; now: Date },
): Promise<void> {
  const reviews = members.map(({ mobile, reviewState, opinion = "", daysAgo, profile }) => {
    const isJudged = reviewState === "verified" || reviewState === "refused";
    return {
      user_no: required(userNos, mobile),
      org_no: membersOrgNo,
      review_state: reviewState,
      opinion,
      gmt_submit: profile ? dayAt(now, -daysAgo - 1, 20) : null,
      gmt_review: isJudged ? dayAt(now, -daysAgo, 10) : null,
      review_user_no: isJudged ? author : null,
      gmt_create: dayAt(now, -daysAgo - 1, 9),
      gmt_modified: dayAt(now, -daysAgo, 10),
    };
  });
  await insertRows(trx, "profile_review", reviews);
  const profiles = members.flatMap(({ mobile, name, profile, daysAgo }) => {
    const at = dayAt(now, -daysAgo - 1, 20);
    const form_data = { name, cardtype: 1, ...profile };
    return profile ? [{ user_no: required(userNos, mobile), form_data, gmt_create: at, gmt_modified: at }] : [];
  });
  await insertRows(trx, "user_profile", profiles);
}

async function seedInvitations(trx: Trx, { author, now }: { author: string | null; now: Date }): Promise<void> {
  await insertRows(
    trx,
    "member_invitation",
    memberInvitations.map(({ mobile, name, daysAgo }) => ({
      org_no: membersOrgNo,
      mobile,
      person_name: name,
      state: "waiting",
      author_user_no: author,
      gmt_create: dayAt(now, -daysAgo, 9),
    })),
  );
  const { code, note, maxUses, days } = memberCode;
  await insertRows(trx, "member_code", [
    {
      org_no: membersOrgNo,
      code,
      note,
      max_uses: maxUses,
      used_count: 0,
      gmt_expire: dayAt(now, days, 0),
      author_user_no: author,
      gmt_create: dayAt(now, -2, 9),
    },
  ]);
}

const statuses: Record<MemberSeed["reviewState"], StatusEnum> = {
  asked: StatusEnum.notNeeded,
  waiting: StatusEnum.notNeeded,
  verified: StatusEnum.passed,
  refused: StatusEnum.refused,
};
