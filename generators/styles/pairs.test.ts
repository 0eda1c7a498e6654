import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pairsIn } from "./pairs.ts";
import { readStyleSheets, type StyleSheet } from "./style-sheets.ts";

const root = join(import.meta.dirname, "../..");
const sheet = (text: string, isGlobal = false): StyleSheet => ({ file: "Some.tsx", text, isGlobal });
const pairs = (...sheets: StyleSheet[]) =>
  pairsIn(sheets).map(({ front, back, least }) => `${front} on ${back} ${least}`);
const said = (text: string) => pairs(sheet(text));

test("a colour without a background is read on what blocks stand on", () => {
  expect(said(".link { color: var(--color-primary); }")).toEqual(["primary on page 4.5", "primary on surface 4.5"]);
});

test("a background holds for what is in it, and for the states of what has it", () => {
  expect(said(".panel { background: var(--color-surface-raised); a:hover { color: var(--color-accent); } }")).toEqual([
    "accent on surfaceRaised 4.5",
    "text on surfaceRaised 4.5",
  ]);
  const button =
    ".btn { background: var(--color-primary); color: var(--color-primary-text); &:hover { background: var(--color-primary-hover); } }";
  expect(said(button)).toEqual(["primaryText on primary 4.5", "primaryText on primaryHover 4.5"]);
});

test("a background that is taken away shows what is around it", () => {
  const ghost =
    "background: var(--color-hero); .btn { background: var(--color-primary); } .btn.ghost { background: none; color: var(--color-primary); }";
  expect(said(ghost)).toEqual(["primary on hero 4.5", "text on hero 4.5"]);
});

test("the rules that every page begins with hold in blocks", () => {
  const everywhere = sheet(".btn{background:var(--color-primary);color:var(--color-primary-text)}", true);
  expect(pairs(everywhere, sheet(".btn { color: var(--color-accent); }"))).toContain("accent on primary 4.5");
});

test("signs are seen at less, and bars and dots carry no text", () => {
  expect(said("svg { color: var(--color-primary); }")).toEqual(["primary on page 3", "primary on surface 3"]);
  expect(said(".bar { height: 4px; background: var(--color-accent); }")).toEqual([]);
  expect(said(".row:hover { background: var(--color-primary-soft); }")).toEqual(["text on primarySoft 4.5"]);
});

test("no style of a page is overlooked", () => {
  const sheets = readStyleSheets(root);
  const found = sheets.reduce((sum, { text }) => sum + count(text), 0);
  const files = ["src/blocks", "src/editor", "src/forms", "src/renderer"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(root, folder, file)),
  );
  const written = files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !/[\\/]testing[\\/]/.test(file),
  );
  expect(found).toBe(written.reduce((sum, file) => sum + count(readFileSync(file, "utf8")), 0));
  expect(found).toBeGreaterThan(300);
});

function count(text: string): number {
  return text.match(/(?<![\w-])color:\s*var\(--color-/g)?.length ?? 0;
}
