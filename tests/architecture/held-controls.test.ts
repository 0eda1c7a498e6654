import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** A control that is disabled until the page runs: what is pressed before would be lost. */
const lost = /disabled=\{[^}]*!(?:isHydrated|hydrated)\b/;

/** A form takes over by itself what was sent before it ran (`forms/typed-before.ts`). */
const takesOver = ["src/forms/FormView.tsx"];

it("a control that needs JavaScript takes its state from useHeld, so that a press before the code came is not lost", () => {
  const found = globSync("src/**/*.tsx").filter(
    (file) => !file.endsWith(".test.tsx") && lost.test(readFileSync(file, "utf8")),
  );
  expect(found).toEqual(takesOver);
});
