import { expect, test } from "vitest";
import { CallError } from "../../browser/call-error.ts";
import * as errorCode from "../../generated/error-codes.ts";
import { outcomeOf } from "./outcome.ts";

test("a save that failed says why: the session ended, somebody else saved, no answer, or a refusal in its words", () => {
  const failed = (code: number) => outcomeOf(new CallError({ code, message: "words" }));
  expect([errorCode.SESSION_MISSING, errorCode.TOKEN_INVALID, errorCode.SIGNED_IN_ELSEWHERE].map(failed)).toEqual(
    Array(3).fill({ signedOut: true }),
  );
  expect(failed(errorCode.SITE_DRAFT_CONFLICT)).toEqual({ conflict: true });
  expect(outcomeOf(new TypeError("Failed to fetch"))).toEqual({ unreached: true });
  // Signed in, and not allowed to: signing in again would change nothing.
  expect([errorCode.NO_PERMISSION, errorCode.SITE_LAYER_REFUSED].map(failed)).toEqual(
    Array(2).fill({ refused: "words" }),
  );
});
