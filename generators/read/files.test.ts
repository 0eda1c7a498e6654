import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { SourceError } from "../problem.ts";
import { readJson } from "./files.ts";

const root = mkdtempSync(join(tmpdir(), "lectern-files-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function problemOf(text: string): string | undefined {
  writeFileSync(join(root, "texts.json"), text);
  try {
    readJson(root, "texts.json");
  } catch (error) {
    if (error instanceof SourceError) return error.problems[0]?.message;
    throw error;
  }
  return undefined;
}

test("a name that stands twice is told, of which the first would be lost; the same one inside another is not", () => {
  expect(problemOf('{\n  "a": "one",\n  "b": { "a": 1 },\n  "a": "two"\n}')).toMatch(/^line 4: "a" would be lost/);
  expect(problemOf('{ "a": "one", "b": { "a": 1 } }')).toBeUndefined();
  expect(problemOf('{ "a": ')).toMatch(/^cannot be read/);
});
