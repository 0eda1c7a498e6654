import { expect, test } from "vitest";
import { CallError } from "../../browser/call-error.ts";
import { DRAFT_CONFLICT, outcomeOf } from "./outcome.ts";

test("a save that failed says why: the session ended, somebody else saved, no answer, or a refusal in its words", () => {
  const failed = (code: number) => outcomeOf(new CallError({ code, message: "words" }));
  expect([301, 302, 304].map(failed)).toEqual(Array(3).fill({ signedOut: true }));
  expect(failed(DRAFT_CONFLICT)).toEqual({ conflict: true });
  expect(outcomeOf(new TypeError("Failed to fetch"))).toEqual({ unreached: true });
  // Signed in, and not allowed to: signing in again would change nothing.
  expect([306, 1800 + 1].map(failed)).toEqual(Array(2).fill({ refused: "words" }));
});
