import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { formattedJson } from "../formatted-json.ts";
import { grownFigures, recordFigures, type RecordFigures } from "./record-figures.ts";

const file = join(import.meta.dirname, "../budgets/records.json");
const figures = recordFigures();

it("no figure of hand-made screens grows: what is new is made of schemas", () => {
  expect(grownFigures(JSON.parse(readFileSync(file, "utf8")) as Record<string, number>, figures)).toEqual([]);
});

it("a figure that fell is committed (-u), so that it does not rise again", async () => {
  await expect(await formattedJson(figures)).toMatchFileSnapshot(file);
});

it("names each figure that grew, and what is committed", () => {
  const now: RecordFigures = { ...figures, "block folders with a form by hand": 12 };
  expect(grownFigures({ ...figures, "block folders with a form by hand": 11 }, now)).toEqual([
    "block folders with a form by hand: 12, and 11 are committed",
  ]);
});
