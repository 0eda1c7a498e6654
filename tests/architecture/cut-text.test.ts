import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./import-graph.ts";

/** What holds a text that people wrote or read, by how such values are named. */
const texts =
  "\\w*(?:[nN]ame|[tT]itle|[tT]ext|words|typed|excerpt|[hH]eading|[sS]ubject|[sS]tem|tag|[lL]abel|[sS]ummary|[mM]essage|[rR]eason|[rR]emark|[oO]pinion|answer|description|sample|note)";
const cut = new RegExp(
  `\\b${texts}\\)*(?:\\.(?:trim|toLowerCase|toWellFormed)\\(\\)| \\?\\? ""\\))*\\??\\.(?:slice|substring|substr)\\(0, (?:\\d+|[A-Z_]+|most)\\)` +
    `|\\.charAt\\(0\\)|\\b${texts}\\??(?:\\[0\\]|\\.at\\(0\\))`,
);

/** Lists of these names, and texts of the machine, in which every character is one code unit. */
const fine = new Map([
  ["src/server/http/formulae.ts", "the name of an operation"],
  ["src/shared/capitalize.ts", "a name of the program"],
  ["src/studio/panel/SourceList.tsx", "the name of an operation"],
  ["src/studio/presence/Presence.tsx", "the address of a page"],
  ["src/demo/media-files.ts", "the name of a file, made of figures"],
  ["src/server/modules/media/media-key.ts", "the name of a file, made of figures"],
  ["src/server/modules/media/uploads/service.ts", "the name of a file, made of figures"],
  ["src/server/modules/sites/editing/deps.ts", "a mobile number"],
  ["src/server/modules/catalogue/search-words.ts", "a list of words"],
  ["src/server/modules/moderation/lists/manage.ts", "a list of words"],
]);

it("a text that people read is cut by cutText or firstGrapheme, which leave no half of a character", () => {
  const found = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|^src\/generated\//.test(file) && !fine.has(file))
    .flatMap((file) =>
      readFileSync(join(root, file), "utf8")
        .split("\n")
        .flatMap((line, index) => (cut.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});

it("finds the ways to cut a text", () => {
  for (const line of [
    "name.slice(0, 1)",
    "blogger.userName.slice(0, 1)",
    "title.charAt(0)",
    "heading[0]",
    '(userName ?? "").slice(0, 2)',
  ])
    expect(cut.test(line), line).toBe(true);
  for (const line of ["gmtCreate.slice(0, 16)", "rows.slice(0, 20)", "cutText(name, 30)"])
    expect(cut.test(line), line).toBe(false);
});
