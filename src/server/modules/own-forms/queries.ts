import { sql } from "kysely";
import { UserTypeEnum } from "../../../generated/enums.ts";
import type { TitledValue } from "../../../generated/types.ts";
import type { Trx } from "../../database/connect.ts";

export interface NewEntry {
  orgNo: string;
  form: string;
  formTitle: string;
  answers: TitledValue[];
  onceKey: string;
  now: Date;
  expires: Date;
}

/** Which entries are asked for; what is empty says nothing. */
export interface EntryFilter {
  orgNo: string;
  form: string;
  state: "" | "new" | "done";
  keyword: string;
  dateFrom: string | undefined;
  dateUntil: string | undefined;
  timeZone: string;
}

/** Whether something was stored by this key already. In scope `system`. */
export async function hasEntry(trx: Trx, { orgNo, onceKey }: Pick<NewEntry, "orgNo" | "onceKey">): Promise<boolean> {
  const row = await trx
    .selectFrom("form_entry")
    .select("id")
    .where("org_no", "=", orgNo)
    .where("once_key", "=", onceKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores what somebody sent; false where the same key was stored meanwhile. In scope `system`. */
export async function insertEntry(trx: Trx, entry: NewEntry): Promise<boolean> {
  const row = await trx
    .insertInto("form_entry")
    .values({
      org_no: entry.orgNo,
      form: entry.form,
      form_title: entry.formTitle,
      answers: JSON.stringify(entry.answers),
      once_key: entry.onceKey,
      gmt_create: entry.now,
      gmt_expire: entry.expires,
    })
    .onConflict((conflict) => conflict.columns(["org_no", "once_key"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The accounts of an organisation, to be told. In scope `system`. */
export async function selectAccounts(trx: Trx, orgNo: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("app_user")
    .select("user_no")
    .where("org_no", "=", orgNo)
    .where("user_type", "=", UserTypeEnum.organisation)
    .orderBy("user_no")
    .limit(100)
    .execute();
  return rows.map(({ user_no }) => user_no);
}

/** The newest first; with `before`, what came before that one. */
export function selectEntries(
  trx: Trx,
  filter: EntryFilter,
  { limit, before }: { limit: number; before: string | undefined },
) {
  return found(trx, filter)
    .$if(before !== undefined, (query) => query.where("id", "<", before!))
    .select(["id", "form", "form_title", "answers", "is_done", "gmt_create", "gmt_done", "gmt_expire"])
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function countEntries(trx: Trx, filter: EntryFilter): Promise<number> {
  const { total } = await found(trx, filter)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The forms that something came in by, each as it was called last, with how much of it is new. */
export async function selectForms(trx: Trx, orgNo: string) {
  const { rows } = await sql<{ form: string; title: string; new_count: string }>`
    select form, (array_agg(form_title order by id desc))[1] as title, count(*) filter (where not is_done) as new_count
    from form_entry where org_no = ${orgNo} group by form order by form`.execute(trx);
  return rows.map(({ form, title, new_count }) => ({ form, title, newCount: Number(new_count) }));
}

/** Those of these numbers that are the organisation's, for this transaction alone. */
export function lockEntries(trx: Trx, { orgNo, ids }: { orgNo: string; ids: readonly string[] }) {
  return trx
    .selectFrom("form_entry")
    .select(["id", "form", "is_done"])
    .where("org_no", "=", orgNo)
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
}

export async function markEntries(trx: Trx, ids: readonly string[], done: Date | undefined): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable("form_entry")
    .set({ is_done: done !== undefined, gmt_done: done ?? null })
    .where("id", "in", ids)
    .execute();
}

export async function deleteEntries(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom("form_entry").where("id", "in", ids).execute();
}

/** Removes what has been kept as long as its form said. In scope `system`. */
export async function removeExpiredEntries(trx: Trx, now: Date): Promise<void> {
  await trx.deleteFrom("form_entry").where("gmt_expire", "<", now).execute();
}

function found(trx: Trx, { orgNo, form, state, keyword, dateFrom, dateUntil, timeZone }: EntryFilter) {
  return trx
    .selectFrom("form_entry")
    .where("org_no", "=", orgNo)
    .$if(form !== "", (query) => query.where("form", "=", form))
    .$if(state !== "", (query) => query.where("is_done", "=", state === "done"))
    .$if(keyword !== "", (query) => query.where(byAnswer(keyword)))
    .$if(dateFrom !== undefined, (query) =>
      query.where(sql<boolean>`gmt_create >= ${dateFrom}::date::timestamp at time zone ${timeZone}`),
    )
    .$if(dateUntil !== undefined, (query) =>
      query.where(sql<boolean>`gmt_create < (${dateUntil}::date + 1)::timestamp at time zone ${timeZone}`),
    );
}

function byAnswer(keyword: string) {
  const part = `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`exists (select from jsonb_array_elements(answers) as answer where answer ->> 'value' ilike ${part})`;
}
