import { NO_PERMISSION } from "../generated/error-codes.ts";

/** Codes that end the session or ask for one. */
export function isSessionCode(code: number): boolean {
  return code >= 300 && code <= 400;
}

/** Whether nobody is signed in any more: who signs in again goes on. An account that may not do it stays signed in. */
export function isSignedOutCode(code: number): boolean {
  return isSessionCode(code) && code !== NO_PERMISSION;
}
