import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Trx } from "../../../database/connect.ts";
import type { GivenWord } from "./parse-list.ts";

/**
 * What the database knows of itself now: which changes whoever reads after this sees for certain, as those of all
 * transactions before `upTo` have ended.
 */
export async function selectNow(trx: Trx): Promise<{ upTo: string; readAt: Date }> {
  const { rows } = await sql<{ upTo: string; readAt: Date }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as "upTo", now() as "readAt"`.execute(trx);
  const [now] = rows;
  if (!now) throw new Error("the database says nothing of its snapshot");
  return now;
}

/** Words of a list; with `since` those changed from then on. In one statement: a list is not longer than 60,000 words. */
export function selectWords(
  trx: Trx,
  { orgNo, since }: { orgNo: string; since?: string },
): Promise<{ id: string; word: string; level: number }[]> {
  const found = trx.selectFrom("moderation_word").where("org_no", "=", orgNo);
  return (since === undefined ? found : found.where("change_xid", ">=", since))
    .select(["id", "word", "level"])
    .execute();
}

/** Ids of the words that were taken off a list from then on. */
export async function selectRemoved(trx: Trx, { orgNo, since }: { orgNo: string; since: string }): Promise<string[]> {
  const rows = await trx
    .selectFrom("moderation_word_removed")
    .where("org_no", "=", orgNo)
    .where("change_xid", ">=", since)
    .select("word_id")
    .execute();
  return rows.map(({ word_id: id }) => id);
}

/** What finds words of a list; those of `idList` are named. */
interface WordFilter {
  orgNo: string;
  keyword?: string;
  level?: number;
  tag?: string;
  idList?: readonly string[];
}

/** The words that a filter finds: `keyword` is a part of the word, or one of its tags. */
export function matching({ orgNo, keyword = "", level, tag = "", idList }: WordFilter): RawBuilder<SqlBool> {
  const part = keyword.trim().toLowerCase();
  const conditions = [
    sql`org_no = ${orgNo}`,
    ...(part === ""
      ? []
      : [sql`(strpos(lower(word), ${part}) > 0 or exists (select from unnest(tags) tag where lower(tag) = ${part}))`]),
    ...(level === undefined ? [] : [sql`level = ${level}`]),
    ...(tag === "" ? [] : [sql`${tag} = any(tags)`]),
    ...(idList === undefined ? [] : [sql`id = any(${idList}::bigint[])`]),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

interface Change {
  orgNo: string;
  userNo: string;
  now: Date;
}

/** Adds a word, or changes the one of this id; gives its id, undefined where there is none. */
export async function changeWord(
  trx: Trx,
  { orgNo, userNo, now, word, id }: Change & { word: GivenWord; id: string | undefined },
): Promise<string | undefined> {
  const values = { word: word.word, word_form: word.form, level: word.level, tags: word.tags, author_user_no: userNo };
  const changed = { ...values, gmt_modified: now };
  const saved =
    id === undefined
      ? await trx
          .insertInto("moderation_word")
          .values({ ...changed, org_no: orgNo, gmt_create: now })
          .returning("id")
          .executeTakeFirst()
      : await trx
          .updateTable("moderation_word")
          .set(changed)
          .where("org_no", "=", orgNo)
          .where("id", "=", id)
          .returning("id")
          .executeTakeFirst();
  return saved?.id;
}

/** Adds words; those of the same form get the level and the tags that are given. */
export async function upsertWords(
  trx: Trx,
  { orgNo, userNo, now, words }: Change & { words: readonly GivenWord[] },
): Promise<void> {
  await sql`insert into moderation_word (org_no, word, word_form, level, tags, author_user_no, gmt_create, gmt_modified)
    select ${orgNo}, word, form, level, tags, ${userNo}, ${now}, ${now} from ${rowsOf(words)}
    on conflict (org_no, word_form) do update set level = excluded.level, tags = excluded.tags,
      author_user_no = excluded.author_user_no, gmt_modified = excluded.gmt_modified`.execute(trx);
}

/** The forms of a list, each with its level and tags. */
export async function selectForms(trx: Trx, orgNo: string): Promise<Map<string, { level: number; tags: string[] }>> {
  const rows = await trx
    .selectFrom("moderation_word")
    .where("org_no", "=", orgNo)
    .select(["word_form", "level", "tags"])
    .execute();
  return new Map(rows.map(({ word_form, level, tags }) => [word_form, { level, tags }]));
}

function rowsOf(words: readonly GivenWord[]) {
  return sql`(select word, form, level::smallint, array(select json_array_elements_text(tags)) as tags
    from json_to_recordset(${JSON.stringify(words)}::json) as row(word text, form text, level int, tags json)) given`;
}
