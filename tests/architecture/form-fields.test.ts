import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What shows, keeps, sends and checks the forms of sites. */
const readers = globSync([
  "src/forms/**/*.{ts,tsx}",
  "src/server/modules/{identity,members}/**/*.ts",
  "src/site/{check/form-*,document/own-questions}.ts",
]).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));

const ofASchema = /\b(?:schema|known|group|definition)\??(?:\.properties\b|\["properties"\])/i;

test("the fields of a form are read by form-fields.ts, which knows those of conditions too", () => {
  expect(readers.length).toBeGreaterThan(50);
  const found = readers.filter((file) => ofASchema.test(readFileSync(file, "utf8")));
  // The checker of the dialect walks through each keyword by itself, and says in which one a mistake stands.
  expect(found).toEqual(["src/site/check/form-dialect.ts"]);
});
