import type { Trx } from "../../database/connect.ts";

export interface NewSuggestion {
  userNo: string;
  orgNo: string;
  content: string;
  contact: string;
  now: Date;
}

/** Lets one transaction of a person at a time go on. */
export async function lockUser(trx: Trx, userNo: string): Promise<void> {
  await trx.selectFrom("app_user").select("user_no").where("user_no", "=", userNo).forUpdate().execute();
}

export async function countSince(trx: Trx, { userNo, since }: { userNo: string; since: Date }): Promise<number> {
  const { total } = await trx
    .selectFrom("suggestion")
    .where("user_no", "=", userNo)
    .where("gmt_create", ">", since)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function insertSuggestion(
  trx: Trx,
  { userNo, orgNo, content, contact, now }: NewSuggestion,
): Promise<void> {
  await trx
    .insertInto("suggestion")
    .values({ user_no: userNo, org_no: orgNo, content, contact, gmt_create: now })
    .execute();
}

/** What people suggested, the newest first; with `before`, what is older than that. In scope `system`. */
export function selectSuggestions(trx: Trx, { before, limit }: { before: string | undefined; limit: number }) {
  const all = trx
    .selectFrom("suggestion")
    .innerJoin("app_user", "app_user.user_no", "suggestion.user_no")
    .innerJoin("organisation", "organisation.org_no", "suggestion.org_no")
    .select([
      "suggestion.id",
      "suggestion.content",
      "suggestion.contact",
      "suggestion.org_no",
      "suggestion.gmt_create",
      "app_user.name",
      "organisation.org_name",
    ])
    .orderBy("suggestion.id", "desc")
    .limit(limit);
  return (before === undefined ? all : all.where("suggestion.id", "<", before)).execute();
}
