import { sql } from "kysely";
import { UserTypeEnum } from "../../../generated/enums.ts";
import type { Trx } from "../../database/connect.ts";
import { PLATFORM } from "../../lib/org-no.ts";

/** Of whom a photo is asked: learners of an organisation who are neither direct users nor road-transport learners. */
const isAsked = sql<boolean>`(app_user.org_no <> ${PLATFORM} and user_type = ${UserTypeEnum.learner}
  and not direct_user and not road_transportation_user)`;

/** Whether a photo is asked of a person, and the one that there is. */
export function selectSelfie(trx: Trx, userNo: string) {
  return trx
    .selectFrom("app_user")
    .leftJoin("member_selfie", (join) =>
      join
        .onRef("member_selfie.user_no", "=", "app_user.user_no")
        .onRef("member_selfie.org_no", "=", "app_user.org_no"),
    )
    .where("app_user.user_no", "=", userNo)
    .select(["app_user.org_no", "file_no", "member_selfie.gmt_create", isAsked.as("is_asked")])
    .executeTakeFirst();
}

/** Those of some people of whom a photo is asked and who have given none. In scope system. */
export async function lackingSelfie(trx: Trx, userNos: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ user_no: string }>`select app_user.user_no from app_user
    left join member_selfie on member_selfie.user_no = app_user.user_no and member_selfie.org_no = app_user.org_no
    where app_user.user_no = any(${[...userNos]}::bigint[]) and ${isAsked} and file_no is null`.execute(trx);
  return new Set(rows.map(({ user_no }) => user_no));
}

/** Keeps a photo in place of the one before, whose number it gives. The person's row is to be held. */
export async function replaceSelfie(
  trx: Trx,
  { userNo, orgNo, fileNo, now }: { userNo: string; orgNo: string; fileNo: string; now: Date },
): Promise<string | undefined> {
  const before = await removeSelfieRow(trx, userNo);
  await trx
    .insertInto("member_selfie")
    .values({ user_no: userNo, org_no: orgNo, file_no: fileNo, gmt_create: now })
    .execute();
  return before === fileNo ? undefined : before;
}

export async function removeSelfieRow(trx: Trx, userNo: string): Promise<string | undefined> {
  const row = await trx
    .deleteFrom("member_selfie")
    .where("user_no", "=", userNo)
    .returning("file_no")
    .executeTakeFirst();
  return row?.file_no;
}

/** The photo of a learner of this organisation, and of nobody else. */
export async function selectMemberSelfie(
  trx: Trx,
  { userNo, orgNo }: { userNo: string; orgNo: string },
): Promise<string | undefined> {
  const row = await trx
    .selectFrom("member_selfie")
    .innerJoin("app_user", "app_user.user_no", "member_selfie.user_no")
    .where("member_selfie.user_no", "=", userNo)
    .where("member_selfie.org_no", "=", orgNo)
    .where("app_user.org_no", "=", orgNo)
    .select("file_no")
    .executeTakeFirst();
  return row?.file_no;
}
