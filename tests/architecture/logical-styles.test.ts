import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Styles that stay the same on a page that is written from right to left, each with its reason. */
const allowed: Readonly<Record<string, string>> = {
  "src/renderer/rtl-style.ts":
    "only pages from right to left have it: what is typed from left to right stands at their right",
  "src/blocks/course-player/VideoStyle.ts": "the places of the viewer's name over the picture, spread over its corners",
  "src/blocks/course-player/control-style.ts":
    "how far a tap went, at the side of the picture that was tapped: time runs from left to right",
};

/** Properties and values that mean one side of the screen, in style sheets and in objects of styles. */
const physical = [
  /\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b[\w-]*\s*:/,
  /\b(?:margin|padding|border)(?:Left|Right)\w*\s*:/,
  /\bborder-(?:top|bottom)-(?:left|right)-radius\b/,
  /\b(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
  /\bbox-shadow\s*:[^;]*\binset -?[1-9][\d.]*px/,
  /\btextAlign\s*:\s*"(?:left|right)"/,
  /(?<![\w.$-])(?:left|right)\s*:\s*(?:-?[\d.]+(?:[a-z]+|%)?|auto|calc\(|max\(|min\(|clamp\(|var\()[^;,{}]*(?:;|(?<! )\})/,
];

/** Four values of which the second and the fourth, right and left, differ. */
const fourSides = /(?<![\w-])(?:padding|margin|inset)\s*:\s*([^;{}`\n]+)(?=[;}])/g;

/** The lines of a source that have a style of one side of the screen. */
function physicalLines(source: string): string[] {
  return source
    .split("\n")
    .filter((line) => physical.some((one) => one.test(line)) || line.matchAll(fourSides).some(isUneven));
}

function isUneven([, value = ""]: RegExpMatchArray): boolean {
  const sides = value
    .replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, "()")
    .trim()
    .split(/\s+/);
  return sides.length === 4 && value.trim().split(/\s+(?![^(]*\))/)[1] !== value.trim().split(/\s+(?![^(]*\))/)[3];
}

const files = ["blocks", "ui", "renderer", "forms", "editor", "studio"].flatMap((folder) =>
  globSync(`src/${folder}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !/\.test\.|\/testing\//.test(file)),
);

describe("Styles", () => {
  it("are told apart: those of one side of the screen, and those of the way a language is written", () => {
    const wrong = [
      "margin-left: 4px;",
      ".a{left:0;top:1px}",
      "  right: calc(100% - 4px);",
      "border-left-color: red;",
      "text-align: right;",
      "padding: 4px 8px 4px 0;",
      "inset:3px auto 3px 3px}",
      "  paddingLeft: 12,",
      "border-top-left-radius: 2px;",
      "box-shadow: inset 4px 0 red;",
    ];
    expect(wrong.filter((line) => physicalLines(line).length === 0)).toEqual([]);
    const right = [
      "margin-inline-start: 4px;",
      "  inset-inline-end: 0;",
      "padding: 4px 8px;",
      "padding: 0 var(--a, 1px) 4px var(--a, 1px);",
      "interface A { left: number; right: RichText; }",
      "  left: percent(box.left, width),",
      "transform-origin: left;",
      "box-shadow: inset 0 -3px red;",
      "const none = { nodes: [], left: 0 };",
    ];
    expect(right.filter((line) => physicalLines(line).length > 0)).toEqual([]);
  });

  it("of pages follow the way a language is written, but for those that are listed with their reason", () => {
    expect(files.length).toBeGreaterThan(500);
    const found = files.flatMap((file) => {
      const lines = physicalLines(readFileSync(join(root, file), "utf8"));
      return lines.length > 0 && !Object.hasOwn(allowed, file)
        ? [`${file}: ${lines.join(" | ").trim().slice(0, 200)}`]
        : [];
    });
    expect(found, "Write margin-inline-start, inset-inline-end, text-align: start and the like.").toEqual([]);
  });

  it("that are listed are still there", () => {
    const gone = Object.keys(allowed).filter(
      (file) => physicalLines(readFileSync(join(root, file), "utf8")).length === 0,
    );
    expect(gone).toEqual([]);
  });
});
