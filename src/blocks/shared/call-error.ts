import { faultOf, type FormFault } from "../../forms/form-error.ts";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import type { Outcome, Translate } from "../block.ts";

/** Why a call came to nothing, in words and by field; without a reply of the server the text of `unreached` says it. */
export function callFault(error: unknown, t: Translate, unreached: TextKey): FormFault {
  return faultOf(error, () => t(unreached));
}

/** The same in one sentence: what is wrong with the first field, where one is named. */
export function callFaultText(error: unknown, t: Translate, unreached: TextKey): string {
  const { message, fields } = callFault(error, t, unreached);
  return fields[0]?.message ?? message;
}

/**
 * Whether an event was carried out; false where the person said no to a question, or nothing is there to be done.
 * @throws what went wrong
 */
export async function carriedOut(event: Promise<Outcome> | undefined): Promise<boolean> {
  const outcome = await event;
  if (outcome === undefined || outcome.done) return outcome !== undefined;
  if (outcome.error !== undefined) throw outcome.error;
  return false;
}
