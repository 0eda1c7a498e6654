import type { Finding } from "../../../../site/check/finding.ts";
import { sayIn, type Told } from "../../../../site/check/messages.ts";

/** One mistake in a layer's folder, told so that it can be found and mended. */
export interface FolderFinding extends Omit<Finding, "pointer" | "key" | "values">, Partial<Told> {
  /** The file below TENANTS_DIR, as `1001/screens/home.json`; a folder when no single file is meant. */
  file: string;
  /** JSON pointer into the file; absent when no place in it is meant. */
  pointer?: string;
  /** The file is not JSON at all: it may be half written. */
  broken?: true;
}

/** A finding that is told in words of its own here: its message is English, `tellIn` gives the other languages. */
export function findingOf(
  place: Omit<FolderFinding, "message" | "severity" | "key" | "values">,
  told: Told,
): FolderFinding {
  return { severity: "error", ...place, message: sayIn("en", told), ...told };
}

/** Whether any of them keeps a layer from being published. */
export function hasErrors(findings: readonly FolderFinding[]): boolean {
  return findings.some(({ severity }) => severity === "error");
}

/** What is wrong in what is published for an organisation stands beside what is wrong in its folder. */
export function publishedFaults(orgNo: string): string {
  return `${PUBLISHED}${orgNo}`;
}

/** No folder of a layer is called so. */
export const PUBLISHED = "published:";
