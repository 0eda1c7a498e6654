import type { FolderFinding } from "./finding.ts";

/** How the parts of a finding are marked for a person; see the terminal of the command line. */
export interface FindingMarks {
  place(text: string): string;
  pointer(text: string): string;
  error(text: string): string;
  warning(text: string): string;
  hint(text: string): string;
}

/** At most this many of the allowed values are listed. */
const listed = 12;

/** Findings as text for a terminal: `file:line:column  pointer`, and below what is wrong, what was meant, what is allowed. */
export function formatFindings(findings: readonly FolderFinding[], { root, marks = plain }: { root: string; marks?: FindingMarks }): string {
  return findings.map((finding) => formatFinding(finding, root, marks)).join("\n");
}

function formatFinding({ file, line, column, pointer, message, severity, suggestion, allowed }: FolderFinding, root: string, marks: FindingMarks): string {
  const place = [`${root}/${file}`, ...(line === undefined ? [] : [line, column ?? 1])].join(":");
  const head = marks.place(place) + (pointer ? `  ${marks.pointer(pointer)}` : "");
  const lines = [head, `  ${marks[severity](severity === "warning" ? `warning: ${message}` : message)}${suggestion ? marks.hint(` - did you mean "${suggestion}"?`) : ""}`];
  if (allowed && allowed.length > 0) {
    const more = allowed.length > listed ? ` and ${allowed.length - listed} more` : "";
    lines.push(marks.hint(`  allowed: ${allowed.slice(0, listed).join(", ")}${more}`));
  }
  return lines.join("\n");
}

const asIs = (text: string): string => text;
const plain: FindingMarks = { place: asIs, pointer: asIs, error: asIs, warning: asIs, hint: asIs };
