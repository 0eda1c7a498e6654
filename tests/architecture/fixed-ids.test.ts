import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** An id that each copy of a component would share. */
const fixed = /\bid="[a-zA-Z][\w-]*"/;

/** Of these one is on a page at most. */
const single: Readonly<Record<string, string>> = {
  "src/blocks/certificate-editor/ImageField.tsx": "a modal dialog",
  "src/blocks/course-editor/bar/ConflictDialog.tsx": "a modal dialog",
  "src/blocks/course-editor/bar/Missing.tsx": "a modal dialog",
  "src/blocks/course-editor/outline/EntryMenu.tsx": "names of entries of a menu, which are no ids of elements",
  "src/blocks/course-editor/outline/Outline.tsx": "an editor that is a whole page",
  "src/blocks/course-editor/panel/MediaDialog.tsx": "a modal dialog",
  "src/blocks/course-editor/panel/Panel.tsx": "an editor that is a whole page",
  "src/blocks/custom-view/CustomView.tsx": "an address that links lead to",
  "src/blocks/exam-paper-editor/PickDialog.tsx": "a modal dialog",
  "src/blocks/exam-sheet/HandedIn.tsx": "an exam that is a whole page",
  "src/blocks/exam-sheet/SubmitSheet.tsx": "a modal dialog",
};

it("a block makes its ids of its key or by useId: two on a page would share a fixed one", () => {
  const found = globSync("src/blocks/**/*.tsx")
    .filter((file) => !file.endsWith(".test.tsx") && fixed.test(readFileSync(file, "utf8")))
    .toSorted();
  expect(found).toEqual(Object.keys(single).toSorted());
});
