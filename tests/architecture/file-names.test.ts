import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./import-graph.ts";
import rules from "./word-rules.json" with { type: "json" };

// Schemas, tenants and migrations are left out: their names are the contract's, the site language's and the database's.
const folders = ["src", "tests", "generators", "docs"] as const;
const leftOut = /^src\/generated\/|^docs\/configuration\/|^generators\/fixtures\/|\/migrations\/|\/node_modules\//;
const files = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
      (file) => `${folder}/${file.replaceAll("\\", "/")}`,
    ),
  )
  .filter((file) => /\.(tsx?|md)$/.test(file) && !leftOut.test(file));

/** The words of a path: `src/forms/PictureWidget.tsx` has src, forms, picture, widget, tsx. */
const wordsIn = (path: string) =>
  path
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);

describe("names of files", () => {
  it("use the words of the glossary (CONTRIBUTING.md), not the old ones", () => {
    const old: Readonly<Record<string, string>> = rules.notInFileNames;
    const stays = Object.keys(rules.fileNamesThatStay);
    const wrong = files
      .filter((file) => !stays.some((place) => file.startsWith(place)))
      .flatMap((file) =>
        wordsIn(file)
          .filter((word) => Object.hasOwn(old, word))
          .map((word) => `${file}: “${word}” is ${old[word]}`),
      );
    expect(wrong).toEqual([]);
  });
  it("have no exception for a file that is gone", () => {
    expect(
      Object.keys(rules.fileNamesThatStay).filter((place) => !files.some((file) => file.startsWith(place))),
    ).toEqual([]);
  });
});
