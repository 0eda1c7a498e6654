/** A table with a head; without rows there is none. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), `|${" --- |".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

// A bar would end the cell, and a new line the row.
function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll(/\s*\n\s*/g, " ");
}

export function code(text: string): string {
  return `\`${text}\``;
}

/** The parts of a page with an empty line between; empty ones are left out. */
export function page(...parts: readonly (string | false | undefined)[]): string {
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

/** A section with its heading; without anything to say there is none. */
export function section(heading: string, body: string): string {
  return body && `## ${heading}\n\n${body}`;
}

/** JSON as a person would write it: what is short stands in one line. */
export function json(value: unknown, width = 120): string {
  return `\`\`\`json\n${written(value, { indent: "", before: 0, width })}\n\`\`\``;
}

interface Line {
  indent: string;
  /** Characters that stand before the value in its line. */
  before: number;
  width: number;
}

function written(value: unknown, { indent, before, width }: Line): string {
  const short = inOneLine(value);
  if (short.length + before <= width || typeof value !== "object" || value === null) return short;
  const inner = `${indent}  `;
  const of = (entry: unknown, name = "") =>
    `${name}${written(entry, { indent: inner, before: inner.length + name.length, width })}`;
  const entries = Array.isArray(value)
    ? value.map((entry) => of(entry))
    : Object.entries(value).map(([name, entry]) => of(entry, `${JSON.stringify(name)}: `));
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${entries.map((entry) => inner + entry).join(",\n")}\n${indent}${close}`;
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, entry]) => `${JSON.stringify(name)}: ${inOneLine(entry)}`);
  return entries.length > 0 ? `{ ${entries.join(", ")} }` : "{}";
}
