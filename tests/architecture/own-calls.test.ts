import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import ownCalls from "../../src/blocks/own-calls.json" with { type: "json" };
import { importsOf, sourcesBelow } from "./import-graph.ts";

/** What asks the server by itself, beside the data sources and the events of a screen. */
const asking =
  /^src\/(?:forms\/useLoaded|blocks\/shared\/(?:use-reply|use-live|use-versioned-work|loaded-pages))\.tsx?$/;

/** What sends files, for blocks that say what for (`uploads`). */
const sending = /^src\/(?:forms\/upload|blocks\/shared\/upload-image)\.ts$/;

interface BlockSchema {
  type: string;
  operations?: string[];
  uploads?: string[];
  live?: string;
}

/**
 * Folder of each block, and whether it may call: a tool that says why, or one that waits to become generic blocks; and
 * whether it says what it uploads.
 */
const blocks = globSync("src/blocks/*/block.schema.json").map((file) => {
  const { type, operations = [], uploads = [], live } = JSON.parse(readFileSync(file, "utf8")) as BlockSchema;
  const mayCall = operations.length > 0 && (live !== undefined || Object.hasOwn(ownCalls, type));
  return { folder: file.replace(/\/block\.schema\.json$/, ""), mayCall, isUploading: uploads.length > 0 };
});

const importedIn = (folder: string, what: RegExp) =>
  sourcesBelow(folder)
    .filter((file) => !file.includes("/testing/"))
    .flatMap((file) => importsOf(file).filter(({ to, typesOnly }) => !typesOnly && what.test(to)))
    .map(({ from, to }) => `${from} imports ${to}`);

it("blocks never fetch: only a tool that says why (live) imports what asks the server by itself", () => {
  expect(blocks.length).toBeGreaterThan(100);
  expect(blocks.filter(({ mayCall }) => !mayCall).flatMap(({ folder }) => importedIn(folder, asking))).toEqual([]);
});

it("just the blocks that say what they upload files for (uploads) import what sends them", () => {
  const senders = blocks.filter(({ folder }) => importedIn(folder, sending).length > 0);
  expect(senders.map(({ folder }) => folder)).toEqual(
    blocks.filter(({ isUploading }) => isUploading).map(({ folder }) => folder),
  );
});

it("what asks by itself is found in a tool", () => {
  expect(importedIn("src/blocks/lesson-notes", asking)).toContain(
    "src/blocks/lesson-notes/Notes.tsx imports src/blocks/shared/use-reply.ts",
  );
});
