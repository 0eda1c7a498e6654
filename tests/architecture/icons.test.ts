import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { editIcons } from "../../src/ui/icons/edit-icons.ts";

test("each icon is drawn once, under one name", () => {
  const names = Map.groupBy(Object.entries(editIcons), ([, path]) => path.replaceAll(/\s/g, ""));
  const twice = [...names.values()].filter((entries) => entries.length > 1);
  expect(twice.map((entries) => entries.map(([name]) => name))).toEqual([]);
});

test("icons are drawn in src/ui/icons and nowhere else", () => {
  const drawing = globSync("src/**/*.{ts,tsx}").filter((file) =>
    /viewBox="0 0 24 24"/.test(readFileSync(file, "utf8")),
  );
  expect(drawing).toEqual(["src/ui/icons/Drawing.tsx"]);
});
