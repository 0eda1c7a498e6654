import { PLATFORM } from "../../lib/org-no.ts";
import type {
  SendSuggestionAnswerBody,
  ListSuggestionsBody,
  ListSuggestionsReply,
  SaveSuggestionBody,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { pageOf, pageRange } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { messageText, writeMessage } from "../messages/index.ts";
import { answerWaiting, countSince, hasSuggestion, insertSuggestion, lockUser, selectSuggestions } from "./queries.ts";

/** Suggestions of one person in an hour. */
export const SUGGESTIONS_AN_HOUR = 5;
const HOUR_MS = 3_600_000;

/** Keeps a suggestion; SUGGESTION_TOO_MANY where the person has made enough within the hour. */
export async function saveSuggestion(
  { content, contact = "" }: SaveSuggestionBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const session = sessionIn(context);
  const { userNo, orgNo } = session;
  const now = context.now();
  await withActor(context.db, actorOf(session), async (trx) => {
    // Of any number at once, each counts those before it.
    await lockUser(trx, userNo);
    const made = await countSince(trx, { userNo, since: new Date(now.getTime() - HOUR_MS) });
    if (made >= SUGGESTIONS_AN_HOUR) fail("SUGGESTION_TOO_MANY");
    await insertSuggestion(trx, { userNo, orgNo, content: content.trim(), contact: contact.trim(), now });
  });
  return {};
}

/** What people suggested, the newest first; for operators. */
export async function listSuggestions(
  { state = "", ...page }: ListSuggestionsBody,
  context: OperationContext,
): Promise<ListSuggestionsReply> {
  const range = pageRange(page);
  // Names of others: that an operator asks was checked by the call's access.
  const { rows, total } = await withActor(context.db, systemActor, (trx) =>
    selectSuggestions(trx, { state, ...range }),
  );
  const { timeZone } = context.site.settings;
  const list = rows.map((row) => ({
    id: row.id,
    content: row.content,
    contact: row.contact,
    userName: row.name,
    gmtCreate: dateTimeIn(timeZone, row.gmt_create),
    ...(row.org_no === PLATFORM ? { orgNo: "", orgName: "" } : { orgNo: row.org_no, orgName: row.org_name }),
    ...(row.gmt_answer ? { answer: row.answer, gmtAnswer: dateTimeIn(timeZone, row.gmt_answer) } : {}),
    ...(row.answerer_name === null ? {} : { answererName: row.answerer_name }),
  }));
  return pageOf(list, total, range);
}

/**
 * Answers a suggestion in a message to who made it; without an answer it is put aside and nobody is told. NOT_FOUND;
 * REVIEW_DECIDED where somebody else did it meanwhile.
 */
export async function sendSuggestionAnswer(
  { id, answer = "" }: SendSuggestionAnswerBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const now = context.now();
  const words = answer.trim();
  const told = await withActor(context.db, systemActor, async (trx) => {
    const answered = await answerWaiting(trx, { id, answer: words, userNo, now });
    if (!answered) return fail((await hasSuggestion(trx, id)) ? "REVIEW_DECIDED" : "NOT_FOUND");
    if (words === "") return undefined;
    const { t } = context.site.texts(context.site.locales.default);
    const lines = [t("site.suggestions.answered.text", { content: answered.content }), ...words.split(/\n+/)];
    await writeMessage(trx, {
      userNo: answered.user_no,
      about: "system",
      title: t("site.suggestions.answered"),
      paragraphs: lines.map((text) => [messageText(text)]),
      at: now,
    });
    return answered.user_no;
  });
  if (told !== undefined) await context.services.pageViewers.changed(told);
  return {};
}
