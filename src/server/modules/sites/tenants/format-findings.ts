import { sayIn, tellIn } from "../../../../site/check/messages.ts";
import type { FolderFinding } from "./finding.ts";

/** How the parts of a finding are marked for a person; see the terminal of the command line. */
export interface FindingMarks {
  place(text: string): string;
  pointer(text: string): string;
  error(text: string): string;
  warning(text: string): string;
  hint(text: string): string;
}

interface FormatOptions {
  root: string;
  marks?: FindingMarks;
  /** The language of what is said. */
  locale?: string;
}

/** At most this many of the allowed values are listed. */
const listed = 12;

/**
 * Findings as text for a terminal: `file:line:column  pointer`, and below what is wrong, what was meant, what is
 * allowed.
 */
export function formatFindings(
  findings: readonly FolderFinding[],
  { root, marks = noMarks, locale = "en" }: FormatOptions,
): string {
  return findings.map((finding) => formatFinding(tellIn(locale, finding), { root, marks, locale })).join("\n");
}

function formatFinding(finding: FolderFinding, { root, marks, locale }: Required<FormatOptions>): string {
  const { file, line, column, pointer, message, severity, suggestion, allowed } = finding;
  const place = [`${root}/${file}`, ...(line === undefined ? [] : [line, column ?? 1])].join(":");
  const head = marks.place(place) + (pointer ? `  ${marks.pointer(pointer)}` : "");
  const said = severity === "warning" ? sayIn(locale, { key: "finding.warning", values: { message } }) : message;
  const meant =
    suggestion === undefined ? "" : marks.hint(sayIn(locale, { key: "finding.meant", values: { suggestion } }));
  const lines = [head, `  ${marks[severity](said)}${meant}`];
  if (allowed && allowed.length > 0) {
    const names = allowed.slice(0, listed).join(", ");
    const more =
      allowed.length > listed ? sayIn(locale, { key: "finding.more", values: { count: allowed.length - listed } }) : "";
    lines.push(marks.hint(`  ${sayIn(locale, { key: "finding.allowed", values: { names } })}${more}`));
  }
  return lines.join("\n");
}

const asIs = (text: string): string => text;
const noMarks: FindingMarks = { place: asIs, pointer: asIs, error: asIs, warning: asIs, hint: asIs };
