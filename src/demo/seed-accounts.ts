import { PLATFORM } from "../server/lib/org-no.ts";
import type { Trx } from "../server/database/connect.ts";
import { hashPassword } from "../server/modules/identity/index.ts";
import { accounts, demoPassword, organisations, referral } from "./content/accounts.ts";
import { lecturers } from "./content/lecturers.ts";
import { artworkAddress } from "./covers.ts";
import { insertRows, required } from "./insert-rows.ts";

/** The three organisations, the accounts of the demo, and the lecturers; all with the one password. */
export async function seedAccounts(trx: Trx, now: Date): Promise<void> {
  // A tenant's folder may have brought its organisation already.
  await trx
    .insertInto("organisation")
    .values(organisations)
    .onConflict((conflict) => conflict.column("org_no").doNothing())
    .execute();
  const teachers = lecturers.map((lecturer) => ({
    mobile: lecturer.mobile,
    orgNo: lecturer.orgNo,
    userType: 2,
    name: lecturer.name,
    photo: artworkAddress.lecturer(lecturer.key),
  }));
  const people = [...accounts, ...teachers];
  const users = await insertRows<{ user_no: string; mobile: string }>(
    trx,
    "app_user",
    people.map((person) => ({
      login_name: person.mobile,
      mobile: person.mobile,
      org_no: person.orgNo,
      user_type: person.userType,
      is_operator: "isOperator" in person && person.isOperator === true,
      name: person.name,
      photo: "photo" in person ? person.photo : "",
      vip_until:
        "vipDays" in person && person.vipDays !== undefined
          ? new Date(now.getTime() + person.vipDays * 86_400_000)
          : null,
      direct_user: person.orgNo === PLATFORM,
      road_transportation_user: "isDriver" in person && person.isDriver === true,
      is_recommended: "isRecommended" in person && person.isRecommended === true,
      first_login_verification_status: "isDriver" in person && person.isDriver === true ? 2 : 1,
      need_perfection: false,
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
  const userNos = new Map(users.map(({ mobile, user_no }) => [mobile, user_no]));
  const inviterUserNo = required(userNos, referral.inviter);
  await insertRows(trx, "referral_code", [
    { user_no: inviterUserNo, referral_code: referral.code, gmt_create: accountsSince(now) },
  ]);
  await insertRows(
    trx,
    "user_referral",
    referral.people.map((mobile) => ({
      user_no: required(userNos, mobile),
      referral_code: referral.code,
      inviter_user_no: inviterUserNo,
      gmt_create: accountsSince(now),
    })),
  );
  await insertRows(
    trx,
    "lecturer",
    lecturers.map((lecturer, index) => ({
      lecturer_user_no: required(userNos, lecturer.mobile),
      org_no: lecturer.orgNo,
      lecturer_name: lecturer.name,
      position: lecturer.position,
      head_img_url: artworkAddress.lecturer(lecturer.key),
      introduce: lecturer.introduce,
      audit_status: 1,
      sort: lecturers.length - index,
    })),
  );
}

/** Accounts of the demo are older than what they wrote: new ones are reviewed first. */
export function accountsSince(now: Date): Date {
  return new Date(now.getTime() - 60 * 86_400_000);
}
