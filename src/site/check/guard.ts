import type { Path, Report } from "./finding.ts";

/** Ends a check: whoever reads it has enough to mend. */
export class EnoughFound extends Error {}

/**
 * Looks at one document. Where the checker itself fails at it, that is a finding of this document, and the others are
 * looked at all the same: one mistake of the program stops neither a check of all sites nor the start of a portal.
 */
export function guarded(path: Path, report: Report, look: () => void): void {
  try {
    look();
  } catch (error) {
    if (error instanceof EnoughFound) throw error;
    report({ path, key: "document.notChecked", values: { why: reasonOf(error) } });
  }
}

/** Why something failed, in the program's own words. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : "unknown";
}
