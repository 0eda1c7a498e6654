import { expect, test } from "vitest";
import {
  DRAFT_CONFLICT,
  NO_PERMISSION,
  SIGNED_IN_ELSEWHERE,
  SIGN_IN_STALE,
  TOKEN_INVALID,
} from "../generated/error-codes.ts";
import { isSessionCode, isSignedOutCode } from "./session-code.ts";

test("whoever is no longer signed in can sign in again; an account that may not do it is signed in", () => {
  expect([TOKEN_INVALID, SIGN_IN_STALE, SIGNED_IN_ELSEWHERE].map(isSignedOutCode)).toEqual([true, true, true]);
  expect([NO_PERMISSION, DRAFT_CONFLICT, 0].map(isSignedOutCode)).toEqual([false, false, false]);
  expect(isSessionCode(NO_PERMISSION)).toBe(true);
});
