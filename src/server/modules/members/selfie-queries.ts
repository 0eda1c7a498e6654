import type { Trx } from "../../database/connect.ts";
import { isSelfieAsked } from "../identity/index.ts";

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
    .select(["app_user.org_no", "file_no", "member_selfie.gmt_create", isSelfieAsked.as("is_asked")])
    .executeTakeFirst();
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
