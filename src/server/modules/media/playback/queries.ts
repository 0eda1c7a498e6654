import type { Trx } from "../../../database/connect.ts";

/** What is written over the picture for a person: their name and the end of their number. */
export async function selectWatermark(trx: Trx, userNo: string): Promise<string> {
  const user = await trx
    .selectFrom("app_user")
    .where("user_no", "=", userNo)
    .select(["name", "mobile"])
    .executeTakeFirst();
  return [user?.name ?? "", user?.mobile?.slice(-4) ?? ""].filter(Boolean).join(" ");
}
