/** One measured thing, as it is printed. */
export interface BenchRow {
  name: string;
  figure: number;
  /** The unit of figure and goal, such as "ms", "µs", "MB", "kB", "×". */
  unit: string;
  /** What it must reach; absent for a figure that is there to compare with. */
  goal?: { atMost: number } | { atLeast: number };
}

/** Prints one table: what, how much, the goal and whether it is reached. */
export function printTable(title: string, rows: readonly BenchRow[]): void {
  const cells = rows.map((row) => [row.name, `${readable(row.figure)} ${row.unit}`, goalOf(row), verdictOf(row)]);
  const head = ["", "figure", "goal", ""];
  const widths = head.map((text, column) => Math.max(text.length, ...cells.map((cell) => cell[column]?.length ?? 0)));
  const line = (cell: readonly string[]) =>
    `  ${cell.map((text, column) => (column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0))).join("  ")}`.trimEnd();
  console.log(`\n${title}\n${line(head)}`);
  for (const cell of cells) console.log(line(cell));
}

/** The value below which `share` (0 to 1) of the samples lie. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

function readable(figure: number): string {
  return Math.abs(figure) >= 100 ? figure.toFixed(0) : figure.toPrecision(3);
}

function goalOf({ goal, unit }: BenchRow): string {
  if (!goal) return "";
  return "atMost" in goal ? `≤ ${goal.atMost} ${unit}` : `≥ ${goal.atLeast} ${unit}`;
}

function verdictOf({ goal, figure }: BenchRow): string {
  if (!goal) return "";
  return ("atMost" in goal ? figure <= goal.atMost : figure >= goal.atLeast) ? "reached" : "MISSED";
}
