import { isSignedOutCode } from "../shared/session-code.ts";
import type { Outcome } from "./saver.ts";

interface OutcomeParts {
  /** The code that says that somebody else saved. */
  conflict: number;
  /** Why a save was refused, as a person reads it. */
  textOf: (error: unknown) => string;
}

/**
 * What a save that failed means. After no answer, and after a session that ended, it is tried again, because nothing is
 * wrong with the draft.
 */
export function outcomeOf(error: unknown, { conflict, textOf }: OutcomeParts): Outcome {
  const code = codeOf(error);
  if (code === 0) return { unreached: true };
  if (code === conflict) return { conflict: true };
  if (isSignedOutCode(code)) return { signedOut: true };
  return { refused: textOf(error) };
}

/** The code of an error reply, as `CallError` carries it; 0 where there was none, as a browser's own errors mean. */
function codeOf(error: unknown): number {
  const isReply = error instanceof Error && !(error instanceof DOMException) && "code" in error;
  return isReply && typeof error.code === "number" ? error.code : 0;
}
