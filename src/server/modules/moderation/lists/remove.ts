import type { RemoveModerationWordsBody, RemoveModerationWordsReply } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { countAtOnce, failCountChanged } from "../../../core/several.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudits } from "../../audit/index.ts";
import { whose } from "../whose.ts";
import { matching } from "./word-queries.ts";

/**
 * Takes words off a list: those of these numbers, where those that are gone already do no harm, or all that a filter
 * finds. What it finds is counted here: COUNT_CHANGED, with how many there are, where that is not what the person saw.
 */
export async function removeModerationWords(
  { siteOrgNo = "", idList, countExpected, ...asked }: RemoveModerationWordsBody,
  context: OperationContext,
): Promise<RemoveModerationWordsReply> {
  const { orgNo } = await whose({ siteOrgNo }, context);
  if (idList && !idList.every(isRecordId)) fail("NOT_FOUND");
  const expected = countAtOnce({ named: idList, countExpected }, context);
  const removedCount = await withActor(context.db, systemActor, async (trx) => {
    const found = trx.selectFrom("moderation_word").where(matching({ ...(idList ? { idList } : asked), orgNo }));
    const words = await found
      .select(["id", "word", "level"])
      .orderBy("id")
      .limit(expected + 1)
      .forUpdate()
      .execute();
    if (!idList && words.length !== expected) {
      const { total } = await found.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
      failCountChanged(Number(total));
    }
    if (words.length === 0) return 0;
    const ids = words.map(({ id }) => id);
    await trx.deleteFrom("moderation_word").where("id", "in", ids).execute();
    const actor = auditActor(sessionIn(context));
    await recordAudits(
      trx,
      words.map(({ id, word, level }) => ({
        ...actor,
        action: "moderation.wordsRemoved",
        orgNo,
        subject: `word:${id}`,
        detail: { word, level },
      })),
    );
    return words.length;
  });
  if (removedCount > 0) await context.services.wordLists.changed(orgNo);
  return { removedCount };
}
