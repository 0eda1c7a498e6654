import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { blockTable, type BlockType } from "../../src/generated/built/block-table.ts";
import texts from "../../src/locales/zh-CN.json" with { type: "json" };
import { importsOf, root, sourcesBelow } from "./import-graph.ts";

const keys = Object.keys(texts);
const parts = new Set(keys.map((key) => key.slice(0, key.indexOf("."))));
/** The files of blocks and of what they share, with the files that each of them runs and the parts of texts it names. */
const files = new Map(
  ["src/blocks", "src/ui", "src/forms"]
    .flatMap(sourcesBelow)
    .map((file) => [file, { parts: partsIn(file), to: toOf(file) }]),
);

/** The parts of the texts that a file names: what stands before the first dot of a key, or of the beginning of one. */
function partsIn(file: string): string[] {
  const source = readFileSync(join(root, file), "utf8");
  const named = [...source.matchAll(/["`](([a-zA-Z]+)\.[\w.*-]*)(["`]|\$\{)/g)]
    .filter(
      ([, key = "", part = "", end]) =>
        parts.has(part) && (end === "${" ? keys.some((one) => one.startsWith(key)) : isKey(key)),
    )
    .map(([, , part = ""]) => part);
  return [...new Set(named)];
}

/** Texts that count have a form of each number. */
function isKey(key: string): boolean {
  return key in texts || `${key}_other` in texts;
}

function toOf(file: string): string[] {
  return importsOf(file).flatMap(({ to, typesOnly }) => (typesOnly ? [] : [to]));
}

/** The parts that a block names, with all that it runs. */
function partsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const { parts: own = [], to = [] } = files.get(file) ?? {};
  return new Set([...own, ...to.flatMap((next) => [...partsOf(next, seen)])]);
}

it("a page brings every text that its blocks show: their own, and those of the types they name", () => {
  const schemas = [...files.keys()].filter((file) => /^src\/blocks\/[^/]+\/[A-Z]\w*\.tsx$/.test(file));
  const missing = Object.entries(blockTable).flatMap(([type, block]) => {
    const file = schemas.find((one) => one.endsWith(`/${block.component}.tsx`));
    const { textsOf = [], records } = block as { textsOf?: BlockType[]; records?: string };
    const parts = file ? [...partsOf(file)] : [];
    // Of records a page brings the labels of their fields and values; of forms, those of their fields for days and times.
    const more = [...(records ? ["field", "enum"] : []), ...(parts.includes("form") ? ["dateTime"] : [])];
    const brought = new Set<string>(["common", "form", type, ...textsOf, ...more]);
    return file ? parts.filter((part) => !brought.has(part)).map((part) => `${type}: ${part}`) : [];
  });
  expect(missing).toEqual([]);
  expect(schemas.map(dirname).length).toBeGreaterThan(100);
});
