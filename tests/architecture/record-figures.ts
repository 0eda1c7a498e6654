import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { blockTable, type BlockType } from "../../src/generated/built/block-table.ts";
import { root } from "./import-graph.ts";
import { writtenLimits } from "./written-limits.ts";

/** How far screens of records are from being made of schemas. Every figure is one that falls. */
export interface RecordFigures {
  "signed-in screens with a hand-made block of more than 250 lines": number;
  "signed-in screens that are not made of generic blocks alone": number;
  "block types that one screen uses": number;
  "block folders with a form by hand": number;
  "limits written in inputs of blocks": number;
  "blocks that make calls of their own": number;
  "calls that blocks name as their own": number;
  "lists of blocks that fetch in an effect": number;
  /** In thousands, rounded up: a mended bug may take a few lines. */
  "thousands of lines of TypeScript in src/blocks without tests": number;
}

const LARGE = 250;

const fetching = /useEffect\(\(\) => void load\b/g;

/** Counts them in the working tree. */
export function recordFigures(): RecordFigures {
  const folders = new Map(foldersOfBlocks().map((folder) => [folder, sourcesIn(folder)]));
  const all = [...folders.values()].flat();
  const linesOf = new Map(
    Object.values(blockTable).map(({ type }) => [type, linesIn(folders.get(folderOf(type)) ?? [])]),
  );
  const screens = screensOfTheProduct();
  const uses = Map.groupBy(
    screens.flatMap(({ types }) => types),
    (type) => type,
  );
  const isGeneric = (type: BlockType) =>
    type === "form" || (blockTable[type].operations.length === 0 && (uses.get(type)?.length ?? 0) > 1);
  const signedIn = screens.filter(({ access }) => access !== undefined && access !== "public");
  const callers = Object.values(blockTable).filter(({ operations }) => operations.length > 0);
  const count = (pattern: RegExp) => all.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
  return {
    "signed-in screens with a hand-made block of more than 250 lines": signedIn.filter(({ types }) =>
      types.some((type) => !isGeneric(type) && (linesOf.get(type) ?? 0) > LARGE),
    ).length,
    "signed-in screens that are not made of generic blocks alone": signedIn.filter(
      ({ types }) => !types.every(isGeneric),
    ).length,
    "block types that one screen uses": [...uses.values()].filter(({ length }) => length === 1).length,
    "block folders with a form by hand": [...folders].filter(
      ([folder, texts]) => folder !== "shared" && texts.some((text) => /<form\b/.test(text)),
    ).length,
    "limits written in inputs of blocks": all.reduce((sum, text) => sum + writtenLimits(text).length, 0),
    "blocks that make calls of their own": callers.length,
    "calls that blocks name as their own": callers.reduce((sum, { operations }) => sum + operations.length, 0),
    "lists of blocks that fetch in an effect": count(fetching),
    "thousands of lines of TypeScript in src/blocks without tests": Math.ceil(
      (linesIn(all) + linesIn(sourcesDirectlyIn("src/blocks"))) / 1000,
    ),
  };
}

/** A sentence for each figure that grew. */
export function grownFigures(committed: Readonly<Record<string, number>>, now: RecordFigures): string[] {
  return Object.entries(now).flatMap(([name, figure]) => {
    const before = committed[name];
    return before === undefined || figure > before ? [`${name}: ${figure}, and ${before ?? "none"} are committed`] : [];
  });
}

/** Folder of a block: `recordList` → `record-list`. */
function folderOf(type: string): string {
  return type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function foldersOfBlocks(): string[] {
  return readdirSync(join(root, "src/blocks"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "testing")
    .map(({ name }) => name);
}

function sourcesIn(folder: string): string[] {
  const place = join(root, "src/blocks", folder);
  return readdirSync(place, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(place, file), "utf8"));
}

function sourcesDirectlyIn(folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), "utf8"));
}

function linesIn(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.split("\n").length - 1, 0);
}

interface Screen {
  access: string | undefined;
  /** Each once. */
  types: BlockType[];
}

function screensOfTheProduct(): Screen[] {
  const folder = join(root, "tenants/default/screens");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => {
      const { access, blocks = {} } = JSON.parse(readFileSync(join(folder, file), "utf8")) as {
        access?: string;
        blocks?: Record<string, { type?: string } | null>;
      };
      const types = Object.values(blocks).flatMap((block) => block?.type ?? []);
      return { access, types: [...new Set(types)].filter((type) => Object.hasOwn(blockTable, type)) as BlockType[] };
    });
}
