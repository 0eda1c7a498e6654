import type { SaveSuggestionBody } from "../../../generated/types.ts";
import type { OperationContext } from "../../context.ts";
import { actorOf, withActor } from "../../database/actor.ts";
import { fail } from "../../errors.ts";
import { sessionIn } from "../session-in.ts";
import { countSince, insertSuggestion, lockUser } from "./queries.ts";

/** Suggestions of one person in an hour. */
export const SUGGESTIONS_AN_HOUR = 5;
const HOUR_MS = 3_600_000;

/** Keeps a suggestion; SUGGESTION_TOO_MANY where the person has made enough within the hour. */
export async function saveSuggestion({ content, contact = "" }: SaveSuggestionBody, context: OperationContext): Promise<Record<string, never>> {
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
