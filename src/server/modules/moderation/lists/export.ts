import type { ExportModerationWordsBody, ExportModerationWordsReply } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { whose } from "../whose.ts";
import { matching } from "./word-queries.ts";

/**
 * A list of words as text that can be imported again: a word, its level and its tags, parted by tabs. It is no
 * spreadsheet's, as a word could be a formula there.
 */
export async function exportModerationWords(
  { siteOrgNo = "", ...asked }: ExportModerationWordsBody,
  context: OperationContext,
): Promise<ExportModerationWordsReply> {
  const { orgNo, site } = await whose({ siteOrgNo }, context);
  const { t } = context.site.texts(context.locale);
  const rows = await withActor(context.db, systemActor, (trx) =>
    trx
      .selectFrom("moderation_word")
      .where(matching({ ...asked, orgNo }))
      .select(["word", "level", "tags"])
      .orderBy("id")
      .execute(),
  );
  // What parts the columns, and what makes a line a remark, counts for nothing when a word is looked for.
  const lines = rows.map((row) =>
    [
      row.word.replace(/[,\t#"\r\n]+/g, " ").trim(),
      row.level,
      row.tags.map((each) => each.replace(/\s+/g, "_")).join(" "),
    ].join("\t"),
  );
  const day = dateTimeIn(site.settings.timeZone, context.now()).slice(0, 10);
  return {
    fileName: `${t("site.moderation.words")}-${day}.txt`,
    mediaType: "text/plain; charset=utf-8",
    content: Buffer.from(`# ${t("site.moderation.wordsHead")}\n${lines.join("\n")}\n`).toString("base64"),
  };
}
