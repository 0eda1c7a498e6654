import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { errorCodes } from "../../src/shared/error-codes.ts";
import { root } from "./import-graph.ts";

const sources = ["src", "tests"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/^src\/generated\/|^tests\/clients\//.test(file)),
);
/** Lines of files that an expression fits, as `file:line`. */
const linesWith = (files: readonly string[], fits: (line: string) => boolean) =>
  files.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((line, index) => (fits(line) ? [`${file}:${index + 1}`] : [])),
  );
const isTest = (file: string) => /\.test\.tsx?$|^tests\//.test(file);

/** What is of an enumeration, in replies and in the database. */
const enumerated =
  "periodType|userType|orderStatus|liveStatus|auditStatus|courseCategory|draftState|customStatus" +
  "|period_type|user_type|order_status|live_status|audit_status|course_category|draft_state|custom_status";

it("a value of an enumeration is compared by its name (src/generated/enums.ts)", () => {
  const compared = new RegExp(`\\b(${enumerated})\\)? (===|!==) \\d|\\b(${enumerated})", "(=|<>|!=)", \\d`);
  expect(
    linesWith(
      sources.filter((file) => !isTest(file)),
      (line) => compared.test(line),
    ),
  ).toEqual([]);
});

it("the code of an error is expected by its name (src/generated/error-codes.ts)", () => {
  const codes = new Set<number>(Object.values(errorCodes).map(({ code }) => code));
  // A live connection ends with a code too, which is none of these.
  const numbered = (line: string) =>
    !line.includes("closed") &&
    [...line.matchAll(/\bcode\)(?:\.not)?\.toBe\((\d+)\)|\bcode (?:===|!==) (\d+)/g)].some(([, expected, compared]) =>
      codes.has(Number(expected ?? compared)),
    );
  expect(linesWith(sources, numbered)).toEqual([]);
});
