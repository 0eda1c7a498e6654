import { PLATFORM } from "../../lib/org-no.ts";
import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";

/**
 * An account as the server itself makes one (sign-up, the demo, an operator); nothing of it comes from a client unseen.
 */
export interface NewUser {
  loginName: string;
  mobile?: string;
  /** "default" (the platform) unless given. */
  orgNo?: string;
  /** 1 learner (unless given), 2 lecturer, 3 organisation. */
  userType?: 1 | 2 | 3;
  isOperator?: boolean;
  name?: string;
  photo?: string;
  vipUntil?: Date;
  directUser?: boolean;
  roadTransportationUser?: boolean;
  isRecommended?: boolean;
  /** 1 not asked for (unless given), 2 to be completed, 3 completed, 4 refused and to be completed again. */
  firstLoginVerificationStatus?: 1 | 2 | 3 | 4;
  needPerfection?: boolean;
  /** From `hashPassword`; without one the account cannot sign in with a password. */
  passwordHash?: string;
}

/** Makes an account, in scope system. Gives its user number. Throws when the name or the mobile number is taken. */
export async function createUser(trx: Trx, user: NewUser): Promise<string> {
  const { user_no } = await trx
    .insertInto("app_user")
    .values({
      login_name: user.loginName.trim().toLowerCase(),
      mobile: user.mobile ?? null,
      org_no: user.orgNo ?? PLATFORM,
      user_type: user.userType ?? 1,
      is_operator: user.isOperator ?? false,
      name: user.name ?? "",
      photo: user.photo ?? "",
      vip_until: user.vipUntil ?? null,
      direct_user: user.directUser ?? false,
      road_transportation_user: user.roadTransportationUser ?? false,
      is_recommended: user.isRecommended ?? false,
      first_login_verification_status: user.firstLoginVerificationStatus ?? 1,
      need_perfection: user.needPerfection ?? false,
    })
    .returning("user_no")
    .executeTakeFirstOrThrow();
  if (user.passwordHash !== undefined) await setPassword(trx, { userNo: user_no, passwordHash: user.passwordHash });
  return user_no;
}

/** Sets the hash of a password, in scope system. */
export async function setPassword(
  trx: Trx,
  { userNo, passwordHash }: { userNo: string; passwordHash: string },
): Promise<void> {
  await sql`insert into user_password (user_no, password_hash) values (${userNo}, ${passwordHash})
    on conflict (user_no) do update set password_hash = excluded.password_hash, gmt_modified = now()`.execute(trx);
}
