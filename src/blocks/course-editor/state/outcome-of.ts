import type { Translate } from "../../block.ts";
import { isSignedOutCode } from "../../../shared/session-code.ts";
import * as errorCode from "../../../generated/error-codes.ts";
import { wordsOf } from "../error-message.ts";
import type { Outcome } from "./saver.ts";

/**
 * What a save came to. After no answer, and after a session that ended, it is tried again: nothing is wrong with what
 * was written.
 */
export async function outcomeOf(save: Promise<{ version: number }>, t: Translate): Promise<Outcome> {
  try {
    return { version: (await save).version };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? Number(error.code) : 0;
    if (code === errorCode.DRAFT_CONFLICT) return { conflict: true };
    if (code === 0) return { unreached: true };
    if (isSignedOutCode(code)) return { signedOut: true };
    return { refused: wordsOf(error, t) };
  }
}
