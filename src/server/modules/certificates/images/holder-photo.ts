import type { Services } from "../../../core/services.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import type { Picture } from "../drawing/layout.ts";
import { readPicture } from "./images.ts";

/** The photos that learners of an organisation show it, by their accounts; whose cannot be read has none. */
export async function holderPhotos(
  people: readonly { userNo: string }[],
  orgNo: string,
  services: Pick<Services, "db" | "storage" | "work">,
): Promise<Map<string, Picture>> {
  if (people.length === 0) return new Map();
  const userNos = people.map(({ userNo }) => userNo);
  const keys = await withActor(services.db, systemActor, (trx) => selectSelfieKeys(trx, { userNos, orgNo }));
  const found = await Promise.all(
    keys.map(async ({ userNo, key }) => {
      const photo = await readPicture({ key, use: "photo", orgNo }, services).catch(() => undefined);
      return photo ? ([[userNo, photo]] as const) : [];
    }),
  );
  return new Map(found.flat());
}

/** Where the photos are kept that learners show an organisation to which they belong. */
async function selectSelfieKeys(
  trx: Trx,
  { userNos, orgNo }: { userNos: string[]; orgNo: string },
): Promise<{ userNo: string; key: string }[]> {
  const rows = await trx
    .selectFrom("member_selfie")
    .innerJoin("app_user", "app_user.user_no", "member_selfie.user_no")
    .innerJoin("upload", "upload.file_no", "member_selfie.file_no")
    .where("member_selfie.user_no", "in", userNos)
    .where("member_selfie.org_no", "=", orgNo)
    .where("app_user.org_no", "=", orgNo)
    .select(["member_selfie.user_no as userNo", "upload.storage_key as key"])
    .execute();
  return rows.flatMap(({ userNo, key }) => (key === null ? [] : [{ userNo, key }]));
}
