import { sql } from "kysely";
import { UserTypeEnum } from "../../../generated/enums.ts";
import type { Trx } from "../../database/connect.ts";
import { PLATFORM } from "../../lib/org-no.ts";

/** Of whom a photo is asked: learners of an organisation who are neither direct users nor road-transport learners. */
export const isSelfieAsked = sql<boolean>`(app_user.org_no <> ${PLATFORM} and user_type = ${UserTypeEnum.learner}
  and not direct_user and not road_transportation_user)`;

/** Those of some people of whom a photo is asked and who have given none. In scope system. */
export async function lackingSelfie(trx: Trx, userNos: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ user_no: string }>`select app_user.user_no from app_user
    left join member_selfie on member_selfie.user_no = app_user.user_no and member_selfie.org_no = app_user.org_no
    where app_user.user_no = any(${[...userNos]}::bigint[]) and ${isSelfieAsked} and file_no is null`.execute(trx);
  return new Set(rows.map(({ user_no }) => user_no));
}
