import type { Outcome } from "../../blocks/course-editor/state/saver.ts";
import { isSignedOutCode } from "../../shared/session-code.ts";
import * as errorCode from "../../generated/error-codes.ts";
import { CallError } from "../../browser/call-error.ts";
import type { Translate } from "../types.ts";

/**
 * What a save that failed means. After no answer, and after a session that ended, it is tried again, because nothing is
 * wrong with the draft.
 */
export function outcomeOf(error: unknown): Outcome {
  const code = error instanceof CallError ? error.code : 0;
  if (code === errorCode.SITE_DRAFT_CONFLICT) return { conflict: true };
  if (isSignedOut(error)) return { signedOut: true };
  if (code === 0) return { unreached: true };
  return { refused: error instanceof Error ? error.message : "" };
}

/** Whether a call failed because nobody is signed in any more. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && isSignedOutCode(error.code);
}

/** What to tell a person of a call that failed. */
export function messageOf(error: unknown, t: Translate): string {
  return error instanceof CallError && error.message !== "" ? error.message : t("studio.failed");
}
