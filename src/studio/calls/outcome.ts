import { outcomeOf as saveOutcomeOf } from "../../editor/save-outcome.ts";
import type { Outcome } from "../../editor/saver.ts";
import { SITE_DRAFT_CONFLICT } from "../../generated/error-codes.ts";
import { CallError } from "../../browser/call-error.ts";
import type { Translate } from "../types.ts";

/** What a save that failed means. */
export function outcomeOf(error: unknown): Outcome {
  return saveOutcomeOf(error, {
    conflict: SITE_DRAFT_CONFLICT,
    textOf: () => (error instanceof Error ? error.message : ""),
  });
}

/** What to tell a person of a call that failed. */
export function messageOf(error: unknown, t: Translate): string {
  return error instanceof CallError && error.message !== "" ? error.message : t("studio.failed");
}
