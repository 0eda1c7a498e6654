import type { Trx } from "../../database/connect.ts";
import type { PageRange } from "../../lib/paging.ts";

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

/** What people suggested, the newest first, and how many there are. In scope `system`. */
export async function selectSuggestions(
  trx: Trx,
  { state, offset, pageSize }: PageRange & { state: "" | "waiting" | "answered" },
) {
  let all = trx.selectFrom("suggestion");
  if (state !== "") all = all.where("suggestion.gmt_answer", state === "waiting" ? "is" : "is not", null);
  const { total } = await all.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  const rows = await all
    .innerJoin("app_user", "app_user.user_no", "suggestion.user_no")
    .innerJoin("organisation", "organisation.org_no", "suggestion.org_no")
    .leftJoin("app_user as answerer", "answerer.user_no", "suggestion.answerer_user_no")
    .select([
      "suggestion.id",
      "suggestion.content",
      "suggestion.contact",
      "suggestion.org_no",
      "suggestion.gmt_create",
      "suggestion.answer",
      "suggestion.gmt_answer",
      "answerer.name as answerer_name",
      "app_user.name",
      "organisation.org_name",
    ])
    .orderBy("suggestion.id", "desc")
    .limit(pageSize)
    .offset(offset)
    .execute();
  return { rows, total: Number(total) };
}

/** Writes down an answer: of several at once the first. Gives what it answers; undefined where that was done. */
export function answerWaiting(
  trx: Trx,
  { id, answer, userNo, now }: { id: string; answer: string; userNo: string; now: Date },
) {
  return trx
    .updateTable("suggestion")
    .set({ answer, gmt_answer: now, answerer_user_no: userNo })
    .where("id", "=", id)
    .where("gmt_answer", "is", null)
    .returning(["user_no", "content", "org_no"])
    .executeTakeFirst();
}

export function hasSuggestion(trx: Trx, id: string) {
  return trx.selectFrom("suggestion").where("id", "=", id).select("id").executeTakeFirst();
}
