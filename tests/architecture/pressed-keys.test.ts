import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Where a key is compared that input methods use too: Escape drops their candidates, Enter takes one. */
const compared = /key\b[^\n]{0,12}[!=]== "(?:Escape|Enter)"|case "(?:Escape|Enter)":/;

/** Where nothing is typed, so that no input method is at work, or the composing is looked at otherwise. */
const untyped: Readonly<Record<string, string>> = {
  "src/blocks/category-menu/keys.ts": "a menu of links",
  "src/blocks/certificate-editor/Stage.tsx": "the elements of a drawing",
  "src/blocks/exam-paper-editor/use-question-drag.ts": "a drag",
  "src/browser/inline/mode.ts": "an inline script, which imports nothing and looks at isComposing itself",
  "src/studio/outline/row-keys.ts": "rows of an outline",
};

it("a key that input methods use too is read by pressedKey, so that none of them closes a form or takes a row", () => {
  const found = globSync("src/**/*.{ts,tsx}")
    .filter((file) => !/\.test\.tsx?$|\/(?:generated|testing)\//.test(file))
    .filter((file) => {
      const text = readFileSync(file, "utf8");
      return compared.test(text) && !text.includes("pressedKey(");
    })
    .toSorted();
  expect(found).toEqual(Object.keys(untyped).toSorted());
});

it("such a comparison is found in each of its forms", () => {
  for (const line of ['event.key === "Escape" && close()', 'if (key !== "Enter" || shift) return;', 'case "Escape":'])
    expect(compared.test(line), line).toBe(true);
});
