import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./import-graph.ts";

/** How much of something is complete, worked out of counts: in SQL or in TypeScript. */
const counted = /\b100(?:\.0)?\s*\*[^;]*\b(?:gmt_complete|completes?|completeTotal|completeCount|periods)\b/;

it("how far somebody is in a course comes from coursePercent, and is counted nowhere else", () => {
  const found = readdirSync(join(root, "src/server"), { recursive: true, encoding: "utf8" })
    .map((file) => `src/server/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".test.ts"))
    .flatMap((file) =>
      readFileSync(join(root, file), "utf8")
        .split("\n")
        .flatMap((line, index) => (counted.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});

it("finds the ways in which it was counted", () => {
  for (const line of [
    "select floor(100.0 * count(gmt_complete) / greatest(course.period_total, 1))::int from study_progress",
    "percent: Math.min(100, Math.floor((100 * row.completes) / lessons)),",
    "coalesce(floor(100.0 * sum(least(progress.periods, course.period_total))",
  ])
    expect(counted.test(line), line).toBe(true);
});
