import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { writtenLimits } from "./written-limits.ts";

/** Folders of desks that still write limits by hand, until each is a screen of records. */
const waiting = /^src\/blocks\/grade-desk\//;

it("no input of a block or of the studio writes a limit that the schema of its call says (inputLimits names it)", () => {
  const sources = globSync("src/{blocks,studio}/**/*.tsx").filter((file) => !file.endsWith(".test.tsx"));
  expect(sources.length).toBeGreaterThan(200);
  const found = sources.flatMap((file) =>
    writtenLimits(readFileSync(file, "utf8")).map((limit) => `${file}: ${limit}`),
  );
  expect(found.filter((place) => !waiting.test(place))).toEqual([]);
});

it.each([
  ["a number", "<input maxLength={100} />", ["maxLength={100}"]],
  ["a number with digits in groups", "<input type=number max={50_000} />", ["max={50_000}"]],
  ["a pattern", '<input pattern="[a-z]*" />', ['pattern="[a-z]*"']],
  ["one of two numbers", '<input min={name === "count" ? 1 : 0} />', ['min={name === "count" ? 1 : 0}']],
  ["a number with a name of the file's own", "const MAX = 100;\n<input maxLength={MAX} />", ["maxLength={MAX}"]],
  ["a limit of the call", "<input {...inputLimits.saveGradeLesson.place} />", []],
  ["a part of it", "<input maxLength={inputLimits.quoteOrder.couponNo.maxLength} />", []],
  ["what it is given", "<input min={min} max={paper.width} />", []],
  ["fen as yuan", "<input max={MAX_TOP_UP / 100} />", []],
  ["how far something is", "<progress value={share} max={1} />", []],
])("in inputs, %s is seen for what it is", (_, source, expected) => {
  expect(writtenLimits(source)).toEqual(expected);
});
