import { createHash } from "node:crypto";

/**
 * A document as text that does not depend on the order of its keys or on blanks; what revisions are stored and compared
 * as.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const parts = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`);
  return `{${parts.join(",")}}`;
}

/** The digest of a canonical document. */
export function digestOf(canonical: string): string {
  return createHash("sha256").update(canonical).digest("base64url");
}
