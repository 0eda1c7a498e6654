import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { namedPlaces } from "./chunks.ts";

const root = join(import.meta.dirname, "../../..");

test("the cut of the browser's code names no file or folder that is gone", () => {
  expect(namedPlaces.length).toBeGreaterThan(100);
  expect(namedPlaces.filter((place) => globSync(`src/${place}*`, { cwd: root }).length === 0)).toEqual([]);
});
