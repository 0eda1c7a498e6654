import { PLATFORM } from "../../lib/org-no.ts";
import type { ListSuggestionsBody, ListSuggestionsReply, SaveSuggestionBody } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { countSince, insertSuggestion, lockUser, selectSuggestions } from "./queries.ts";

/** Suggestions of one person in an hour. */
export const SUGGESTIONS_AN_HOUR = 5;
const USUAL_LIMIT = 20;
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
  { before, limit = USUAL_LIMIT }: ListSuggestionsBody,
  context: OperationContext,
): Promise<ListSuggestionsReply> {
  if (before !== undefined && !isRecordId(before)) fail("NOT_FOUND");
  // Names of others: that an operator asks was checked by the call's access.
  const rows = await withActor(context.db, systemActor, (trx) => selectSuggestions(trx, { before, limit: limit + 1 }));
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const { timeZone } = context.site.settings;
  const list = shown.map(({ id, content, contact, name, org_no: orgNo, org_name: orgName, gmt_create: made }) => ({
    id,
    content,
    contact,
    userName: name,
    gmtCreate: dateTimeIn(timeZone, made),
    ...(orgNo === PLATFORM ? { orgNo: "", orgName: "" } : { orgNo, orgName }),
  }));
  return { list, ...(rows.length > limit && last ? { next: last.id } : {}) };
}
