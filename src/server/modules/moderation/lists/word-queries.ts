import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";
import type { GivenWord } from "./parse-list.ts";

/** Words of a list in the order in which they came, from after one of them on. */
export function selectWordsAfter(
  trx: Trx,
  { orgNo, after, limit }: { orgNo: string; after: string; limit: number },
): Promise<{ id: string; word: string; level: number }[]> {
  return trx
    .selectFrom("moderation_word")
    .where("org_no", "=", orgNo)
    .where("id", ">", after)
    .select(["id", "word", "level"])
    .orderBy("id")
    .limit(limit)
    .execute();
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
