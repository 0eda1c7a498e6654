import { CallError } from "../../browser/call-error.ts";
import * as errorCode from "../../generated/error-codes.ts";
import { isObject } from "../../shared/json.ts";
import type { Finding } from "../types.ts";

/** What a refusal to publish says is wrong. */
export function findingsOf(error: unknown): readonly Finding[] {
  const data = error instanceof CallError ? error.data : undefined;
  return isObject(data) && Array.isArray(data["findings"]) ? (data["findings"] as Finding[]) : [];
}

/** Whether something else was published since the draft began. */
export function isBehind(error: unknown): boolean {
  return error instanceof CallError && error.code === errorCode.SITE_PUBLISHED_MEANWHILE;
}
