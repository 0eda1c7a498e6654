import { expect, test } from "vitest";
import * as errorCode from "../generated/error-codes.ts";
import { outcomeOf } from "./save-outcome.ts";

const parts = { conflict: errorCode.SITE_DRAFT_CONFLICT, textOf: (error: unknown) => (error as Error).message };

test("a save that failed says why: the session ended, somebody else saved, no answer, or a refusal in its words", () => {
  const failed = (code: number) => outcomeOf(Object.assign(new Error("words"), { code }), parts);
  expect([errorCode.SESSION_MISSING, errorCode.TOKEN_INVALID, errorCode.SIGNED_IN_ELSEWHERE].map(failed)).toEqual(
    Array(3).fill({ signedOut: true }),
  );
  expect(failed(errorCode.SITE_DRAFT_CONFLICT)).toEqual({ conflict: true });
  // Signed in, and not allowed to: signing in again would change nothing.
  expect([errorCode.NO_PERMISSION, errorCode.SITE_LAYER_REFUSED, errorCode.DRAFT_CONFLICT].map(failed)).toEqual(
    Array(3).fill({ refused: "words" }),
  );
});

test("a save without an answer was not reached, whatever the browser says of it", () => {
  const unreached = [new TypeError("Failed to fetch"), new DOMException("", "AbortError"), "broken", undefined];
  expect(unreached.map((error) => outcomeOf(error, parts))).toEqual(Array(4).fill({ unreached: true }));
  expect(outcomeOf(Object.assign(new Error(""), { code: 0 }), parts)).toEqual({ unreached: true });
});
