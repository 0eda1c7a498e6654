import { CallError } from "../../browser/call-error.ts";
import { isObject } from "../../shared/json.ts";
import type { Finding } from "../types.ts";

/** SITE_PUBLISHED_MEANWHILE of src/shared/error-codes.ts: something was published that the draft does not know of. */
export const PUBLISHED_MEANWHILE = 1802;

/** What a refusal to publish says is wrong. */
export function findingsOf(error: unknown): readonly Finding[] {
  const data = error instanceof CallError ? error.data : undefined;
  return isObject(data) && Array.isArray(data["findings"]) ? (data["findings"] as Finding[]) : [];
}

/** Whether something else was published since the draft began. */
export function isBehind(error: unknown): boolean {
  return error instanceof CallError && error.code === PUBLISHED_MEANWHILE;
}
