import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import ownCalls from "../../src/blocks/own-calls.json" with { type: "json" };
import { importsOf, sourcesBelow } from "./import-graph.ts";

/** What asks the server by itself, beside the data sources and the events of a screen. */
const asking =
  /^src\/(?:forms\/(?:useLoaded|upload)|blocks\/shared\/(?:use-reply|use-live|use-versioned-work|loaded-pages|upload-post-image))\.tsx?$/;

interface BlockSchema {
  type: string;
  operations?: string[];
  live?: string;
}

/** Folder of each block, and whether it may call: a tool that says why, or one that waits to become generic blocks. */
const blocks = globSync("src/blocks/*/block.schema.json").map((file) => {
  const { type, operations = [], live } = JSON.parse(readFileSync(file, "utf8")) as BlockSchema;
  const mayCall = operations.length > 0 && (live !== undefined || Object.hasOwn(ownCalls, type));
  return { folder: file.replace(/\/block\.schema\.json$/, ""), mayCall };
});

const askingIn = (folder: string) =>
  sourcesBelow(folder)
    .filter((file) => !file.includes("/testing/"))
    .flatMap((file) => importsOf(file).filter(({ to, typesOnly }) => !typesOnly && asking.test(to)))
    .map(({ from, to }) => `${from} imports ${to}`);

it("blocks never fetch: only a tool that says why (live) imports what asks the server by itself", () => {
  expect(blocks.length).toBeGreaterThan(100);
  expect(blocks.filter(({ mayCall }) => !mayCall).flatMap(({ folder }) => askingIn(folder))).toEqual([]);
});

it("what asks by itself is found in a tool", () => {
  expect(askingIn("src/blocks/course-player")).toContain(
    "src/blocks/course-player/Notes.tsx imports src/blocks/shared/use-reply.ts",
  );
});
